import { bookedPayments } from '@/domain/invoice/bookedPayments';
import { reachAt, type SieExportFields, unexported } from '@/domain/invoice/sieExport';
import { vouchersOf } from '@/domain/invoice/vouchers';
import type { DemoInvoice } from './invoices';
import { invoiceSettings } from './workshop';

/** The places among the invoices after which an owner fetched SIE files. */
const places = [40, 80];
const by = 'demo-owner';

/** The exports to the bookkeeping of the demo, each of what the one before it has not. */
export function demoSieExports(
  invoices: readonly DemoInvoice[],
): { values: SieExportFields; createdAt: Date }[] {
  const { method, accounts } = invoiceSettings;
  const documents = invoices.map(({ values, createdAt }) => {
    return { ...values, createdAt, createdBy: by };
  });
  const payments = invoices.flatMap(({ payment }) =>
    payment
      ? [
          {
            ...{ id: payment.id, pending: false },
            data: { ...payment.values, createdAt: payment.createdAt, createdBy: by },
          },
        ]
      : [],
  );
  const made: { values: SieExportFields; createdAt: Date }[] = [];
  for (const { createdAt } of invoices.filter((_, place) => places.includes(place))) {
    const after = made.at(-1)?.values ?? unexported;
    const { paymentsTo } = reachAt(createdAt, after);
    const issued = documents.filter(
      (each) => each.number > after.invoicesTo && each.createdAt <= createdAt,
    );
    const noted = payments.filter(
      ({ data }) => data.createdAt > after.paymentsTo && data.createdAt <= paymentsTo,
    );
    const booked = bookedPayments(noted, { invoices: documents, payments: [], credits: [] });
    const vouchers = vouchersOf({ invoices: issued, payments: booked }, invoiceSettings).length;
    const invoicesTo = issued.at(-1)?.number ?? after.invoicesTo;
    const values = { number: made.length + 1, invoicesTo, paymentsTo, method, accounts, vouchers };
    made.push({ values, createdAt });
  }
  return made;
}
