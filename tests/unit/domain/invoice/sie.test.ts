import { parseDate } from '@internationalized/date';
import { describe, expect, it, test } from 'vitest';
import { parse, pick } from 'valibot';
import { toCp437 } from '@/domain/invoice/cp437';
import type { Invoice } from '@/domain/invoice/invoice';
import {
  invoiceSettingsDraft,
  usualAccounts,
  usualInvoiceSettings,
} from '@/domain/invoice/invoiceSettings';
import { invoicesCsv } from '@/domain/invoice/invoicesCsv';
import { leftOre, type Payment } from '@/domain/invoice/receivable';
import { type BookKeeper, sieFiles } from '@/domain/invoice/sie';
import { vatSummary } from '@/domain/invoice/vatSummary';
import { type Voucher, vouchersOf } from '@/domain/invoice/vouchers';
import { fiscalYearDays, type FiscalYearEnd } from '@/domain/values/fiscalYear';
import { forged } from '../../../support/forged';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { readSie, type ReadVoucher } from '../../../support/sieReader';
import { issuedBooks } from './issuedBooks';

const today = parseDate('2026-11-20');
const keeper = {
  ...{ name: 'Exempelverkstaden AB', organisationNumber: '4432109876' },
  fiscalYearEnd: '12-31' as const,
};
/** The only file of these vouchers. */
function fileOf(vouchers: readonly Voucher[], own: Partial<BookKeeper> = {}) {
  const files = sieFiles({ ...keeper, ...own }, vouchers, usualInvoiceSettings, today);
  expect(files).toHaveLength(1);
  return files[0]?.bytes ?? new Uint8Array();
}
const cash = { ...usualInvoiceSettings, method: 'cash' as const };

function invoice(values: Partial<Invoice> = {}): Invoice {
  return {
    ...issuedInvoice(),
    createdBy: 'kim',
    createdAt: new Date('2026-11-20T09:00:00Z'),
    ...values,
  };
}
function payment(amountOre: number, at = '2026-11-21T09:00:00Z'): Payment {
  return {
    ...{ invoiceId: 'F10001', amountOre, paidOn: at.slice(0, 10), method: 'bank', reference: null },
    ...{ correctsId: null, createdBy: 'kim', createdAt: new Date(at) },
  };
}
/** The example of 659 kr, with a rounding of 25 öre. */
const small = invoice({
  ...{ net25Ore: 52_700, vat25Ore: 13_175, netOre: 52_700, vatOre: 13_175, grossOre: 65_875 },
  ...{ roundingOre: 25, payableOre: 65_900, about: 'ABC123' },
  lines: ['part|1000|st|65875|0|25|Olja'],
});

const balance = ({ rows }: ReadVoucher) => rows.reduce((sum, [, ore]) => sum + ore, 0n);

describe('A file of the type SIE 4I', () => {
  it('is as the example, byte by byte', () => {
    const vouchers = vouchersOf({ invoices: [small], payments: [] }, usualInvoiceSettings);
    const expected = [
      ...['#FLAGGA 0', '#PROGRAM "Verkstadsnavet" 1.0', '#FORMAT PC8', '#GEN 20261120'],
      ...['#SIETYP 4', '#ORGNR 443210-9876', '#FNAMN "Exempelverkstaden AB"'],
      ...['#RAR 0 20260101 20261231', '#KPTYP EUBAS97', '#KONTO 1510 "Kundfordringar"'],
      ...['#KONTO 2611 "Utgående moms 25 %"', '#KONTO 3001 "Försäljning 25 %"'],
      '#KONTO 3740 "Öresavrundning"',
      ...['#VER "V" "" 20261120 "Faktura 10001 ABC123"', '{', '#TRANS 1510 {} 659.00'],
      ...['#TRANS 3001 {} -527.00', '#TRANS 2611 {} -131.75', '#TRANS 3740 {} -0.25', '}', ''],
    ].join('\r\n');
    const swedish: Record<string, string> = { å: '\x86', ö: '\x94', Ö: '\x99', ä: '\x84' };
    const written = expected.replace(/[åäöÖ]/g, (letter) => swedish[letter] ?? '');
    expect(Buffer.from(fileOf(vouchers)).toString('latin1')).toBe(written);
  });

  it('has Swedish letters in code page 437, and nothing that ends a text early', () => {
    expect([...toCp437('åäöÅÄÖéü')]).toEqual([0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x81]);
    expect(Buffer.from(toCp437('Š€日\u{1f697}ẞ')).toString('latin1')).toBe('S????');
    const name = 'Å "Ö" \\ {Däck}\n#VER';
    const text = `Faktura 1 ${'ä'.repeat(80)}`;
    const rows = [
      { account: '1510', ore: 5 },
      { account: '3001', ore: -5 },
    ];
    const vouchersOfOne = [{ on: '2026-01-02', text, rows }];
    const file = fileOf(vouchersOfOne, { name, organisationNumber: null });
    const { labels, vouchers } = readSie(file);
    expect(labels.get('#FNAMN')).toEqual(['Å "Ö" \\ {Däck} #VER']);
    expect(labels.has('#ORGNR')).toBe(false);
    expect(vouchers).toHaveLength(1);
    expect(vouchers[0]).toMatchObject({ series: 'V', on: '20260102', text: text.slice(0, 50) });
    expect(vouchers[0]?.rows).toEqual([
      ['1510', 5n],
      ['3001', -5n],
    ]);
  });

  it('has the nearest to characters that the code page has not', () => {
    const text = 'Łukasz – ”Größe” 5 × Ø60 … Türkiye ı €';
    const rows = [
      { account: '1510', ore: 1 },
      { account: '3001', ore: -1 },
    ];
    const { vouchers } = readSie(fileOf([{ on: '2026-01-02', text, rows }]));
    // Of the code page, the reader knows the Swedish letters and ü; its ß is E1.
    expect(vouchers[0]?.text).toBe('Lukasz - "Grö\xe1e" 5 x O60 ... Türkiye i EUR');
  });

  it('is one for each fiscal year, with its days', () => {
    const days = ['2026-06-30', '2026-07-01', '2027-06-30', '2025-08-01'];
    const vouchers = vouchersOf(
      { invoices: days.map((issuedOn) => invoice({ issuedOn })), payments: [] },
      usualInvoiceSettings,
    );
    const files = (fiscalYearEnd: FiscalYearEnd) =>
      sieFiles({ ...keeper, fiscalYearEnd }, vouchers, usualInvoiceSettings, today).map(
        ({ years, bytes }) => {
          const read = readSie(bytes);
          return [years, read.labels.get('#RAR')?.slice(1), read.vouchers.map(({ on }) => on)];
        },
      );
    expect(files('06-30')).toEqual([
      ['2025-2026', ['20250701', '20260630'], ['20250801', '20260630']],
      ['2026-2027', ['20260701', '20270630'], ['20260701', '20270630']],
    ]);
    expect(files('12-31').map(([years]) => years)).toEqual(['2025', '2026', '2027']);
  });

  it('books a payment against what is owed', () => {
    const booked = { payment: payment(65_900), invoice: small, former: [], credits: [] };
    const [, paid] = vouchersOf({ invoices: [small], payments: [booked] }, usualInvoiceSettings);
    expect(paid).toEqual({
      ...{ on: '2026-11-21', text: 'Betalning Faktura 10001 ABC123' },
      rows: [
        { account: '1930', ore: 65_900 },
        { account: '1510', ore: -65_900 },
      ],
    });
  });

  it('by kontantmetoden books what is paid, in proportion, and the rest to the öre', () => {
    const [first, last] = [payment(30_000), payment(40_000, '2026-11-22T09:00:00Z')];
    const of = { invoice: small, credits: [] };
    const vouchers = vouchersOf(
      {
        invoices: [small],
        payments: [
          { ...of, payment: first, former: [] },
          { ...of, payment: last, former: [first] },
        ],
      },
      cash,
    );
    expect(vouchers.map(({ rows }) => rows)).toEqual([
      [
        { account: '1930', ore: 30_000 },
        { account: '3001', ore: -23_991 },
        { account: '2611', ore: -5998 },
        { account: '3740', ore: -11 },
      ],
      [
        { account: '1930', ore: 40_000 },
        { account: '3001', ore: -28_709 },
        { account: '2611', ore: -7177 },
        { account: '3740', ore: -14 },
        // The overpaid amount.
        { account: '1510', ore: -4100 },
      ],
    ]);
  });
});

test('kontantmetoden books each account within one öre of its part of a payment', () => {
  for (const paid of [1, 2, 3, 7, 333, 9999, 32_950, 65_899]) {
    const part = { payment: payment(paid), invoice: small, former: [], credits: [] };
    const [voucher] = vouchersOf({ invoices: [], payments: [part] }, cash);
    const booked = (account: string) =>
      voucher?.rows.find((row) => row.account === account)?.ore ?? 0;
    const exact = { '3001': 52_700, '2611': 13_175, '3740': 25 };
    for (const [account, ore] of Object.entries(exact)) {
      expect(Math.abs(-booked(account) - (ore * paid) / 65_900)).toBeLessThan(1);
    }
  }
});

test('A file has the series of the settings, in capital letters', () => {
  const seriesOf = (typed: string) => {
    const { sieSeries } = parse(pick(invoiceSettingsDraft, ['sieSeries']), { sieSeries: typed });
    const vouchers = vouchersOf({ invoices: [small], payments: [] }, usualInvoiceSettings);
    const files = sieFiles(keeper, vouchers, { ...usualInvoiceSettings, sieSeries }, today);
    return readSie(files[0]?.bytes ?? new Uint8Array()).vouchers.map(({ series }) => series);
  };
  expect(seriesOf(' fa ')).toEqual(['FA']);
  expect(seriesOf('')).toEqual(['V']);
  expect(() => seriesOf('A-B')).toThrow('Skriv serien med en till tre bokstäver eller siffror.');
});

describe('A thousand invoices with credits and payments', () => {
  const { documents, payments, receivables } = issuedBooks(1000);
  const file = (settings: typeof usualInvoiceSettings) =>
    readSie(fileOf(vouchersOf({ invoices: documents, payments }, settings)));
  const sumOf = (vouchers: readonly ReadVoucher[], account: string) =>
    vouchers
      .flatMap(({ rows }) => rows)
      .reduce((sum, [own, ore]) => (own === account ? sum + ore : sum), 0n);
  const total = (
    key:
      | 'net25Ore'
      | 'vat25Ore'
      | 'net12Ore'
      | 'vat12Ore'
      | 'net6Ore'
      | 'vat6Ore'
      | 'net0Ore'
      | 'roundingOre',
  ) => documents.reduce((sum, each) => sum + BigInt(each[key]), 0n);

  it.each([
    ['faktureringsmetoden', usualInvoiceSettings],
    ['kontantmetoden', cash],
  ])('balance to nothing by %s, and the accounts are the sums of the documents', (_, settings) => {
    const { vouchers } = file(settings);
    expect(documents.length).toBeGreaterThan(1300);
    expect(vouchers.filter((each) => balance(each) !== 0n)).toEqual([]);
    expect(vouchers.every(({ text }) => text.length <= 50)).toBe(true);
    const booked = Object.fromEntries(
      (['3001', '2611', '3002', '2621', '3003', '2631', '3004', '3740', '1510'] as const).map(
        (account) => [account, sumOf(vouchers, account)],
      ),
    );
    expect(booked).toEqual({
      ...{ '3001': -total('net25Ore'), '2611': -total('vat25Ore') },
      ...{ '3002': -total('net12Ore'), '2621': -total('vat12Ore') },
      ...{ '3003': -total('net6Ore'), '2631': -total('vat6Ore') },
      ...{ '3004': -total('net0Ore'), '3740': -total('roundingOre'), '1510': 0n },
    });
    const money = payments.reduce((sum, each) => sum + BigInt(each.payment.amountOre), 0n);
    const accounts = [...new Set([usualAccounts.bank, usualAccounts.card, usualAccounts.cash])];
    expect(accounts.reduce((sum, account) => sum + sumOf(vouchers, account), 0n)).toBe(money);
  });

  it('are without gap, and nothing is owed for any of them', () => {
    expect(documents.map(({ number }) => number)).toEqual(documents.map((_, at) => 10_001 + at));
    expect(receivables.length).toBeGreaterThan(900);
    expect(receivables.filter(({ isSettled }) => !isSettled)).toEqual([]);
  });

  it('are owed in the file as in the list of what is owed, before the last payments', () => {
    const partly = issuedBooks(1000, false);
    const { vouchers } = readSie(
      fileOf(
        vouchersOf({ invoices: partly.documents, payments: partly.payments }, usualInvoiceSettings),
      ),
    );
    const owed = partly.receivables.reduce((sum, each) => sum + BigInt(leftOre(each)), 0n);
    expect(owed).toBeGreaterThan(0n);
    expect(sumOf(vouchers, '1510')).toBe(owed);
    expect(vouchers.filter((each) => balance(each) !== 0n)).toEqual([]);
  });

  it('have a VAT summary that is the sum of them', () => {
    const summary = vatSummary(documents);
    expect(summary.rates.map(({ vatRate, netOre, vatOre }) => [vatRate, netOre, vatOre])).toEqual([
      [25, Number(total('net25Ore')), Number(total('vat25Ore'))],
      [12, Number(total('net12Ore')), Number(total('vat12Ore'))],
      [6, Number(total('net6Ore')), Number(total('vat6Ore'))],
      [0, Number(total('net0Ore')), 0],
    ]);
    expect(summary.netOre + summary.vatOre).toBe(summary.grossOre);
    expect(summary.roundingOre).toBe(Number(total('roundingOre')));
    expect(vatSummary([])).toEqual({
      abroad: [],
      ...{ rates: [], netOre: 0, vatOre: 0, grossOre: 0, roundingOre: 0 },
    });
  });
});

test('a voucher that does not balance is never written', () => {
  const wrong = invoice({ payableOre: 1 });
  expect(() => vouchersOf({ invoices: [wrong], payments: [] }, usualInvoiceSettings)).toThrow(
    /does not balance/,
  );
});

test('the vouchers of a document that does not add up say so, and keep its amounts', () => {
  const wrong = invoice(forged);
  const paid = { payment: payment(1000), invoice: wrong, former: [], credits: [] };
  const vouchers = vouchersOf({ invoices: [wrong], payments: [paid] }, usualInvoiceSettings);
  expect(vouchers.map(({ text }) => text)).toEqual([
    'Stämmer inte: Faktura 10001 ABC 123 Volvo V70',
    'Stämmer inte: Betalning Faktura 10001 ABC 123 Volvo V70',
  ]);
  expect(vouchers[0]?.rows).toEqual([
    { account: '1510', ore: 1000 },
    { account: '3001', ore: 800_000 },
    { account: '2611', ore: 200_000 },
    { account: '3004', ore: -1_001_000 },
  ]);
  const [, first, second] = invoicesCsv([small, wrong]).split('\r\n');
  expect(first).toMatch(/"100016";$/);
  expect(second).toMatch(/"100016";"Stämmer inte"$/);
});

test('an invoice of 0 kr, of which everything was taken off, gives no voucher', () => {
  const nothing = invoice({
    ...{ net25Ore: 0, vat25Ore: 0, netOre: 0, vatOre: 0, grossOre: 0, roundingOre: 0 },
    payableOre: 0,
  });
  expect(vouchersOf({ invoices: [nothing], payments: [] }, usualInvoiceSettings)).toEqual([]);
});

test('vouchers are in the order of their days', () => {
  const days = ['2026-03-01', '2026-01-01', '2026-02-01'];
  const vouchers: Voucher[] = vouchersOf(
    { invoices: days.map((issuedOn) => invoice({ issuedOn })), payments: [] },
    usualInvoiceSettings,
  );
  expect(vouchers.map(({ on }) => on)).toEqual(days.toSorted());
});

test.each<[number, FiscalYearEnd, string, string]>([
  [2026, '12-31', '2026-01-01', '2026-12-31'],
  [2028, '02-28', '2027-03-01', '2028-02-29'],
  [2029, '02-28', '2028-03-01', '2029-02-28'],
  [2026, '01-31', '2025-02-01', '2026-01-31'],
])('the fiscal year %i that ends %s is from %s to %s', (year, end, first, last) => {
  const days = fiscalYearDays(year, end);
  expect([days.first, days.last].map(String)).toEqual([first, last]);
});

test('the CSV has amounts in kronor, and a name like a formula is defused', () => {
  const named = invoice({ buyer: { ...small.buyer, name: '=1+1' } });
  const credit = { ...small, number: 10_002, kind: 'credit' as const, creditsId: 'F10001' };
  const [head, first, second, end] = invoicesCsv([named, { ...credit, payableOre: -65_900 }]).split(
    '\r\n',
  );
  expect(head).toMatch(/^\ufeff"Nummer";"Typ";"Krediterar"/);
  expect(first).toContain(`10001;"Faktura";;"2026-11-20";"2026-12-20";"'=1+1";`);
  expect(first).toContain(';1434;358,5;0,5;1793;"100016"');
  expect(second).toContain('10002;"Kreditfaktura";"10001"');
  expect(second).toContain(';-659;');
  expect(end).toBe('');
});
