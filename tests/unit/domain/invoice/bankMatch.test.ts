import { describe, expect, it } from 'vitest';
import { type KnownPayments, type MatchedRow, matchedRows } from '@/domain/invoice/bankMatch';
import type { BankRow } from '@/domain/invoice/bankRows';
import { sharesFault, withPayments } from '@/domain/invoice/bankShares';
import type { Receivable } from '@/domain/invoice/receivable';
import { payment, receivable } from './owed';

const day = '2026-11-20';
const row = (kronor: number, reference: string | null = null, paidOn = day): BankRow => ({
  ...{ row: 2, cells: [], broken: false, faults: [], notes: [] },
  payment: { paidOn, amountOre: Math.round(kronor * 100), reference },
});
const owing = (number: number, kronor: number, changes: Partial<Receivable> = {}) =>
  receivable(number, { payableOre: kronor * 100, ...changes });
const anna = (number: number, kronor: number, changes: Partial<Receivable> = {}) =>
  owing(number, kronor, changes);
const shop = (number: number, kronor: number, changes: Partial<Receivable> = {}) =>
  owing(number, kronor, { customerId: 'shop', buyerName: 'Granåsbys Livs AB', ...changes });
const bo = (number: number, kronor: number, changes: Partial<Receivable> = {}) =>
  owing(number, kronor, { customerId: 'bo', buyerName: 'Bo Ekman', ...changes });

const match = (rows: BankRow[], changes: Partial<KnownPayments>): MatchedRow[] =>
  matchedRows(rows, { receivables: [], payments: [], isPartial: false, ...changes });
/** The outcome, and the invoices with kronor, of each way to pay: `proposal 10094:4995`. */
const told = (rows: BankRow[], changes: Partial<KnownPayments>) =>
  match(rows, changes).map(({ outcome, shares, choices }) => {
    const ways = shares.length > 0 ? [shares] : choices;
    const texts = ways.map((way) =>
      way.map(({ invoice, amountOre }) => `${invoice.data.number}:${amountOre / 100}`).join('+'),
    );
    return [outcome, ...texts].join(' ');
  });

describe('a row with several numbers', () => {
  const two = [shop(10_094, 4995, { ocr: '100941' }), shop(10_127, 4995, { ocr: '101279' })];

  it('pays the invoices of its OCR numbers, certain where the amount is theirs', () => {
    expect(told([row(9990, '100941 101279')], { receivables: two })).toEqual([
      'certain 10094:4995+10127:4995',
    ]);
    const three = [...two, bo(10_128, 100.5, { ocr: '101287' })];
    expect(told([row(10_090.5, 'OCR 100941, 101279, 101287')], { receivables: three })).toEqual([
      'certain 10094:4995+10127:4995+10128:100.5',
    ]);
  });

  it('is not certain by a short OCR that is a day, a time or a count', () => {
    const receivables = [anna(1, 659, { ocr: '18' })];
    expect(told([row(659, '2026-11-18 Swish')], { receivables })).toEqual(['proposal 1:659']);
    expect(told([row(659, 'OCR 18')], { receivables })).toEqual(['certain 1:659']);
    expect(told([row(659, '18')], { receivables })).toEqual(['certain 1:659']);
  });

  it('is a proposal where the amount is some of theirs, or a choice between them', () => {
    const receivables = [two[0] ?? anna(1, 1), shop(10_127, 100, { ocr: '101279' })];
    expect(told([row(4995, '100941 101279')], { receivables })).toEqual(['proposal 10094:4995']);
    expect(told([row(4995, '100941 101279')], { receivables: two })).toEqual([
      'choice 10094:4995 10127:4995',
    ]);
  });

  it('is asked about where the amount is less, the oldest first or one alone', () => {
    expect(told([row(6000, '100941 101279')], { receivables: two })).toEqual([
      'choice 10094:4995+10127:1005',
    ]);
  });

  it('is too much only when no other invoices to the customer fit', () => {
    const rows = [row(10_490, '100941 101279')];
    expect(told(rows, { receivables: two })).toEqual(['proposal 10094:4995+10127:5495']);
    expect(match(rows, { receivables: two })[0]?.why).toMatch(/^500,00\skr mer än/);
    expect(told(rows, { receivables: [...two, shop(10_130, 500)] })).toEqual([
      'proposal 10094:4995+10127:4995+10130:500',
    ]);
    expect(told(rows, { receivables: [...two, bo(10_130, 500)] })).toEqual([
      'proposal 10094:4995+10127:5495',
    ]);
  });
});

describe('a row with a number or a name of its text', () => {
  const text = 'Betalning faktura nr 10094 Granåsbys Livs';

  it('pays the invoice whose number it has', () => {
    expect(
      told([row(4995, text)], { receivables: [shop(10_094, 4995), bo(10_095, 4995)] }),
    ).toEqual(['proposal 10094:4995']);
  });

  it('pays another invoice to the customer rather than too much of one that is paid', () => {
    const paid = shop(10_094, 4995, { paidOre: 499_500, isSettled: true });
    const rows = [row(4995, text)];
    expect(told(rows, { receivables: [paid, shop(10_127, 4995)] })).toEqual([
      'proposal 10127:4995',
    ]);
    expect(told(rows, { receivables: [paid, shop(10_127, 100)] })).toEqual(['proposal 10094:4995']);
    expect(match(rows, { receivables: [paid] })[0]?.why).toMatch(/^Fakturan är redan betald/);
  });

  it('is told when another row pays its invoice', () => {
    const rows = [row(4995, '100941'), row(4995, text)];
    const found = match(rows, { receivables: [shop(10_094, 4995, { ocr: '100941' })] });
    expect(found.map(({ outcome }) => outcome)).toEqual(['certain', 'proposal']);
    expect(found[1]?.why).toMatch(/^En annan rad i filen betalar redan fakturan\./);
  });

  it('is not of an invoice whose number is a year or a count', () => {
    const receivables = [bo(2026, 4000), bo(3, 50), anna(10_001, 659)];
    expect(told([row(659, 'Anna Berg 2 av 3, november 2026')], { receivables })).toEqual([
      'proposal 10001:659',
    ]);
  });

  it.each([
    ['BERG ANNA', 10_001],
    ['Från: Anna  Berg', 10_001],
    ['GRANASBYS LIVS', 10_002],
    ['GRANÅSBYS LIV', 10_002],
    ['Bo Ekman swish', 10_003],
  ])('pays the one of the same amounts that the payer %s has', (name, number) => {
    const receivables = [anna(10_001, 659), shop(10_002, 659), bo(10_003, 659)];
    expect(told([row(659, name)], { receivables })).toEqual([`proposal ${number}:659`]);
  });

  it('is of no name that begins as the payer’s but is longer', () => {
    const receivables = [anna(10_001, 659, { buyerName: 'Anna Bergström' })];
    const paidBy = (name: string) => told([row(500, name)], { receivables });
    expect(paidBy('Anna Berg')).toEqual(['none']);
    expect(paidBy('Tack för hjälpen Anna Berg')).toEqual(['none']);
    expect(paidBy('Anna Bergströ Malmö')).toEqual(['none']);
    expect(paidBy('Anna Bergströ')).toEqual(['proposal 10001:500']);
  });

  it('says that a name may be cut off', () => {
    const receivables = [shop(10_002, 659)];
    const why = (kronor: number, name: string) =>
      match([row(kronor, name)], { receivables })[0]?.why.replaceAll('\u00a0', ' ');
    expect(why(659, 'GRANÅSBYS LIV')).toBe('Namnet kan vara avkortat. Beloppet stämmer.');
    expect(why(600, 'GRANÅSBYS LIV')).toBe(
      'Namnet kan vara avkortat. En del av det som är kvar, 659,00 kr.',
    );
    expect(why(600, 'GRANÅSBYS LIVS')).toMatch(/^Namnet stämmer\. /);
  });

  it('asks which of two that the payer has, and of two payers of one name', () => {
    const receivables = [anna(10_001, 659), anna(10_002, 659), bo(10_003, 659)];
    expect(told([row(659, 'Anna Berg')], { receivables })).toEqual(['choice 10001:659 10002:659']);
    const namesakes = [anna(10_001, 659), anna(10_002, 659, { customerId: 'anna2' })];
    expect(told([row(659, 'Anna Berg')], { receivables: namesakes })).toEqual([
      'choice 10001:659 10002:659',
    ]);
  });

  it('prefers the longer of two names', () => {
    const receivables = [
      anna(10_001, 659),
      anna(10_002, 659, { customerId: 'b', buyerName: 'Berg AB' }),
    ];
    expect(told([row(659, 'Anna Berg')], { receivables })).toEqual(['proposal 10001:659']);
  });

  it('is a part or too much of the payer’s invoice only beside what else fits', () => {
    expect(told([row(500, 'Anna Berg')], { receivables: [anna(10_001, 659)] })).toEqual([
      'proposal 10001:500',
    ]);
    expect(told([row(700, 'Anna Berg')], { receivables: [anna(10_001, 659)] })).toEqual([
      'proposal 10001:700',
    ]);
    expect(
      told([row(700, 'Anna Berg')], { receivables: [anna(10_001, 659), bo(10_002, 700)] }),
    ).toEqual(['choice 10001:700 10002:700']);
  });
});

describe('one sum for several invoices', () => {
  it('is proposed for two or three of the customer who is named', () => {
    const receivables = [
      shop(10_001, 4995),
      shop(10_002, 1200.5),
      shop(10_003, 300),
      bo(10_004, 1),
    ];
    expect(told([row(6195.5, 'Granåsbys Livs')], { receivables })).toEqual([
      'proposal 10001:4995+10002:1200.5',
    ]);
    expect(told([row(6495.5, 'Granåsbys Livs')], { receivables })).toEqual([
      'proposal 10001:4995+10002:1200.5+10003:300',
    ]);
  });

  it('says if it has the invoice that the row names', () => {
    const receivables = [
      shop(10_001, 4995, { ocr: '100016' }),
      shop(10_002, 1200, { ocr: '100024' }),
      shop(10_003, 7000, { ocr: '100032' }),
    ];
    const why = (kronor: number) =>
      match([row(kronor, '100016')], { receivables }).map((each) => each.why);
    expect(why(6195)).toEqual([
      'Beloppet är summan av det som raden nämner och andra fakturor till kunden.',
    ]);
    expect(why(7000)).toEqual([
      'Beloppet stämmer med andra fakturor till kunden än de som raden nämner.',
    ]);
  });

  it('is proposed without a name where one customer alone has it', () => {
    const receivables = [shop(10_001, 4995), shop(10_002, 1200), bo(10_003, 700)];
    const [found] = match([row(6195, 'Bg-bet. via internet')], { receivables });
    expect(found?.shares.map(({ invoice }) => invoice.id)).toEqual(['F10001', 'F10002']);
    expect(found?.why).toBe('Bara summan stämmer. Kontrollera vem som har betalat.');
    expect(told([row(5695)], { receivables })).toEqual(['none']);
    expect(told([row(6195)], { receivables, isPartial: true })).toEqual(['none']);
  });

  it('is asked about where several sums fit, or two rows one invoice', () => {
    const receivables = [shop(10_001, 600), shop(10_002, 400), bo(10_003, 300), bo(10_004, 700)];
    expect(told([row(1000)], { receivables })).toEqual([
      'choice 10001:600+10002:400 10003:300+10004:700',
    ]);
    const three = [shop(10_001, 600), shop(10_002, 400), shop(10_003, 250)];
    expect(told([row(1000), row(850)], { receivables: three })).toEqual([
      'choice 10001:600+10002:400',
      'choice 10001:600+10003:250',
    ]);
  });

  it('is not the sum of an invoice that another row pays', () => {
    const receivables = [shop(10_001, 600), shop(10_002, 400)];
    expect(told([row(1000), row(400)], { receivables })).toEqual(['none', 'proposal 10002:400']);
  });

  it('is not proposed where more of its kind are known than are looked at', () => {
    const receivables = Array.from({ length: 30 }, (_, at) => shop(10_001 + at, 500));
    const [found] = match([row(1000, 'Granåsbys Livs')], { receivables });
    expect(found?.outcome).toBe('choice');
    expect(found?.choices.length).toBeLessThan(30);
  });
});

describe('a row that is booked already', () => {
  const noted = { amountOre: 499_500, paidOn: day, invoiceId: 'F10001' };
  const settled = shop(10_001, 4995, { paidOre: 499_500, isSettled: true });

  it('is not one with the day and the sum of another customer’s', () => {
    const payments = [payment('by-hand', { ...noted, reference: null })];
    const receivables = [settled, bo(10_002, 4995)];
    expect(told([row(4995)], { receivables, payments })).toEqual(['proposal 10002:4995']);
    expect(told([row(4995, 'Bo Ekman')], { receivables, payments })).toEqual([
      'proposal 10002:4995',
    ]);
    expect(told([row(4995, '100026')], { receivables, payments })).toEqual(['certain 10002:4995']);
  });

  it('is of the invoice or the payer that it names, or has the reference', () => {
    const payments = [payment('by-hand', { ...noted, reference: 'Betald på banken' })];
    const receivables = [settled, bo(10_002, 4995)];
    const booked = (reference: string) => told([row(4995, reference)], { receivables, payments });
    expect(booked('100016')).toEqual(['booked']);
    expect(booked('Faktura 10001')).toEqual(['booked']);
    expect(booked('GRANÅSBYS LIVS')).toEqual(['booked']);
    expect(booked('Betald på banken')).toEqual(['booked']);
    expect(booked('Bo Ekman')).toEqual(['proposal 10002:4995']);
  });

  it('is not one that the customer paid in cash', () => {
    const payments = [payment('by-hand', { ...noted, method: 'cash' })];
    expect(told([row(4995, '100016')], { receivables: [settled], payments })).toEqual([
      'proposal 10001:4995',
    ]);
  });

  it('is recognised without a reference where a file has made the payment', () => {
    const payments = [payment('F10001-2026-11-20-499500-0', { ...noted, reference: null })];
    expect(told([row(4995)], { receivables: [bo(10_002, 4995)], payments })).toEqual(['booked']);
  });

  it('is recognised by all the payments that it became', () => {
    const rows = [row(9990, 'Granåsbys Livs')];
    const receivables = [shop(10_001, 4995), shop(10_002, 4995)];
    const [made] = withPayments(match(rows, { receivables }), []);
    expect(made?.payments.map(({ id }) => id)).toEqual([
      ...['F10001-2026-11-20-499500-0', 'F10002-2026-11-20-499500-0'],
    ]);
    const payments = (made?.payments ?? []).map(({ id, fields }) => payment(id, fields));
    const [again] = match(rows, { payments, receivables: [bo(10_003, 9990)] });
    expect([again?.outcome, again?.why]).toEqual([
      ...['booked', 'Redan bokförd på fakturorna 10001 och 10002.'],
    ]);
    expect(told([...rows, ...rows], { payments, receivables: [bo(10_003, 9990)] })).toEqual([
      ...['booked', 'proposal 10003:9990'],
    ]);
    const back = payment('F10001-2026-11-20-499500-0_back', {
      ...{ ...noted, amountOre: -499_500, correctsId: 'F10001-2026-11-20-499500-0' },
    });
    expect(told(rows, { payments: [...payments, back], receivables: [] })).toEqual(['none']);
  });
});

describe('the shares of a row', () => {
  it('are held against its amount, to the öre', () => {
    const share = (amountOre: number) => ({ invoice: anna(10_001, 659), amountOre });
    const fault = (...ore: number[]) =>
      sharesFault(100_001, ore.map(share)).replaceAll('\u00a0', ' ');
    expect(fault(65_900, 34_101)).toBe('');
    expect(fault(65_900, 34_100)).toBe('0,01 kr är kvar att fördela.');
    expect(fault(65_900, 34_102)).toBe('0,01 kr för mycket är fördelat.');
  });

  it('are of invoices that the day can be of', () => {
    const receivables = [anna(10_001, 659, { issuedOn: '2028-01-01' })];
    expect(told([row(659, '100016'), row(659, 'Anna Berg')], { receivables })).toEqual([
      ...['none', 'none'],
    ]);
  });
});
