import { describe, expect, it } from 'vitest';
import { customerGroups, knownCustomers, type RowDecision } from '@/domain/import/customerGroups';
import { guessColumns } from '@/domain/import/importColumns';
import { rowReader } from '@/domain/import/importRows';
import { blankCustomer } from '@/domain/register/customer';
import { customerFields } from '../../../support/customers';
import { keptCustomer } from '../../../support/registerEntries';

const headers = ['Namn', 'Tel', 'E-post', 'Gata', 'Postnr', 'Ort', 'Orgnr'];
const readRow = rowReader(headers, guessColumns(headers));

/** The places of lines from row 2 on, their cells in the order of the headers. */
function places(
  lines: string[],
  {
    decisions = [],
    register = [],
  }: {
    decisions?: [row: number, decision: RowDecision][];
    register?: Parameters<typeof knownCustomers>[0];
  } = {},
) {
  const groups = customerGroups(knownCustomers(register), new Map(decisions));
  const rows = lines.map((line, index) =>
    readRow({ row: index + 2, cells: line.split(';'), broken: false }),
  );
  for (const row of rows) groups.add(row);
  return rows.map(({ row }) => groups.placeOf(row));
}

const groupsOf = (all: ReturnType<typeof places>) => all.map(({ rows }) => rows[0]);

describe('Rows are about one customer when', () => {
  it('name and address are the same, on five rows', () => {
    const all = places(Array.from({ length: 5 }, () => 'Anna Berg;;;Ekvägen 1;123 45;Ekbacken;'));
    expect(groupsOf(all)).toEqual([2, 2, 2, 2, 2]);
    expect(all[4]?.same).toBe('samma namn och adress');
  });

  it.each([
    ['the name has another order', 'Berg, Anna;0701740605', 'samma namn och telefonnummer'],
    ['the street has no postcode', 'anna berg;;;ekvägen 1;;EKBACKEN', 'samma namn och adress'],
    [
      'they moved',
      'Anna Berg;0701740605;;Storgatan 2;543 21;Mörby',
      'samma namn och telefonnummer',
    ],
    ['they have a new number', 'Anna Berg;0701740606;;Ekvägen 1;12345;', 'samma namn och adress'],
  ])('%s', (_, line, reason) => {
    const all = places(['Anna Berg;0701740605;;Ekvägen 1;123 45;Ekbacken', line]);
    expect(all[1]).toMatchObject({ rows: [2, 3], same: reason });
  });

  it('a third row has a detail of each', () => {
    const all = places([
      'Bo Ek;0701740606',
      'Bo Ek;;bo@kund.example',
      'Bo Ek;0701740606;bo@kund.example',
    ]);
    expect(all.map(({ same }) => same)).toEqual([
      null,
      'samma namn och e-postadress',
      'samma namn och telefonnummer',
    ]);
    expect(groupsOf(all)).toEqual([2, 2, 2]);
  });

  it('nothing else is known than the name', () => {
    expect(places(['Eva Ek', 'Eva Ek'])[1]?.same).toBe('samma namn, utan andra uppgifter');
  });
});

describe('Rows are about several customers when', () => {
  it.each([
    [
      'a number is shared',
      'Anna Platsdal;070-174 06 05',
      'Bertil Platsdal;0701740605',
      'telefonnummer',
    ],
    [
      'an e-mail address is shared',
      'Kiosken AB;;info@a.example',
      'Pizzan AB;;info@a.example',
      'e-postadress',
    ],
    ['only the names are the same', 'Anna Berg;0701740605', 'Anna Berg;0701740606', 'namn'],
  ])('%s, which is told', (_, one, other, what) => {
    const all = places([one, other]);
    expect(groupsOf(all)).toEqual([2, 3]);
    expect(all[1]?.maybe).toEqual({
      text: expect.stringMatching(new RegExp(`^Kan vara .* på rad 2: samma ${what}\\.$`)),
      decision: { row: 2 },
    });
  });

  it('they share a placeholder number or one that many rows have', () => {
    const filler = places([
      'Anna P;070-000 00 00',
      'Bertil P;070-000 00 00',
      'Cecilia O;0700000000',
    ]);
    expect(groupsOf(filler)).toEqual([2, 3, 4]);
    expect(filler.map(({ maybe }) => maybe)).toEqual([null, null, null]);
    const many = places(['A B', 'C D', 'E F', 'G H', 'I J'].map((name) => `${name};08-465 004 00`));
    expect(groupsOf(many)).toEqual([2, 3, 4, 5, 6]);
    expect(many.every(({ maybe }) => maybe === null)).toBe(true);
  });

  it('their organisation numbers differ, whatever else is the same', () => {
    const all = places([
      'Ek AB;08-465 004 00;;;;;443210-9876',
      'Ek AB;08-465 004 00;;;;;443211-9875',
    ]);
    expect(groupsOf(all)).toEqual([2, 3]);
    expect(all.map(({ maybe }) => maybe)).toEqual([null, null]);
  });

  it('their numbers differ, and a third row without one may be the same', () => {
    const all = places(['Ek AB;;;;;;443210-9876', 'Ek AB;0701740605', 'Ek AB;;;;;;443211-9875']);
    expect(all[2]?.maybe?.decision).toEqual({ row: 3 });
  });
});

describe('A customer of the register', () => {
  const register = [
    keptCustomer('anna', customerFields({ name: 'Anna Berg', phones: ['+46701740605'] })),
    keptCustomer('eva', customerFields({ name: 'Eva Ek', phones: [] })),
  ];

  it('is known by name and a detail, or by all that there is', () => {
    const all = places(['Anna Berg;0701740605', 'Eva Ek', 'Anna Berg;0701740606'], { register });
    expect(all.map(({ known }) => known?.customer.id)).toEqual(['anna', 'eva', undefined]);
    expect(all[0]?.known?.because).toBe('samma namn och telefonnummer');
    expect(all[2]?.maybe).toEqual({
      text: 'Kan vara Anna Berg i registret: samma namn.',
      decision: { id: 'anna' },
    });
  });

  it('is not known by a number alone, and can be chosen', () => {
    const line = ['Bertil Berg;0701740605'];
    const [guessed] = places(line, { register });
    expect(guessed).toMatchObject({ known: null, maybe: { decision: { id: 'anna' } } });
    const [chosen] = places(line, { register, decisions: [[2, { id: 'anna' }]] });
    expect(chosen?.known).toMatchObject({ customer: { id: 'anna' }, isChosen: true });
  });

  it('is not offered to a row with another organisation number', () => {
    const company = customerFields({
      ...{ name: 'Ek AB', kind: 'company', organisationNumber: '4432109876' },
    });
    const line = 'Ek AB;;;;;;443211-9875';
    const [apart] = places([line], { register: [keptCustomer('ek', company)] });
    expect(apart).toMatchObject({ known: null, maybe: null });
    const unnumbered = keptCustomer('ek2', customerFields({ name: 'Ek AB' }));
    const [other] = places([line], { register: [keptCustomer('ek', company), unnumbered] });
    expect(other?.maybe?.decision).toEqual({ id: 'ek2' });
  });

  it('can be said to be another, and taken back', () => {
    const [own] = places(['Anna Berg;0701740605'], { register, decisions: [[2, 'own']] });
    expect(own).toMatchObject({
      known: null,
      maybe: {
        text: 'Kan vara Anna Berg i registret: samma namn och telefonnummer.',
        decision: { id: 'anna' },
      },
    });
  });
});

describe('A person', () => {
  const three = ['Bo Ek;0701740606', 'Bo Ek;0701740606', 'Bo Ek;0701740606'];

  it('takes a row out of a customer, and puts it back', () => {
    const parted = places(three, { decisions: [[3, 'own']] });
    expect(groupsOf(parted)).toEqual([2, 3, 2]);
    expect(parted[1]?.maybe).toEqual({
      text: 'Kan vara Bo Ek på rad 2: samma namn och telefonnummer.',
      decision: { row: 2 },
    });
    expect(groupsOf(places(three, { decisions: [[3, { row: 2 }]] }))).toEqual([2, 2, 2]);
  });

  it('joins two customers with all of their rows', () => {
    const lines = ['Anna Berg;0701740605', 'A Berg;0701740605', 'A Berg;0701740605'];
    const joined = places(lines, { decisions: [[3, { row: 2 }]] });
    expect(joined.map(({ rows }) => rows)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
    ]);
    expect(joined[1]?.same).toBe('du har slagit ihop dem');
  });
});

it('Groups 20,000 rows of one number, half of them of one customer', () => {
  // A search that grows with the square of the rows would take minutes.
  const rows = Array.from({ length: 20_000 }, (_, place) => {
    const name = place % 2 === 0 ? 'Anna Berg' : `Kund ${place}`;
    const customer = { ...blankCustomer, name, phones: ['+46701740605'] };
    return {
      row: place + 2,
      cells: [],
      broken: false,
      customer,
      vehicle: null,
      faults: [],
      notes: [],
    };
  });
  const groups = customerGroups(knownCustomers([]), new Map());
  for (const row of rows) groups.add(row);
  const all = rows.map(({ row }) => groups.placeOf(row));
  expect(new Set(groupsOf(all)).size).toBe(10_001);
  expect(all[19_998]?.rows).toHaveLength(10_000);
});
