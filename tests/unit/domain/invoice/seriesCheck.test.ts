import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import type { Invoice, InvoiceFields } from '@/domain/invoice/invoice';
import type { Payment, Receivable } from '@/domain/invoice/receivable';
import { checkSeries, type SeriesRead } from '@/domain/invoice/seriesCheck';
import { seriesFindingText } from '@/domain/invoice/seriesFindingText';
import { forged } from '../../../support/forged';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { owed, paid } from '../../../support/owed';
import { issuedBooks } from './issuedBooks';

const today = parseDate('2026-11-27');
const stamps = { createdAt: new Date(0), createdBy: 'kim', updatedAt: new Date(0) };
const entry = <T>(id: string, data: T) => ({ id, data, pending: false });
const issued = (values: Partial<InvoiceFields> = {}): Invoice => ({
  ...issuedInvoice(values),
  ...stamps,
});
const owing = (values = {}): Receivable => ({ ...owed(10_001, values), ...stamps });
const payment = (values = {}): Payment => ({ ...paid(values), ...stamps });

/** One invoice with what is owed for it, and nothing around it, unless the values differ. */
function read(values: Partial<SeriesRead> = {}): SeriesRead {
  return {
    ...{ documents: [entry('F10001', issued())], before: [], after: [], others: [] },
    series: { first: 10_001, last: 10_001, lastOn: '2026-11-20', ...stamps },
    ...{ receivables: [entry('F10001', owing())], payments: [], noted: new Set() },
    ...{ unreadable: [], unreadableBeside: [] },
    ...values,
  };
}
const told = (of: SeriesRead) =>
  checkSeries(of, null, today).map(
    (finding) => `${finding.id}: ${seriesFindingText(finding).replaceAll('\u00a0', ' ')}`,
  );

describe('The check of a series', () => {
  it('finds nothing in what the app issued, credited and was paid', () => {
    const { documents, payments, receivables } = issuedBooks(200);
    const numbers = documents.map(({ number }) => number);
    const noted = payments.map((each, place) => entry(`p${place}`, each.payment));
    expect(
      told({
        ...read(),
        documents: documents.map((data) => entry(`F${data.number}`, data)),
        series: { first: 10_001, last: Math.max(...numbers), lastOn: '2026-01-02', ...stamps },
        receivables: receivables.map((each) => entry(`F${each.number}`, { ...each, ...stamps })),
        ...{ payments: noted, noted: new Set(noted.map(({ id }) => id)) },
      }),
    ).toEqual([]);
    expect(told(read())).toEqual([]);
  });

  it('finds what lacks, also at both ends, what is there twice, and days that go back', () => {
    const number = (of: number, issuedOn: string) =>
      issued({ number: of, issuedOn, kind: 'credit' });
    const rest = { lines: [], net25Ore: 0, vat25Ore: 0, netOre: 0, vatOre: 0, grossOre: 0 };
    const credit = (of: number, issuedOn = '2026-11-20') =>
      entry(`F${of}`, {
        ...{ ...number(of, issuedOn), ...rest, roundingOre: 0, payableOre: 0 },
        creditsId: 'F10001',
      });
    expect(
      told(
        read({
          documents: [
            ...[credit(10_003), credit(10_006, '2026-11-19'), credit(10_006)],
            { ...credit(10_008), id: 'F10009' },
          ],
          ...{ others: [entry('F10001', issued())], receivables: [] },
          series: { first: 10_001, last: 10_010, lastOn: '2026-11-20', ...stamps },
          unreadable: ['F10005'],
        }),
      ),
    ).toEqual([
      'F10003: Nummer 10001–10002 saknas.',
      'F10005: Kan inte läsas: den är skriven på ett sätt som appen inte känner till.',
      'F10006: Nummer 10004 saknas.',
      'F10006: Fakturadatum 2026-11-19 är tidigare än på 10003, som har 2026-11-20.',
      'F10006: Numret finns två gånger.',
      'F10008: Nummer 10007 saknas.',
      'F10008: Nummer 10009–10010 saknas.',
      'F10009: Dokumentet har numret 10008, och det hör till en annan plats i serien.',
    ]);
  });

  it('takes what cannot be read for a document that is there', () => {
    const on = { number: 10_003, issuedOn: '2026-11-20' };
    expect(
      told(
        read({
          documents: [entry('F10003', issued(on))],
          before: [issued()],
          series: { first: 10_001, last: 10_003, lastOn: '2026-11-20', ...stamps },
          receivables: [entry('F10003', owing(on))],
          unreadableBeside: ['F10002'],
        }),
      ),
    ).toEqual([]);
    const paidUnread = entry('p1', payment({ invoiceId: 'F10002' }));
    expect(
      told(read({ unreadable: ['F10002'], payments: [paidUnread], noted: new Set(['p1']) })),
    ).toEqual(['F10002: Kan inte läsas: den är skriven på ett sätt som appen inte känner till.']);
  });

  it('finds sums, sellers and credits that differ', () => {
    const { seller } = issuedInvoice();
    const other = { ...seller, bankgiro: '51510000' };
    const credit = issued({
      ...{ number: 10_002, kind: 'credit', creditsId: 'F10001' },
      ...{ net25Ore: -160_000, vat25Ore: -40_000, netOre: -160_000, vatOre: -40_000 },
      ...{ grossOre: -200_000, roundingOre: 0, payableOre: -200_000 },
      lines: ['part|-1000|st|200000|0|25|Olja'],
    });
    const lost = { ...credit, number: 10_003, creditsId: 'F9' };
    expect(
      told(
        read({
          documents: [
            entry('F10001', issued({ ...forged, seller: other })),
            ...[entry('F10002', credit), entry('F10003', lost)],
          ],
          ...{ before: [issued({ number: 10_000 })], after: [issued({ number: 10_004 })] },
          receivables: [entry('F10001', owing({ creditedOre: 200_000 }))],
        }),
      ),
    ).toEqual([
      'F10001: Fakturans belopp är inte det som raderna ger.',
      'F10001: Underlaget för 25 % moms är −8 000,00 kr. På en faktura kan det inte vara mindre än noll.',
      'F10001: Bankgirot på fakturan, 5151-0000, är ett annat än på fakturorna före och efter (5050-1055).',
      'F10001: Krediterad med 1 990,00 kr mer än fakturan är på.',
      'F10001: Underlaget med 25 % moms är krediterat med 9 600,00 kr mer än fakturan är på.',
      'F10001: Att betala är 1 793,00 kr i kundreskontran, men dokumenten ger 10,00 kr.',
      'F10003: Krediterar en faktura som inte finns.',
    ]);
  });

  it('finds payments of nothing, unlike what is owed, and of days that cannot be', () => {
    const payments = [
      entry('p1', payment({ amountOre: 200_000 })),
      entry('p2', payment({ paidOn: '2019-01-01', amountOre: 100 })),
      entry('p3', payment({ invoiceId: 'F77' })),
    ];
    expect(
      told(
        read({
          ...{ payments, noted: new Set(payments.map(({ id }) => id)) },
          receivables: [entry('F10001', owing({ paidOre: 200_000 }))],
        }),
      ),
    ).toEqual([
      'F77: En betalning på 500,00 kr, 2026-11-02, gäller faktura 77, som inte finns eller är en kreditfaktura.',
      'F10001: Betalt är 2 000,00 kr i kundreskontran, men dokumenten ger 2 001,00 kr.',
      'F10001: En betalning på 1,00 kr har dagen 2019-01-01, som inte kan stämma.',
    ]);
    expect(told(read({ receivables: [] }))).toEqual(['F10001: Saknas i kundreskontran.']);
  });
});
