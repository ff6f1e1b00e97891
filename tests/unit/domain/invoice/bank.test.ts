import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { type KnownPayments, matchedRows } from '@/domain/invoice/bankMatch';
import { invoiceNumbersIn, ocrsIn } from '@/domain/invoice/bankReference';
import {
  bankColumnFaults,
  bankQuestions,
  bankRowReader,
  guessBankColumns,
  withDirection,
} from '@/domain/invoice/bankRows';
import { withPayments } from '@/domain/invoice/bankShares';
import { listed } from '@/domain/values/listed';
import { payment, receivable } from './owed';

const today = parseDate('2026-11-23');
const read = bankRowReader(
  ['Datum', 'Belopp', 'Text'],
  ['paidOn', 'amountOre', 'reference'],
  today,
);
const row = (...cells: string[]) => read({ row: 2, cells, broken: false });
const paid = (amount: string, reference = '', day = '2026-11-20') => row(day, amount, reference);

describe('the columns of a bank’s file', () => {
  it.each([
    [
      ['Bokföringsdag', 'Belopp', 'Avsändare', 'Mottagare', 'Namn', 'Rubrik', 'Saldo', 'Valuta'],
      ['paidOn', 'amountOre', 'reference', null, 'reference', 'reference', null, 'currency'],
    ],
    [
      ['Radnr', 'Transaktionsdag', 'Bokföringsdag', 'Valutadag', 'Referens', 'Belopp'],
      [null, null, 'paidOn', null, 'reference', 'amountOre'],
    ],
    [
      ['Datum', 'Text', 'Belopp', 'Insättning'],
      ['paidOn', 'reference', null, 'amountOre'],
    ],
    [
      ['a', 'b'],
      [null, null],
    ],
  ])('are recognised: %o', (headers, fields) => {
    expect(guessBankColumns(headers)).toEqual(fields);
  });

  it.each([
    [
      ['Bokföringsdatum', 'Text/mottagare', 'Belopp', 'Saldo'],
      ['paidOn', 'reference', 'amountOre', null],
    ],
    [
      ['Datum', 'Referens Swish', 'Insättning/Uttag'],
      ['paidOn', 'reference', 'amountOre'],
    ],
    [
      ['Datum', 'Belopp', 'Text', 'Label'],
      ['paidOn', 'amountOre', 'reference', null],
    ],
    [
      ['Datum', 'Text', 'Typ', 'Budgetgrupp', 'Belopp', 'Saldo'],
      ['paidOn', 'reference', null, null, 'amountOre', null],
    ],
  ])('are recognised by parts of their names: %o', (headers, fields) => {
    expect(guessBankColumns(headers)).toEqual(fields);
  });

  // Headers of Swedbank’s report of Swish payments, and of reports as banks show them on their pages.
  it.each([
    [
      'Radnr,Clnr,Kontonr,Bokfdag,Transdag,Valutadag,Mottagarnr,Mottagarnamn,Avsändarnr,Avsändarnamn,Meddelande,Tid,Belopp,Orderreferens',
      {
        paidOn: 'Bokfdag',
        amountOre: 'Belopp',
        reference: 'Avsändarnamn Meddelande Orderreferens',
      },
    ],
    [
      'Datum/Tid,Belopp,Avsändare/Mottagare telefon,Meddelande,Referens Swish',
      { paidOn: 'Datum/Tid', amountOre: 'Belopp', reference: 'Meddelande Referens Swish' },
    ],
    [
      'Transaktionsdatum,Tid,Avsändarens namn,Avsändarens telefonnummer,Belopp (SEK),Swish-referens',
      {
        ...{ paidOn: 'Transaktionsdatum', amountOre: 'Belopp (SEK)' },
        reference: 'Avsändarens namn Swish-referens',
      },
    ],
  ])('of a Swish report are recognised, without the payer’s number: %s', (line, fields) => {
    const headers = line.split(',');
    const sample = ['2026-11-20 13:45', '659,00', '0701740605', '12:45', 'Anna Berg'];
    const rows = [{ row: 2, cells: headers.map((_, at) => sample[at % 5] ?? ''), broken: false }];
    const found: Record<string, string> = {};
    for (const [column, field] of guessBankColumns(headers, rows).entries()) {
      if (field) found[field] = [found[field], headers[column]].filter(Boolean).join(' ');
    }
    expect(found).toEqual(fields);
  });

  it('are told by what they hold where their names are unknown', () => {
    const rows = [
      ['1', '8327', '20/11/2026', '1000173', '1793,00', '62 500,00'],
      ['2', '8327', '21/11/2026', '100016', '-659,00', '61 841,00'],
    ].map((cells, at) => ({ row: at + 1, cells, broken: false }));
    expect(guessBankColumns(['a', 'b', 'c', 'd', 'e', 'f'], rows)).toEqual([
      ...[null, null, 'paidOn', 'reference', 'amountOre', null],
    ]);
  });

  it('need a date and an amount, one of each', () => {
    const faults = (...columns: Parameters<typeof bankColumnFaults>[0]) => [
      ...bankColumnFaults(columns),
    ];
    expect(faults('paidOn', 'amountOre', 'reference', 'reference')).toEqual([]);
    expect(faults('amountOre', null)).toEqual([[0, 'Välj vilken kolumn som är datumet.']]);
    expect(faults('paidOn', null)).toEqual([[0, 'Välj vilken kolumn som är beloppet.']]);
    expect(faults('paidOn', 'amountOre', 'amountOre')).toEqual([
      [2, 'En annan kolumn är redan Belopp.'],
    ]);
  });
});

describe('a row of a bank’s file', () => {
  it.each([
    ...[['1 793,00', 179_300] as const, ['1793.00', 179_300] as const, ['+500', 50_000] as const],
    ...[['−12,50', -1_250] as const, ['1 793,00 SEK', 179_300] as const],
  ])('has the amount of %s', (text, ore) => {
    expect(paid(text).payment?.amountOre).toBe(ore);
  });

  it.each([
    ...[
      ['2026-11-20', '2026-11-20'],
      ['20261120', '2026-11-20'],
      ['2026/11/20', '2026-11-20'],
    ],
    ...[
      ['20/11/2026', '2026-11-20'],
      ['3.1.2026', '2026-01-03'],
    ],
    ['2026-11-20 13:45:00', '2026-11-20'],
  ])('has the day of %s', (text, day) => {
    expect(paid('1', '', text).payment?.paidOn).toBe(day);
  });

  it.each([
    [paid('1.234'), 'Belopp', 'Talet kan läsas på flera sätt. Skriv det som 1 234,50.'],
    [paid('1,2345'), 'Belopp', 'Beloppet får ha högst två decimaler.'],
    [paid('1000000000'), 'Belopp', expect.stringMatching(/^Högst /)],
    [paid('0,00'), 'Belopp', 'Beloppet är noll.'],
    [paid(''), 'Belopp', 'Fyll i ett belopp.'],
    [paid('1', '', '2026-11-24'), 'Datum', 'Dagen har inte varit än.'],
    [paid('1', '', '31/12/1999'), 'Datum', 'Kontrollera året.'],
    [paid('1', '', '2026-13-01'), 'Datum', 'Datumet finns inte.'],
    [paid('1', '', 'Saldo'), 'Datum', 'Skriv datumet som 2026-11-20.'],
  ])('tells the column and the reason of a fault', (read, column, message) => {
    expect(read.payment).toBeNull();
    expect(read.faults).toEqual([{ column, message }]);
  });

  it('is left out where it has more cells than there are headers', () => {
    const row = { row: 2, cells: ['2026-11-20', '659', '50', 'Anna'], broken: false };
    const read = bankRowReader(
      ['Datum', 'Belopp', 'Text'],
      ['paidOn', 'amountOre', 'reference'],
      today,
    );
    expect(read(row).payment).toBeNull();
    expect(read(row).faults.map(({ message }) => message)).toEqual([
      'Raden har fler celler än det finns rubriker.',
    ]);
  });

  it('is left out in another currency', () => {
    const read = bankRowReader(
      ['Datum', 'Belopp', 'Valuta'],
      ['paidOn', 'amountOre', 'currency'],
      today,
    );
    const of = (currency: string) =>
      read({ row: 2, cells: ['2026-11-20', '100,00', currency], broken: false });
    expect(of('EUR').faults.map(({ message }) => message)).toEqual([
      'Beloppet är i EUR. Bara kronor bokförs.',
    ]);
    expect(['SEK', 'kr', ''].map((currency) => of(currency).payment?.amountOre)).toEqual([
      10_000, 10_000, 10_000,
    ]);
  });

  it('is left out where its quotation marks do not match', () => {
    const broken = read({ row: 3, cells: ['2026-11-20', '1'], broken: true });
    expect(broken.payment).toBeNull();
  });

  it('has its texts as one reference of one line', () => {
    const both = bankRowReader(
      ['D', 'B', 'T', 'N'],
      ['paidOn', 'amountOre', 'reference', 'reference'],
      today,
    );
    const cells = ['2026-11-20', '1', 'Faktura\n10001', `Anna ${'x'.repeat(200)}`];
    const reference = both({ row: 2, cells, broken: false }).payment?.reference;
    expect(reference).toMatch(/^Faktura 10001 Anna x+$/);
    expect(reference).toHaveLength(120);
  });
});

describe('money that goes out', () => {
  const read = (text: string, answer = '') => {
    const [headers = [], ...lines] = text.split('\n').map((line) => line.split(';'));
    const rows = lines.map((cells, at) => ({ row: at + 2, cells, broken: false }));
    const columns = guessBankColumns(headers, rows);
    const questions = columns.map((field, column) =>
      field
        ? bankQuestions(
            field,
            '',
            rows.map(({ cells }) => cells[column] ?? ''),
          )
        : [],
    );
    const answers = questions.map((asked) =>
      Object.fromEntries(asked.map(({ key, proposal }) => [key, proposal || answer])),
    );
    const readRow = bankRowReader(headers, columns, today, answers);
    return {
      asked: questions.flat().map(({ label }) => label),
      amounts: rows.map((row) => readRow(row).payment?.amountOre ?? null),
      faults: rows.flatMap((row) => readRow(row).faults.map(({ message }) => message)),
    };
  };
  const day = '2026-11-20';

  it.each([
    ['D/C', 'C', 'D'],
    ['Debet/Kredit', 'Kredit', 'Debet'],
    ['In/Ut', 'In', 'Ut'],
    ['CreditDebitIndicator', 'CRDT', 'DBIT'],
    ['Tecken', '+', '-'],
    ['Typ', 'Insättning', 'Uttag'],
    ['Text', 'Insättning', 'Uttag'],
    ['Direction', 'IN', 'OUT'],
    ['Typ', 'Betalning in', 'Betalning ut'],
    ['Typ', 'Inkomst', 'Utgift'],
    ['Kategori', 'Inkomst', 'Kostnad'],
    ['Flöde', 'Intäkter', 'Övriga utgifter'],
    ['Transaktionstyp', 'Bankgiroinbetalning', 'Bankomatuttag'],
    ['Transaktionstyp', 'Bankgiro in', 'Kortköp'],
    ['Buchung', 'Haben', 'Soll'],
    ['Type', 'Income', 'Expense'],
  ])('is told by the column %s', (header, inward, outward) => {
    const file = `Datum;Belopp;${header}\n${day};659,00;${inward}\n${day};659,00;${outward}`;
    expect(read(file)).toEqual({ asked: ['Talen i '], amounts: [65_900, -65_900], faults: [] });
  });

  it.each(['Insättning;Uttag', 'Kredit;Debet', 'In;Ut'])('is told by two columns: %s', (both) => {
    const file = `Datum;${both}\n${day};659;\n${day};;500\n${day};0;-500\n${day};1;2\n${day};;`;
    expect(read(file)).toMatchObject({
      amounts: [65_900, -50_000, -50_000, null, null],
      faults: ['Raden har både insättning och uttag.', 'Fyll i ett belopp.'],
    });
  });

  it('is asked about where a word is not known, and is no payment without an answer', () => {
    const file = `Datum;Belopp;Typ\n${day};659;Uttag\n${day};659;Swish\n${day};659;`;
    expect(read(file, 'in')).toEqual({
      ...{ asked: ['Vad betyder ”Swish”?'], amounts: [-65_900, 65_900, null] },
      faults: ['Det framgår inte om pengarna kom in eller gick ut.'],
    });
    expect(read(file, 'out').amounts).toEqual([-65_900, -65_900, null]);
    expect(read(file).amounts).toEqual([-65_900, null, null]);
  });

  it.each([
    ['Kategori', 'Försäljning', 'Hyra'],
    ['Transaktionstyp', 'Bankgiro', 'Autogiro'],
    ['Huvudkategori', 'Inkomst', 'Bilkörning'],
    ['Typ', 'S', 'B'],
    ['Type', 'Card', 'Card'],
  ])('is asked about in a column %s of kinds that are not known', (header, one, other) => {
    const file = `Datum;Text;Belopp;${header}\n${day};1000173;659;${one}\n${day};Bo Ek;659;${other}`;
    const known = one === 'Inkomst' ? [] : [`Vad betyder ”${one}”?`];
    expect(read(file)).toMatchObject({
      asked: [...new Set([...known, `Vad betyder ”${other}”?`])],
      amounts: [one === 'Inkomst' ? 65_900 : null, null],
    });
    expect(read(file, 'out').amounts.at(-1)).toBe(-65_900);
  });

  it.each(['S/H', 'Soll/Haben', 'Kategori'])('is proposed for the S beside H of %s', (header) => {
    const file = `Datum;Text;Belopp;${header}\n${day};1;659;H\n${day};2;500;S`;
    expect(read(file)).toEqual({
      ...{ asked: ['Vad betyder ”H”?', 'Vad betyder ”S”?'], amounts: [65_900, -50_000] },
      faults: [],
    });
  });

  it('is asked about in at most 30 words of a column of kinds', () => {
    const lines = Array.from(
      { length: 32 },
      (_, at) => `${day};659;Grupp ${'abcdefghij'[at % 10]}${at}`,
    );
    const { asked, amounts } = read(['Datum;Belopp;Kategori', ...lines].join('\n'), 'in');
    expect(asked).toHaveLength(30);
    expect(amounts).toEqual([...Array.from({ length: 30 }, () => 65_900), null, null]);
  });

  it.each([
    ['Datum;Belopp;Kategori', '-500,00;Hyra', '659,00;Försäljning'],
    ['Datum;Belopp;Kategori', '500,00-;Hyra', '659,00;Försäljning'],
    ['Datum;Belopp;Kategori', '+500,00;Swish', '+659,00;Bankgiro'],
    ['Datum;Belopp;Typ', '500,00;Insättning', '659,00;Bankgiroinbetalning'],
    ['Datum;Belopp;Status', '500,00;Utförd', '659,00;Reserverad'],
    ['Datum;Belopp;Kontotyp', '500,00;Företagskonto', '659,00;Plusgiro'],
    ['Datum;Belopp;Referenstyp', '500,00;OCR', '659,00;Meddelande'],
  ])('is not asked about where nothing hides it: %s, %s', (headers, one, other) => {
    expect(read(`${headers}\n${day};${one}\n${day};${other}`).asked).toEqual(['Talen i ']);
  });

  it('is looked for where amounts end with :- or ,-, which is no minus', () => {
    const file = `Datum;Belopp;Typ\n${day};659:-;Inkomst\n${day};500,-;Utgift`;
    expect(read(file).amounts).toEqual([65_900, -50_000]);
  });

  it('is told by a column of kinds before a text that has a known word', () => {
    const file = `Datum;Text;Belopp;Typ\n${day};Uttag;659;Utgift\n${day};Anna;500;Inkomst`;
    expect(read(file)).toMatchObject({ asked: [], amounts: [-65_900, 50_000] });
  });

  it('is not money in because another column says so of a minus', () => {
    expect(read(`Datum;Belopp;D/C\n${day};-659;C`).amounts).toEqual([-65_900]);
  });

  it('is told by the amounts of a column that is called Debet/Kredit', () => {
    const file = `Datum;Debet/Kredit;Text\n${day};-659,00;Hyra\n${day};659,00;Uttag`;
    expect(read(file).amounts).toEqual([-65_900, 65_900]);
  });

  it('is looked for in columns that are remembered of a file without any', () => {
    const columns = ['paidOn', 'reference', 'amountOre', null] as const;
    const rows = (type: string) => [
      { row: 2, cells: [day, 'Hyra', '659,00', type], broken: false },
    ];
    const headers = ['Datum', 'Text', 'Belopp', 'Typ'];
    const found = [...columns.slice(0, 3), 'direction'];
    expect(withDirection(headers, columns, rows('Uttag'))).toEqual(found);
    expect(withDirection(headers, columns, rows('Autogiro'))).toEqual(found);
    expect(withDirection(headers, columns, rows('Insättning'))).toEqual(columns);
  });

  it('is not looked for in messages, of which one speaks of money out', () => {
    const file = `Datum;Belopp;Text\n${day};659;Uttag Bankomat\n${day};659;Anna Berg`;
    expect(read(file)).toMatchObject({ amounts: [65_900, 65_900], asked: [] });
  });

  it('is not looked for in a text that is missing', () => {
    const file = `Datum;Belopp;Text\n${day};659;-\n${day};659;Anna Berg`;
    expect(read(file)).toMatchObject({ amounts: [65_900, 65_900], asked: [] });
  });
});

describe('the numbers in a reference', () => {
  it.each([
    ['Betalning faktura nr 10094 Granåsbys Livs', ['10094']],
    ['2 av 3, faktura 7', ['7']],
    ['Fakt. 12 och 2026', ['2026', '12']],
    ['17', ['17']],
    ['Anna 17', []],
  ])('may be those of invoices: %s', (text, numbers) => {
    expect(invoiceNumbersIn(text)).toEqual(numbers);
  });

  it.each([
    ...[['1000173', ['1000173']] as const, ['OCR 0001000173', ['1000173']] as const],
    ...[['10 001 73', ['1000173', '10', '1', '73']] as const, ['Anna Berg', []] as const],
    [null, []] as const,
  ])('%s', (text, numbers) => {
    expect(ocrsIn(text)).toEqual(numbers);
  });
});

const known = (changes: Partial<KnownPayments>): KnownPayments => ({
  ...{ receivables: [], payments: [], isPartial: false, ...changes },
});
const told = (...[rows, about]: [Parameters<typeof matchedRows>[0], Partial<KnownPayments>]) =>
  matchedRows(rows, known(about)).map(({ outcome, shares }) => [
    ...[outcome, listed(shares.map(({ invoice }) => invoice.id)) || null],
  ]);

describe('a payment of a bank’s file', () => {
  const one = receivable(10_001);
  const other = receivable(10_002, { payableOre: 65_900 });

  it('is certain by OCR and amount', () => {
    const about = { receivables: [one, other] };
    expect(told([paid('1793', '100016'), paid('659', 'Ref 100026 Bo')], about)).toEqual([
      ['certain', 'F10001'],
      ['certain', 'F10002'],
    ]);
  });

  it('is proposed by the OCR with another amount, and says what the amount means', () => {
    const rows = matchedRows(
      [paid('500', '100016'), paid('1 500', '100016')],
      known({ receivables: [one] }),
    );
    expect(rows.map(({ outcome, why }) => [outcome, why.replaceAll('\u00a0', ' ')])).toEqual([
      ['proposal', 'En del av det som är kvar, 1 793,00 kr.'],
      ['proposal', '207,00 kr mer än det som är kvar. Det blir tillgodo hos kunden.'],
    ]);
  });

  it('is certain where it pays what another row of the file has left', () => {
    const rows = [paid('793', '100016'), paid('1000', '100016')];
    expect(told(rows, { receivables: [one] })).toEqual([
      ['proposal', 'F10001'],
      ['certain', 'F10001'],
    ]);
  });

  it('is not certain on an invoice that is paid already', () => {
    const settled = receivable(10_001, { paidOre: 179_300, isSettled: true });
    const [found] = matchedRows([paid('1793', '100016')], known({ receivables: [settled] }));
    expect(found?.outcome).toBe('proposal');
    expect(found?.why).toBe('Fakturan är redan betald. Beloppet blir tillgodo hos kunden.');
  });

  it('is proposed by the amount alone only where one invoice and one row have it', () => {
    expect(told([paid('659', 'Bo Ek')], { receivables: [one, other] })).toEqual([
      ['proposal', 'F10002'],
    ]);
    const twin = receivable(10_003, { payableOre: 65_900 });
    expect(told([paid('659')], { receivables: [other, twin] })).toEqual([['choice', null]]);
    expect(told([paid('659'), paid('659')], { receivables: [other] })).toEqual([
      ['choice', null],
      ['choice', null],
    ]);
    expect(told([paid('659')], { receivables: [other], isPartial: true })).toEqual([
      ['none', null],
    ]);
  });

  it('is not proposed by the amount of an invoice that another row pays by its OCR', () => {
    expect(told([paid('659', '100026'), paid('659', 'Bo')], { receivables: [other] })).toEqual([
      ['certain', 'F10002'],
      ['none', null],
    ]);
  });

  it('that goes out is none of an invoice', () => {
    expect(told([paid('-659', '100026')], { receivables: [other] })).toEqual([['out', null]]);
  });

  it('is recognised when it is booked already, and two alike when both are', () => {
    const payments = [
      payment('p1', {
        ...{ amountOre: 65_900, paidOn: '2026-11-20', reference: '100026', invoiceId: 'F10002' },
      }),
    ];
    const settled = receivable(10_002, { payableOre: 65_900, paidOre: 65_900, isSettled: true });
    const rows = [paid('659', '100026'), paid('659', '100026')];
    expect(told(rows, { receivables: [settled], payments })).toEqual([
      ['booked', null],
      ['proposal', 'F10002'],
    ]);
    const both = [...payments, ...payments.map((each) => ({ ...each, id: 'p2' }))];
    expect(told(rows, { receivables: [settled], payments: both })).toEqual([
      ['booked', null],
      ['booked', null],
    ]);
  });

  it('is not booked when the payment was taken back', () => {
    const fields = { amountOre: 65_900, paidOn: '2026-11-20', reference: '100026' };
    const id = 'F10002-2026-11-20-65900-0';
    const payments = [
      payment(id, { ...fields, invoiceId: 'F10002' }),
      payment(`${id}_back`, { ...fields, amountOre: -65_900, reference: null, correctsId: id }),
    ];
    const [found] = withPayments(
      matchedRows([paid('659', '100026')], known({ receivables: [other], payments })),
      payments,
    );
    expect(found?.outcome).toBe('proposal');
    expect(found?.payments.map(({ id }) => id)).toEqual(['F10002-2026-11-20-65900-1']);
    expect(found?.why).toBe('En betalning med samma dag och belopp har tagits tillbaka.');
  });

  it('is not certain where somebody has noted it by hand', () => {
    const byHand = payment('p1', { amountOre: 100_000, paidOn: '2026-11-20', reference: null });
    const about = known({ receivables: [one], payments: [byHand] });
    const [found] = matchedRows([paid('1000', '100016')], about);
    expect([found?.outcome, found?.why]).toEqual([
      ...['proposal', 'En betalning med samma dag och belopp är redan noterad på fakturan.'],
    ]);
  });

  it('gets an id of its own, the same each time that the file is read', () => {
    const rows = [paid('100', '100016'), paid('100', '100016'), paid('bad'), paid('7', 'Bo')];
    const ids = () =>
      withPayments(matchedRows(rows, known({ receivables: [one] })), []).map(({ payments }) =>
        payments.map(({ id }) => id),
      );
    expect(ids()).toEqual([['F10001-2026-11-20-10000-0'], ['F10001-2026-11-20-10000-1'], [], []]);
    expect(ids()).toEqual(ids());
  });

  it('can be booked after the later of two alike, as the first one', () => {
    const rows = [paid('896.50', '100016'), paid('896.50', '100016')];
    const read = (payments: ReturnType<typeof payment>[]) =>
      withPayments(matchedRows(rows, known({ receivables: [one], payments })), payments);
    const [first, second] = read([]);
    expect([first?.outcome, second?.outcome]).toEqual(['proposal', 'certain']);
    const booked = (second?.payments ?? []).map(({ id, fields }) => payment(id, fields));
    expect(booked.map(({ id }) => id)).toEqual(['F10001-2026-11-20-89650-1']);
    expect(
      read(booked).map(({ outcome, payments }) => [outcome, ...payments.map(({ id }) => id)]),
    ).toEqual([['booked'], ['proposal', 'F10001-2026-11-20-89650-0']]);
  });
});
