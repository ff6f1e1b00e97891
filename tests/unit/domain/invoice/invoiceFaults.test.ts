import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import type { Invoice, InvoiceFields, Seller } from '@/domain/invoice/invoice';
import {
  creditedTooMuch,
  invoiceFaults,
  isOfCreditedLines,
  sumFaults,
} from '@/domain/invoice/invoiceFaults';
import { invoiceFaultText, sellerFaultText } from '@/domain/invoice/invoiceFaultText';
import { historyAt, neighbourCount, sellerFaults } from '@/domain/invoice/sellerFaults';
import { amount } from '../../../support/amount';
import { forged } from '../../../support/forged';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { issuedBooks } from './issuedBooks';

const today = parseDate('2026-11-27');

function issued(values: Partial<InvoiceFields> = {}): Invoice {
  return { ...issuedInvoice(values), createdAt: new Date(0), createdBy: 'kim' };
}
const credit = issued({
  ...{ number: 10_002, kind: 'credit', creditsId: 'F10001' },
  lines: ['labour|-1500|h|119500|0|25|Felsökning'],
  ...{ net25Ore: -143_400, vat25Ore: -35_850, netOre: -143_400, vatOre: -35_850 },
  ...{ grossOre: -179_250, roundingOre: -50, payableOre: -179_300 },
});
const kinds = (invoice: Invoice) => invoiceFaults(invoice, today).map(({ kind }) => kind);
const texts = (invoice: Invoice) =>
  invoiceFaults(invoice, today).map((fault) =>
    invoiceFaultText(fault, invoice).replaceAll('\u00a0', ' '),
  );

describe('An invoice or a credit', () => {
  it('has no fault as the app issues it, nor as it credits it', () => {
    const { documents } = issuedBooks(amount(2000, 200));
    const credits = documents.filter(({ kind }) => kind === 'credit');
    expect(credits.length).toBeGreaterThan(20);
    expect(documents.filter((each) => sumFaults(each).length > 0)).toEqual([]);
    for (const each of credits) {
      const [invoice] = documents.filter(({ number }) => `F${number}` === each.creditsId);
      expect(invoice && isOfCreditedLines(each, invoice, [])).toBe(true);
      expect(invoice && creditedTooMuch(invoice, [each])).toEqual({ payableOre: 0, rates: [] });
    }
    expect(kinds(issued())).toEqual([]);
    expect(kinds(credit)).toEqual([]);
  });

  it('is told of where the base of a rate has the sign of the other type', () => {
    expect(texts(issued({ ...forged, deductions: ['25|800000|200000|Avgår'] }))).toEqual([
      'Fakturans belopp är inte det som raderna ger.',
      'Underlaget för 25 % moms är −8 000,00 kr. På en faktura kan det inte vara mindre än noll.',
    ]);
    const less = issued({ ...forged, kind: 'credit', creditsId: 'F10001' });
    expect(texts(less)).toEqual([
      'Underlaget utan moms är 10 010,00 kr. På en kreditfaktura kan det inte vara mer än noll.',
      'Kreditfakturan höjer det som ska betalas, med 10,00 kr.',
    ]);
    expect(kinds(issued({ net25Ore: -143_400, vat25Ore: -35_850 }))).toContain('baseSign');
  });

  it('is told of where lines, rates, total, VAT or rounding differ', () => {
    expect(kinds(issued({ lines: ['labour|1000|h|119500|0|25|Felsökning'] }))).toEqual(['lines']);
    const moved = { net25Ore: 143_401, vat25Ore: 35_849, netOre: 143_401, vatOre: 35_849 };
    expect(kinds(issued(moved))).toEqual(['lines', 'vat']);
    expect(texts(issued({ grossOre: 179_251 }))).toEqual([
      'Summa är 1 792,51 kr, men delarna ger 1 792,50 kr.',
    ]);
    expect(texts(issued({ payableOre: 179_200 }))).toEqual([
      'Att betala är 1 792,00 kr, men delarna ger 1 793,00 kr.',
    ]);
    expect(texts(issued({ roundingOre: 51, payableOre: 179_301 }))).toEqual([
      'Öresavrundningen är 0,51 kr. Den kan vara högst 50 öre.',
    ]);
    const untaxed = { vat25Ore: 0, vatOre: 0, grossOre: 143_400, roundingOre: 0 };
    expect(texts(issued({ ...untaxed, payableOre: 143_400 }))).toEqual([
      'Fakturans belopp är inte det som raderna ger.',
      'Momsen 25 % är 0,00 kr, men underlaget är 1 434,00 kr.',
    ]);
  });

  it('is told of where its days cannot be; a clock may be a day fast', () => {
    expect(kinds(issued({ issuedOn: '2026-11-28' }))).toEqual([]);
    expect(texts(issued({ issuedOn: '2026-11-29' }))).toEqual([
      'Fakturadatum är 2026-11-29, och den dagen har inte varit än.',
    ]);
    expect(texts(issued({ dueOn: '2026-11-19' }))).toEqual([
      'Förfallodagen 2026-11-19 är före fakturadatum 2026-11-20.',
    ]);
    expect(kinds(issued({ dueOn: '2027-02-18' }))).toEqual([]);
    expect(texts(issued({ dueOn: '2027-02-19' }))).toEqual([
      'Förfallodagen 2027-02-19 är mer än 90 dagar efter fakturadatum 2026-11-20.',
    ]);
  });

  it('credits what its lines say, or all that is left, and no more than there is', () => {
    const part = issued({
      ...{ kind: 'credit', lines: ['labour|-500|h|119500|0|25|Felsökning'] },
      ...{ net25Ore: -47_800, vat25Ore: -11_950, netOre: -47_800, vatOre: -11_950 },
      ...{ grossOre: -59_750, roundingOre: 0, payableOre: -59_750 },
    });
    expect(isOfCreditedLines(part, issued(), [])).toBe(true);
    expect(isOfCreditedLines(credit, issued(), [])).toBe(true);
    expect(isOfCreditedLines({ ...part, net25Ore: -47_799 }, issued(), [])).toBe(false);
    expect(isOfCreditedLines(credit, issued(), [part])).toBe(false);
    expect(creditedTooMuch(issued(), [credit, part])).toEqual({
      payableOre: 59_750,
      rates: [{ vatRate: 25, netOre: 47_800 }],
    });
  });
});

describe('The seller of an invoice', () => {
  const own = issuedInvoice().seller;
  const [a, b, c] = [own, { ...own, bankgiro: '51510000' }, { ...own, bankgiro: '52520009' }];
  /** The places of a series, of which each letter is a seller, whose bankgiro is another one. */
  const suspected = (sellers: Seller[], now: Seller | null) =>
    sellers.flatMap((seller, place) => {
      const others = sellers.map((each) => ({ seller: each }));
      return sellerFaults(seller, historyAt(others, place, now)).length > 0 ? [place] : [];
    });
  const times = (count: number, seller: Seller) => Array.from({ length: count }, () => seller);

  it('differs where a bankgiro comes and goes, also at the end of the series', () => {
    expect(suspected([...times(6, a), b, ...times(6, a)], a)).toEqual([6]);
    expect(suspected([...times(6, a), b, b, ...times(6, a)], a)).toEqual([6, 7]);
    expect(suspected([...times(6, a), b], a)).toEqual([6]);
    expect(suspected([...times(6, a), b, a, a], b)).toEqual([6]);
    expect(suspected([...times(6, a), b, ...times(6, c)], c)).toEqual([6]);
  });

  it('does not differ by a change that lasts, also one that was taken back later', () => {
    expect(suspected([...times(6, a), ...times(6, b)], b)).toEqual([]);
    expect(suspected([...times(6, a), b], b)).toEqual([]);
    expect(suspected([...times(6, a), ...times(12, b), ...times(6, a)], a)).toEqual([]);
    expect(suspected([...times(6, a), ...times(6, b), ...times(6, c)], c)).toEqual([]);
    expect(suspected(times(6, a), b)).toEqual([]);
    expect(suspected([b, ...times(6, a)], a)).toEqual([]);
    expect(suspected([...times(6, a), b], null)).toEqual([]);
  });

  it('is told of field by field, with what the others have', () => {
    const history = { before: times(neighbourCount, own), after: times(1, own), now: own };
    const tell = (values: Partial<Seller>, around = history) =>
      sellerFaults({ ...own, ...values }, around).map((fault) =>
        sellerFaultText(fault, { kind: 'invoice' }).replaceAll('\u00a0', ' '),
      );
    expect(tell({ phone: '08-123', email: 'ny@eken.example' })).toEqual([]);
    expect(tell({ bankgiro: '51510000', organisationNumber: '5560000167' })).toEqual([
      'Bankgirot på fakturan, 5151-0000, är ett annat än på fakturorna före och efter (5050-1055).',
      'Säljarens organisationsnummer på fakturan, 556000-0167, är ett annat än på fakturorna före och efter (443210-9876).',
    ]);
    expect(tell({ swish: '1237856901', bankgiro: null })).toEqual([
      'Bankgirot saknas på fakturan, men står på fakturorna före och efter (5050-1055).',
      'Swish-numret på fakturan, 123 785 69 01, är ett annat än på fakturorna före och efter (inget alls).',
    ]);
    expect(tell({ name: 'Boken bil' }, { ...history, after: [] })).toEqual([
      'Säljarens namn på fakturan, Boken bil, är ett annat än på fakturorna före och i inställningarna nu (Ekens bil).',
    ]);
    expect(tell({ bankgiro: '53530008' }, { before: [a], after: [c], now: c })).toEqual([
      'Bankgirot på fakturan, 5353-0008, är ett annat än på fakturorna före (5050-1055) och efter (5252-0009).',
    ]);
  });
});
