import { invoiceName } from '@/domain/invoice/invoice';
import { bookkeepingMethodLabels, formatAccounts } from '@/domain/invoice/invoiceSettings';
import {
  paymentDocument,
  paymentLabels,
  paymentMethodLabels,
  receivableDocument,
  receivableLabels,
} from '@/domain/invoice/receivable';
import { sieExportDocument, sieExportLabels } from '@/domain/invoice/sieExport';
import { formatMoney } from '@/domain/values/money';
import type { Collection } from './collection';
import { fieldsOf, formatInstant, labelIn, namedIn, yesOrNo } from './field';

/** The receivables, the payments and the exports to the bookkeeping, for the map of all collections. */
export const receivableCollections = {
  receivables: {
    one: 'Kundfordran',
    fields: fieldsOf(receivableDocument, receivableLabels, {
      number: String,
      customerId: namedIn('customers', 'en kund i registret'),
      buyerName: String,
      ocr: String,
      issuedOn: String,
      dueOn: String,
      payableOre: formatMoney,
      paidOre: formatMoney,
      creditedOre: formatMoney,
      isSettled: yesOrNo,
      lastPaymentId: () => yesOrNo(true),
      lastCreditId: invoiceName,
      remindedOn: String,
      reminders: String,
    }),
    together: [['remindedOn', 'reminders']],
    title: invoiceName,
    exported: { as: 'kundfordringarna', page: 500 },
    // Receivables are accounting records, which are kept for seven years with the invoice that they tell of.
    customers: { merging: 'followed', anonymising: 'kept', extract: 'listed' },
  },
  payments: {
    one: 'Betalning',
    fields: fieldsOf(paymentDocument, paymentLabels, {
      invoiceId: invoiceName,
      amountOre: formatMoney,
      paidOn: String,
      method: labelIn(paymentMethodLabels),
      reference: String,
      correctsId: () => yesOrNo(true),
    }),
    exported: { as: 'betalningarna', page: 500 },
    customers: {
      merging: 'followed',
      anonymising: 'kept',
      extract: { leftOut: 'A receivable tells what has been paid.' },
    },
    onlyAdded: true,
  },
  sieExports: {
    one: 'SIE-export',
    fields: fieldsOf(sieExportDocument, sieExportLabels, {
      number: String,
      invoicesTo: String,
      paymentsTo: formatInstant,
      method: labelIn(bookkeepingMethodLabels),
      sieSeries: String,
      accounts: formatAccounts,
      vouchers: String,
    }),
    title: (id) => `SIE-export ${id}`,
    exported: { as: 'SIE-exporterna', page: 500 },
    customers: 'unconcerned',
    onlyAdded: true,
  },
} satisfies Record<string, Collection>;
