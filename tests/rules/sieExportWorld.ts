import { usualAccounts } from '@/domain/invoice/invoiceSettings';
import type { Fields } from '../../scripts/firestoreValue';

/** The second export of a workshop, whose series reaches to 10005. */
export const sieExport = {
  ...{ number: 2, invoicesTo: 10_003, paymentsTo: new Date('2026-01-02T03:04:05Z') },
  ...{ method: 'invoice', accounts: { ...usualAccounts }, vouchers: 3 },
} satisfies Fields;

/** The exports to the bookkeeping before every request. */
export const sieExportDocuments: Record<string, Fields> = {
  'workshops/own/sieExports/1': { ...sieExport, number: 1, invoicesTo: 10_002 },
  'workshops/own/sieExports/2': sieExport,
};
