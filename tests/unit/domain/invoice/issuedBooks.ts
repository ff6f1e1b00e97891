import fc from 'fast-check';
import { bookedPayments } from '@/domain/invoice/bookedPayments';
import { creditableLines, creditOf } from '@/domain/invoice/credit';
import { creditContent } from '@/domain/invoice/creditContent';
import type { Invoice } from '@/domain/invoice/invoice';
import {
  afterCredit,
  type InvoiceContent,
  numbered,
  receivableOf,
} from '@/domain/invoice/invoiceContent';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { formatInvoiceLine, type InvoiceLine } from '@/domain/invoice/invoiceLine';
import { contentOfDraft } from '@/domain/invoice/invoiceOfDraft';
import { returnFault } from '@/domain/invoice/orderInvoice';
import { usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import { paidBy } from '@/domain/invoice/payment';
import { noDiscount } from '@/domain/order/orderLine';
import { leftOre, type Payment, type ReceivableFields } from '@/domain/invoice/receivable';
import type { SeriesFields } from '@/domain/invoice/series';
import type { BookedPayment } from '@/domain/invoice/vouchers';
import type { Entry } from '@/domain/values/live';
import { vatRates } from '@/domain/values/vat';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { company } from '../../../support/company';
import { customerFields } from '../../../support/customers';

const anyLine: fc.Arbitrary<InvoiceLine> = fc
  .record({
    kind: fc.constantFrom('labour', 'part', 'package'),
    milliQty: fc.oneof(
      { arbitrary: fc.constant(1000), weight: 8 },
      { arbitrary: fc.integer({ min: 1, max: 99_999 }), weight: 8 },
      // A return of some of it.
      { arbitrary: fc.integer({ min: -9999, max: -1 }), weight: 1 },
    ),
    unit: fc.constantFrom('h', 'st', 'l'),
    unitOre: fc.integer({ min: 1, max: 999_999 }),
    discount: fc.oneof(
      fc.constant(noDiscount),
      fc.integer({ min: 0, max: 9000 }).map((discountBp) => ({ discountBp, discountOre: 0 })),
      fc.integer({ min: 1, max: 9999 }).map((discountOre) => ({ discountBp: 0, discountOre })),
    ),
    vatRate: fc.constantFrom(...vatRates),
    text: fc.constantFrom('Olja', 'Byta "bromsar" & <skivor>', 'Däck {fram}'),
  })
  .map(({ discount, ...rest }) => ({ ...rest, ...discount }));
const anyBusiness = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  discountBp: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9000 })),
  pricesInclVat: fc.boolean(),
  isCompany: fc.boolean(),
  /** In tenths of what there is: parts that are paid, a credited share of each line, a last payment of the rest. */
  paid: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
  creditedMilli: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1000 })),
  method: fc.constantFrom('bank' as const, 'swish' as const, 'card' as const, 'cash' as const),
});

const since = { createdAt: new Date('2026-01-01T00:00:00Z'), createdBy: 'kim' };
const stamps = { ...since, updatedAt: since.createdAt, updatedBy: 'kim' };
const parties = {
  workshop: {
    ...{ ...starterWorkshop, ...company, name: 'Ekens bil', ...stamps },
    ...{ checklistDone: true, owners: ['kim'] },
  },
  settings: { ...usualInvoiceSettings, bankgiro: '50501055' },
  ...{ vehicle: undefined, ourReference: 'Kim Ek' },
};
const buyer = (isCompany: boolean) => ({
  ...{ id: 'buyer', pending: false },
  data: {
    ...customerFields(
      isCompany
        ? { kind: 'company', organisationNumber: '5566778899', name: 'Åkeri & Co AB' }
        : { name: 'Anna Berg' },
    ),
    ...stamps,
  },
});

/** A year of invoices and credits, what is paid for them and what is owed after all of it. */
export interface Books {
  documents: Invoice[];
  payments: BookedPayment[];
  receivables: ReceivableFields[];
}

/**
 * `count` invoices with their part payments and credits, issued and noted as the app does it; in the end every invoice is paid to
 * the öre, or not as `lastIsPaid` says. The same at every call.
 */
export function issuedBooks(count: number, lastIsPaid = true): Books {
  const documents: Invoice[] = [];
  const payments: Entry<Payment>[] = [];
  const receivables: ReceivableFields[] = [];
  let series: SeriesFields | null = null;
  let minutes = 0;
  const now = () => new Date(since.createdAt.getTime() + minutes * 60_000);
  const today = () => now().toISOString().slice(0, 10);

  function issue(content: InvoiceContent) {
    minutes += 1;
    const issued = numbered(content, { series, today: today(), hasLengthDigit: false });
    series = issued.series;
    const data: Invoice = { ...issued.invoice, createdBy: 'kim', createdAt: now() };
    documents.push(data);
    return { ...issued, data };
  }

  for (const each of fc.sample(anyBusiness, { numRuns: count, seed: 14 })) {
    const { discountBp, pricesInclVat, isCompany, method } = each;
    // No invoice has more returns than sales of a rate.
    const sold = each.lines.filter(
      ({ milliQty }) => milliQty > 0 || returnFault(each.lines, each) === null,
    );
    const lines = sold.map(formatInvoiceLine);
    const draft = { ...newInvoiceDraft, discountBp, pricesInclVat, lines };
    const content = contentOfDraft(draft, { ...parties, customer: buyer(isCompany) }, null);
    if (content.payableOre === 0) continue;
    const { id, data } = issue(content);
    let owed = receivableOf(data);
    const pay = (amountOre: number) => {
      if (amountOre === 0) return;
      minutes += 1;
      const payment = {
        ...{ invoiceId: id, amountOre, paidOn: today(), method, reference: null, correctsId: null },
        ...{ createdBy: 'kim', createdAt: now() },
      };
      const paymentId = `p${payments.length}`;
      payments.push({ id: paymentId, data: payment, pending: false });
      owed = { ...owed, ...paidBy(owed, paymentId, payment) };
    };
    for (const tenths of each.paid) pay(Math.floor((data.payableOre * tenths) / 10));
    const quantities = creditableLines(data, []).map(({ place, leftMilliQty }) => {
      return [place, Math.trunc((leftMilliQty * each.creditedMilli) / 1000)] as const;
    });
    const parts = creditOf(data, [], new Map(quantities));
    if (parts)
      owed = { ...owed, ...afterCredit(owed, issue(creditContent({ id, data }, parts, data))) };
    if (lastIsPaid) pay(leftOre(owed));
    receivables.push(owed);
  }
  const credits = documents.filter(({ creditsId }) => creditsId !== null);
  const known = { invoices: documents, payments, credits };
  return { documents, payments: bookedPayments(payments, known), receivables };
}
