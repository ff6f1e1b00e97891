import fc from 'fast-check';
import { creditableLines, creditOf } from '@/domain/invoice/credit';
import type { Invoice } from '@/domain/invoice/invoice';
import { formatInvoiceLine, type InvoiceLine } from '@/domain/invoice/invoiceLine';
import { invoiceSums } from '@/domain/invoice/invoiceSums';
import type { Payment } from '@/domain/invoice/receivable';
import type { BookedPayment } from '@/domain/invoice/vouchers';
import { vatRates } from '@/domain/values/vat';
import { issuedInvoice } from '../../../support/issuedInvoice';

const anyLine: fc.Arbitrary<InvoiceLine> = fc.record({
  kind: fc.constantFrom('labour', 'part', 'package'),
  milliQty: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 99_999 })),
  unit: fc.constantFrom('h', 'st', 'l'),
  unitOre: fc.integer({ min: 1, max: 999_999 }),
  discountBp: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9000 })),
  vatRate: fc.constantFrom(...vatRates),
  text: fc.constantFrom('Olja', 'Byta "bromsar" & <skivor>', 'Däck {fram}'),
});
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

/** A year of invoices and credits with what is paid for them; in the end every invoice is paid to the öre. */
export interface Books {
  documents: Invoice[];
  payments: BookedPayment[];
}

/** `count` invoices, their credits and payments; the same at every call. */
export function issuedBooks(count: number): Books {
  const books: Books = { documents: [], payments: [] };
  let number = 10_000;
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1) + (second += 1) * 60_000);
  const onDay = () => new Date(Date.UTC(2026, 0, 1) + second * 60_000).toISOString().slice(0, 10);
  for (const each of fc.sample(anyBusiness, { numRuns: count, seed: 14 })) {
    const { lines, discountBp, pricesInclVat, isCompany } = each;
    const sums = invoiceSums({ lines, discountBp, pricesInclVat, deductions: [] });
    if (sums.payableOre === 0) continue;
    const about = { pricesInclVat, discountBp, lines: lines.map(formatInvoiceLine), ...sums };
    const invoice: Invoice = {
      ...issuedInvoice({ ...about, number: (number += 1), ocr: String(number), issuedOn: onDay() }),
      ...{ createdBy: 'kim', createdAt: now() },
    };
    if (isCompany) {
      const organisationNumber = '5566778899';
      Object.assign(invoice.buyer, { kind: 'company', organisationNumber, name: 'Åkeri & Co AB' });
    }
    books.documents.push(invoice);
    const former: Payment[] = [];
    const credits: Invoice[] = [];
    const pay = (amountOre: number) => {
      if (amountOre === 0) return;
      const payment: Payment = {
        ...{ invoiceId: `F${invoice.number}`, amountOre, paidOn: onDay(), method: each.method },
        ...{ reference: null, correctsId: null, createdBy: 'kim', createdAt: now() },
      };
      books.payments.push({ payment, invoice, former: [...former], credits });
      former.push(payment);
    };
    const paidOre = () => former.reduce((sum, { amountOre }) => sum + amountOre, 0);
    for (const tenths of each.paid) pay(Math.floor((invoice.payableOre * tenths) / 10));
    const quantities = creditableLines(invoice, []).map(({ place, leftMilliQty }) => {
      return [place, Math.floor((leftMilliQty * each.creditedMilli) / 1000)] as const;
    });
    const parts = creditOf(invoice, [], new Map(quantities));
    if (parts) {
      const own = {
        number: (number += 1),
        kind: 'credit',
        creditsId: `F${invoice.number}`,
      } as const;
      const days = { issuedOn: onDay(), createdAt: now() };
      const credit: Invoice = { ...invoice, ...own, ...days, ...parts, ocr: String(own.number) };
      books.documents.push(credit);
      credits.push(credit);
    }
    const owed = [invoice, ...credits].reduce((sum, { payableOre }) => sum + payableOre, 0);
    pay(owed - paidOre());
  }
  return books;
}
