import { describe, expect, it } from 'vitest';
import { signQuestion } from '@/domain/import/columnQuestions';
import { guessPartColumns, isPartAmount, partColumnFaults } from '@/domain/part/partColumns';
import { partImport, partRowReader } from '@/domain/part/partImport';
import { partKey } from '@/domain/part/part';

const oilFilter = {
  ...{ number: 'W 712/95', name: 'Oljefilter', unit: 'st' as const, priceOre: 14_900 },
  ...{ vatRate: 25 as const, supplier: 'Mann', shelf: 'B3' },
};
const known = {
  byKey: new Map([[partKey('W 712/95'), oilFilter]]),
  costs: new Map([[partKey('W 712/95'), 6250]]),
};

/** Reads the rows of a file whose first row is its headers. */
function read(...lines: string[]) {
  const [headers = [], ...rows] = lines.map((line) => line.split(';'));
  const columns = guessPartColumns(headers);
  const answers = columns.map((field, column) => {
    if (field === null || !isPartAmount(field)) return {};
    const cells = rows.map((row) => row[column] ?? '');
    return Object.fromEntries(signQuestion('', cells).map(({ key, proposal }) => [key, proposal]));
  });
  const readRow = partRowReader(headers, columns, known, answers);
  return rows.map((cells, place) => readRow({ row: place + 2, cells, broken: false }));
}

describe('The columns of a file with articles', () => {
  it('are guessed; a price that says nothing of VAT is taken as without', () => {
    const headers = [
      'Art.nr',
      'Benämning',
      'Enh',
      'Pris',
      'Pris exkl. moms',
      'Inpris',
      'Lev.',
      'X',
    ];
    expect(guessPartColumns(headers)).toEqual([
      ...['number', 'name', 'unit', null, 'netOre', 'costOre', 'supplier', null],
    ]);
    expect(guessPartColumns(['Art.nr', 'À-pris', 'Pris'])).toEqual(['number', 'netOre', null]);
    expect(guessPartColumns(['Artikel nr', 'Pris kr', 'Antal st'])).toEqual([
      ...['number', 'netOre', null],
    ]);
  });

  it('need a number, something more, and one price', () => {
    expect(partColumnFaults(['name', null]).get(0)).toBe(
      'Välj vilken kolumn som är artikelnumret.',
    );
    expect(partColumnFaults(['number', null]).get(0)).toBe('Välj minst en kolumn till.');
    expect(partColumnFaults(['number', 'priceOre', 'netOre']).get(2)).toBe(
      'Välj ett av priserna, med eller utan moms.',
    );
    expect(partColumnFaults(['number', 'name', 'name']).get(2)).toBe(
      'En annan kolumn är redan Namn.',
    );
    expect(partColumnFaults(['number', 'name', 'netOre']).size).toBe(0);
  });
});

describe('A row with an article', () => {
  it('is a new article, its price without VAT turned into one with', () => {
    expect(
      read(
        'Artikelnummer;Namn;Enhet;Pris exkl. moms;Moms;Inköpspris',
        'X1;Olja;liter;119,20;25 %;48',
      )[0],
    ).toMatchObject({
      outcome: 'create',
      part: { number: 'X1', name: 'Olja', unit: 'l', priceOre: 14_900, vatRate: 25, costOre: 4800 },
    });
  });

  it('changes of a known article what the row says, and nothing by empty cells', () => {
    const [changed, same] = [
      read('Artikelnummer;Pris inkl. moms;Hyllplats', 'w712/95;159,00;'),
      read('Artikelnummer;Namn;Inköpspris', 'W 712/95;Oljefilter;62,50'),
    ].flat();
    expect(changed).toMatchObject({
      outcome: 'update',
      part: { ...oilFilter, number: 'w712/95', priceOre: 15_900, costOre: 6250 },
      changes: ['Artikelnummer', 'Pris inkl. moms'],
    });
    expect(same).toMatchObject({ outcome: 'same', changes: [] });
  });

  it.each([
    ['X1;Olja;12,345;', 'Pris inkl. moms', /läsas på flera sätt/],
    ['X1;Olja;-5;', 'Pris inkl. moms', /inte vara negativt/],
    ['X1;Olja;;', 'Pris inkl. moms', 'Fyll i ett belopp.'],
    ['X1;;10;', 'Namn', 'Fyll i artikelns namn.'],
    [';Olja;10;', 'Artikelnummer', 'Fyll i artikelnumret.'],
    ['1,98743E+09;Olja;10;', 'Artikelnummer', /kortat av numret/],
    ['X1;Olja;10;19', 'Moms', /^Välj en av momssatserna/],
  ])('is left out with the reason: %s', (line, column, message) => {
    const [row] = read('Artikelnummer;Namn;Pris inkl. moms;Moms', line);
    expect(row).toMatchObject({ outcome: 'fault', part: null });
    expect(row?.faults).toEqual([{ column, message: expect.stringMatching(message) as string }]);
  });

  it('is left out when it has too many cells or broken quotation marks', () => {
    const [row] = read('Artikelnummer;Namn;Pris inkl. moms', 'X1;Olja;10;20');
    expect(row?.faults).toMatchObject([
      { message: 'Raden har fler celler än det finns rubriker.' },
    ]);
    const readRow = partRowReader(['Nr'], ['number'], known);
    expect(readRow({ row: 2, cells: ['W 712/95'], broken: true }).outcome).toBe('fault');
  });

  it.each(['25', '25,00', '25.0 %', '25%', '0,25', '.25'])('has the VAT of %s', (vat) => {
    const [row] = read('Artikelnummer;Namn;Pris inkl. moms;Moms', `X1;Olja;10;${vat}`);
    expect(row).toMatchObject({ outcome: 'create', part: { vatRate: 25 } });
  });

  it('has the amounts of its column, and tells of parts of an öre that it rounds', () => {
    const rows = read(
      'Artikelnr;Benämning;Pris exkl moms;Moms;Inköpspris',
      'X1;Oljefilter;149,0000;25;62,5000',
      'X2;Luftfilter;1.049,90;25;80,00',
      'X3;Bult;12,50;0,25;1,23',
      'X4;Olja;0,129;25;0,05',
      'X5;Packning;1.250;25;4,1234',
      'X6;Lampa;12.50;25;',
    );
    expect(rows.map(({ part }) => part && [part.priceOre, part.costOre])).toEqual([
      ...[[18_625, 6250], [131_238, 8000], [1563, 123], [16, 5], [156_250, 412], null],
    ]);
    expect(rows.map(({ notes }) => notes)).toEqual([
      ...[[], [], []],
      [{ column: 'Pris exkl moms', message: 'Avrundat till 0,13.' }],
      [{ column: 'Inköpspris', message: 'Avrundat till 4,12.' }],
      [],
    ]);
    expect(rows[5]?.faults).toEqual([
      {
        column: 'Pris exkl moms',
        message: 'Talet passar inte kolumnens decimaltecken, som är komma.',
      },
    ]);
  });

  it('tells what becomes of a unit that nobody knows', () => {
    const [row] = read('Artikelnummer;Namn;Enhet;Pris inkl. moms', 'X1;Olja;fat;10');
    expect(row).toMatchObject({
      outcome: 'create',
      part: { unit: 'st' },
      notes: [{ column: 'Enhet', message: '”fat” blir st.' }],
    });
  });

  it('is skipped when an earlier row has the number', () => {
    const rows = read('Artikelnummer;Namn;Pris inkl. moms', 'X1;Olja;10', 'x 1;Olja 2;20');
    expect(rows[1]).toMatchObject({
      outcome: 'skip',
      duplicate: 'Samma artikelnummer som rad 2.',
    });
  });

  it('keeps a text that looks like markup or a formula as text', () => {
    const [row] = read(
      'Artikelnummer;Namn;Pris inkl. moms',
      "X1;'=cmd <img src=x onerror=alert(1)>;10",
    );
    expect(row?.part?.name).toBe('=cmd <img src=x onerror=alert(1)>');
  });
});

describe('An import of articles', () => {
  it('writes what is new or changed, and can be taken back', () => {
    const rows = read(
      'Artikelnummer;Namn;Pris inkl. moms;Inköpspris',
      'X1;Olja;10;4',
      'W 712/95;Oljefilter;159;',
      'X2;;10;',
    );
    const made = partImport(rows, known);
    expect(made).toMatchObject({ created: 1, updated: 1, unchanged: 0 });
    expect(made.edits).toMatchObject([
      { key: 'X1', costOre: 400 },
      { key: partKey('W 712/95'), part: { priceOre: 15_900 }, costOre: 6250 },
    ]);
    expect(made.undo).toEqual([
      { key: 'X1', part: null, costOre: null },
      { key: partKey('W 712/95'), part: oilFilter, costOre: 6250 },
    ]);
  });
});
