import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { isBgMax, readBgMax } from '@/domain/invoice/bgMax';

const today = parseDate('2026-11-23');
const digits = (value: number, length: number) => String(value).padStart(length, '0');
const opening = (marker = 'P') =>
  `01${'BGMAX'.padEnd(20)}0120261120173035010331${marker}`.padEnd(80);
const section = (currency = 'SEK') => `05${'0050501055'.padEnd(20)}${currency}`.padEnd(80);
/** A payment (20), a deduction (21) or another reference of the one before (22, 23). */
const payment = (code: string, reference: string, ore: number) =>
  `${code}0003783511${reference.padStart(25)}${digits(ore, 18)}22${digits(1, 12)}0`.padEnd(80);
const deposit = (ore: number, count = 1) =>
  `15${digits(5_841_000, 35)}20261120${digits(36, 5)}${digits(ore, 18)}SEK${digits(count, 8)}`.padEnd(
    80,
  );
const ending = (...counts: number[]) =>
  `70${counts.map((each) => digits(each, 8)).join('')}`.padEnd(80);
const read = (...lines: string[]) => readBgMax(lines.join('\r\n'), today);
function rowsOf(...lines: string[]) {
  const file = read(opening(), ...lines);
  if (!file.ok) throw new Error(file.message);
  return file.value.rows;
}

describe('A file from Bankgirot', () => {
  it('is told by its first record', () => {
    expect(isBgMax(opening())).toBe(true);
    expect(isBgMax('Datum;Belopp;BGMAX')).toBe(false);
  });

  it('gives payments with the day of the deposit, references, texts and payer', () => {
    const rows = rowsOf(
      section(),
      payment('20', '1000173', 179_300),
      '25Faktura 10001'.padEnd(80),
      `26${'ANNA BERG'.padEnd(35)}`.padEnd(80),
      `27${'EKVÄGEN 1'.padEnd(35)}12345`.padEnd(80),
      `28${'EKBACKEN'.padEnd(35)}`.padEnd(80),
      '29008507099805'.padEnd(80),
      payment('20', '', 100_000),
      payment('22', '1000272', 40_000),
      payment('23', '1000371', 0),
      deposit(279_300, 2),
      ending(2, 0, 2, 1),
    );
    expect(rows.map(({ row, payment: paid, faults }) => [row, paid, faults])).toEqual([
      [
        ...[
          3,
          {
            paidOn: '2026-11-20',
            amountOre: 179_300,
            reference: '1000173 Faktura 10001 ANNA BERG',
          },
        ],
        [],
      ],
      [9, { paidOn: '2026-11-20', amountOre: 100_000, reference: '1000272 1000371' }, []],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/850709|EKVÄGEN/);
  });

  it('has deductions as money out', () => {
    const rows = rowsOf(
      ...[section(), payment('20', '1000173', 200_000), payment('21', '1000173', 20_700)],
      ...[deposit(179_300, 2), ending(1, 1, 0, 1)],
    );
    expect(rows.map(({ payment: paid }) => paid?.amountOre)).toEqual([200_000, -20_700]);
  });

  it('of several deposits sums each by itself', () => {
    const rows = rowsOf(
      ...[section(), payment('20', '1000173', 100), deposit(100)],
      ...[section(), payment('20', '1000272', 200), deposit(300), ending(2, 0, 0, 2)],
    );
    expect(rows.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
      ...[[], ['Insättningens summa är en annan än betalningarnas.']],
    ]);
  });

  it('in another currency, or with a day that has not been, is no payment', () => {
    const [euro] = rowsOf(
      section('EUR'),
      payment('20', '1', 100),
      deposit(100),
      ending(1, 0, 0, 1),
    );
    expect(euro?.faults).toEqual([
      { column: 'Belopp', message: 'Beloppet är i EUR. Bara kronor bokförs.' },
    ]);
    const later = deposit(100).replace('20261120', '20261224');
    const [coming] = rowsOf(section(), payment('20', '1', 100), later, ending(1, 0, 0, 1));
    expect(coming?.faults).toEqual([{ column: 'Datum', message: 'Dagen har inte varit än.' }]);
  });

  it('whose record has lost spaces has the amount of a deposit of its own, or a fault', () => {
    const lost = (reference: string) => payment('20', reference, 1_028_000).replace(/ {9}/, '');
    const [alone] = rowsOf(section(), lost('1004955'), deposit(1_028_000), ending(1, 0, 0, 1));
    expect(alone).toMatchObject({
      payment: { amountOre: 1_028_000, reference: '1004955' },
      notes: [{ message: 'Raden är inte 80 tecken. Beloppet är insättningens.' }],
    });
    const [zeros] = rowsOf(section(), lost('1004750'), deposit(1_028_000), ending(1, 0, 0, 1));
    expect(zeros?.payment?.reference).toBe('1004750');
    const sum = 'Insättningens summa är en annan än betalningarnas.';
    const two = rowsOf(
      ...[section(), lost('1004955'), payment('20', '1000173', 100)],
      ...[deposit(1_028_100, 2), ending(2, 0, 0, 1)],
    );
    expect(two.map(({ payment: paid }) => paid)).toEqual([null, null]);
    expect(two[1]?.faults).toEqual([{ column: 'Belopp', message: sum }]);
    const short = payment('20', '1000173', 100).slice(0, 50);
    const [cut] = rowsOf(section(), short, deposit(100), ending(1, 0, 0, 1));
    expect(cut?.faults).toEqual([{ column: 'Belopp', message: 'Beloppet går inte att läsa.' }]);
  });

  it.each([
    ['a test', [opening('T'), ending(0, 0, 0, 0)], 'Det här är en testfil från Bankgirot.'],
    [
      'without its end',
      [opening(), section(), payment('20', '1', 1)],
      /^Filen är inte hel: slutet/,
    ],
    [
      'without its deposit',
      [opening(), payment('20', '1', 1), ending(1, 0, 0, 0)],
      /slutet saknas/,
    ],
    [
      'that counts otherwise',
      [opening(), payment('20', '1', 1), deposit(1), ending(2, 0, 0, 1)],
      /^Filen är inte hel: den sista raden/,
    ],
    ['without payments', [opening(), ending(0, 0, 0, 0)], 'Det finns inga betalningar i filen.'],
    ['with another record', [opening(), '99', ending(0, 0, 0, 0)], /^Rad 2 börjar inte/],
  ])('%s is refused', (_, lines, message) => {
    expect(read(...lines)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message) as string,
    });
  });
});
