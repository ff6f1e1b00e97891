import { describe, expect, it } from 'vitest';
import { type Customer, newCustomer, removedCustomer } from '@/domain/register/customer';
import { guessColumns } from '@/domain/import/importColumns';
import { leftOutRows } from '@/domain/import/importLeftOut';
import { customerGroups, knownCustomers, type RowDecision } from '@/domain/import/customerGroups';
import { type DuplicateChoice, importPlanner } from '@/domain/import/importPlan';
import { rowReader } from '@/domain/import/importRows';
import { newVehicle, removedVehicle, type Vehicle } from '@/domain/register/vehicle';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const headers = 'Namn;Tel;E-post;Orgnr;Regnr;Ort;Kategori;Anteckning;Kundtyp;Mätarställning'.split(
  ';',
);
const today = '2026-11-20';
const readRow = rowReader(headers, guessColumns(headers));

/** Reads lines as rows of a file, their cells in the order of the headers, from row 2 on. */
function rowsOf(lines: string[]) {
  return lines.map((line, index) =>
    readRow({ row: index + 2, cells: line.split(';'), broken: false }),
  );
}

function draftsOf(line: string) {
  const [row] = rowsOf([line]);
  if (!row?.customer || !row.vehicle) throw new Error(line);
  return { customer: row.customer, vehicle: row.vehicle };
}

const anna = draftsOf('Anna Berg;070-174 06 05;anna@kund.example;;ABO 123;;Stamkund;;;10 000');
const customers: { id: string; data: Customer }[] = [
  { id: 'anna', data: { ...newCustomer(anna.customer), ...stamps } },
];
const card = newVehicle({ ...anna.vehicle, ownerId: 'anna' });
const vehicles: { data: Vehicle }[] = [
  { data: { ...card, ...stamps, createdAt: new Date('2026-11-10T09:00:00Z') } },
];

/** The plan for importing the lines into a register with Anna Berg and ABO 123. */
function plan(
  lines: string[],
  choice: DuplicateChoice = 'attach',
  decisions: [row: number, decision: RowDecision][] = [],
) {
  const groups = customerGroups(knownCustomers(customers), new Map(decisions));
  const tags = customers.map(({ data }) => data.tags);
  const planner = importPlanner(tags, vehicles, choice, groups.placeOf, today);
  const read = rowsOf(lines);
  for (const row of read) groups.add(row);
  const rows = read.map(planner.add);
  let ids = 0;
  const { changes, undo } = planner.action(() => `new${(ids += 1)}`);
  const outcomes = rows.map(({ outcome, duplicate }) => [outcome, duplicate]);
  const written = changes.map(({ id, values }) =>
    'name' in values
      ? `${id}: ${String(values.name)}`
      : `${id}: ${String('registrationNumber' in values && values.registrationNumber)} of ${String('ownerId' in values && values.ownerId)}`,
  );
  const places = rows.map(({ place }) => place);
  return { rows, places, outcomes, written, changes, undo, totals: planner.totals() };
}

describe('An import', () => {
  it('writes customers, each before its vehicles, and vehicles without owners', () => {
    const { outcomes, written, totals } = plan([
      'Bo Lind;070-174 06 06;;;DEF 456',
      ';;;;GHJ 789',
      'Eva Ek;;;;',
      ';;;;;;',
    ]);
    expect(outcomes).toEqual([
      ['create', null],
      ['create', null],
      ['create', null],
      ['fault', null],
    ]);
    expect(written).toEqual([
      'new1: Bo Lind',
      'new2: DEF456 of new1',
      'new3: Eva Ek',
      'new4: GHJ789 of null',
    ]);
    expect(totals).toEqual({ customers: 2, vehicles: 2 });
  });

  it('is taken back by leaving of each document what is left of a removed one', () => {
    const { changes, undo } = plan(['Bo Lind;;;;DEF 456', 'Eva Ek;;;;']);
    expect(undo.map(({ collection, id }) => [collection, id])).toEqual(
      changes.map(({ collection, id }) => [collection, id]),
    );
    expect(undo.map(({ kind, values }) => [kind, values])).toEqual([
      ['update', removedCustomer],
      ['update', removedVehicle],
      ['update', removedCustomer],
    ]);
  });

  it('makes one customer of rows with the same name and a same number or e-mail', () => {
    const { rows, places, written, changes } = plan([
      'Bo Lind;070-174 06 06;;;DEF 456;;Stam',
      'bo lind;0701740606;bo@kund.example;;GHJ 789;Ekbacken;Däck',
      'Bo Lind;070-174 06 07;BO@kund.example;;KLM 12A',
      'Bo Lind;;;;NOP 345',
    ]);
    expect(written).toEqual([
      'new1: Bo Lind',
      'new2: DEF456 of new1',
      'new3: GHJ789 of new1',
      'new4: KLM12A of new1',
      'new5: Bo Lind',
      'new6: NOP345 of new5',
    ]);
    expect(changes[0]?.values).toMatchObject({
      phones: ['+46701740606', '+46701740607'],
      email: 'bo@kund.example',
      address: { city: 'Ekbacken' },
      tags: ['Stam', 'Däck'],
    });
    expect(changes[0]?.values).toHaveProperty('notes', null);
    expect(places.map((place) => place?.same)).toEqual([
      null,
      'samma namn och telefonnummer',
      'samma namn och e-postadress',
      null,
    ]);
    expect(places[0]?.rows).toEqual([2, 3, 4]);
    expect(places[3]?.maybe).toEqual({
      text: 'Kan vara Bo Lind på rad 2: samma namn.',
      decision: { row: 2 },
    });
    expect(rows.map(({ notes }) => notes)).toEqual([[], [], [], []]);
  });

  it('spells a tag as the register does, else as the file does first', () => {
    const { changes } = plan([
      'Bo Lind;070-174 06 06;;;;;STAMKUND, Däck',
      'Eva Ek;;;;;;däck',
      'Bo Lind;070-174 06 06;;;;;DÄCK',
    ]);
    expect(changes.map(({ values }) => 'tags' in values && values.tags)).toEqual([
      ['Stamkund', 'Däck'],
      ['Däck'],
    ]);
  });

  it.each<[DuplicateChoice, string[]]>([
    ['attach', ['new1: DEF456 of anna']],
    ['skip', []],
    ['create', ['new1: BERG, Anna', 'new2: DEF456 of new1']],
  ])('with %s takes a customer of the register for a duplicate', (choice, expected) => {
    const { rows, outcomes, written, totals } = plan(['BERG, Anna;0701740605;;;DEF 456'], choice);
    expect(outcomes[0]?.[1]).toBe('Anna Berg finns i registret: samma namn och telefonnummer.');
    expect(outcomes[0]?.[0]).toBe(choice);
    expect(rows[0]?.attachedTo).toBe(choice === 'attach' ? 'Anna Berg' : undefined);
    expect(written).toEqual(expected);
    expect(totals.customers).toBe(choice === 'create' ? 1 : 0);
  });

  it('takes the same person without a vehicle for somebody who is there already', () => {
    expect(plan(['Anna Berg;;ANNA@kund.example']).outcomes).toEqual([
      ['skip', 'Anna Berg finns i registret: samma namn och e-postadress.'],
    ]);
  });

  it('takes the same organisation number for one company, whose other name is noted', () => {
    const { rows, changes, written } = plan([
      'Ek AB;;;443210-9876;DEF 456',
      'Eks Bygg AB;;;4432109876;GHJ 789',
    ]);
    expect(written).toEqual(['new1: Ek AB', 'new2: DEF456 of new1', 'new3: GHJ789 of new1']);
    expect(changes[0]?.values).toMatchObject({ notes: 'Namn: Eks Bygg AB' });
    expect(rows[1]?.place?.same).toBe('samma organisationsnummer');
    expect(rows[1]?.notes).toEqual([
      {
        column: 'Kund',
        message: 'Kortet rymmer inte namnet på den här raden. Det står i kundens anteckning.',
      },
    ]);
  });

  it.each<[DuplicateChoice, string]>([
    ['attach', 'skip'],
    ['skip', 'skip'],
    ['create', 'create'],
  ])('with %s a plate that is there already is: %s', (choice, outcome) => {
    // One plate is in the register, another in the file; O and 0 count as the same.
    const lines = ['Bo Lind;;;;AB0 123', 'Eva Ek;;;;DEF 456', 'Eva Ek;;;;def456'];
    expect(plan(lines, choice).outcomes).toEqual([
      [outcome, 'AB0123 finns redan i registret.'],
      ['create', null],
      [outcome, 'DEF 456 finns redan på rad 3.'],
    ]);
  });

  it('gives a car that an earlier row gave to nobody to the customer of a later one', () => {
    const { rows, written, totals } = plan([
      ';;;;DEF 456',
      'Eva Ek;;;;def456',
      'Bo Lind;;;;DEF456',
    ]);
    expect(written).toEqual(['new1: Eva Ek', 'new2: DEF456 of new1', 'new3: Bo Lind']);
    expect(rows[1]?.notes).toEqual([
      { column: 'Fordon', message: 'Kunden blir ägare till fordonet på rad 2.' },
    ]);
    expect(totals).toEqual({ customers: 2, vehicles: 1 });
  });

  it('brings a second owner of a plate without the car, which the note tells', () => {
    const lines = [
      'Eva Ek;;;;DEF 456',
      'Bo Lind;070-174 06 06;;;def456;;;Ring',
      'Bo Lind;070-174 06 06;;;GHJ 789',
      'Ida Al;;;;GHJ 789',
    ];
    const { rows, outcomes, written, changes, totals } = plan(lines);
    expect(outcomes).toEqual([
      ['create', null],
      ['create', 'DEF 456 finns redan på rad 2.'],
      ['create', null],
      ['create', 'GHJ 789 finns redan på rad 4.'],
    ]);
    expect(written).toEqual([
      ...['new1: Eva Ek', 'new2: DEF456 of new1', 'new3: Bo Lind'],
      ...['new4: GHJ789 of new3', 'new5: Ida Al'],
    ]);
    expect(changes[2]?.values).toMatchObject({ notes: 'Ring\nFordon: DEF 456' });
    expect(rows[1]?.notes).toEqual([
      {
        column: 'Fordon',
        message: 'Kunden kommer med utan fordonet. Numret står i kundens anteckning.',
      },
    ]);
    expect(rows[1]?.place?.maybe).toEqual({
      text: 'Kan vara Eva Ek på rad 2: samma fordon.',
      decision: { row: 2 },
    });
    expect(totals).toEqual({ customers: 3, vehicles: 2 });
    expect(plan(lines, 'skip').outcomes[1]?.[0]).toBe('skip');
    const joined = plan(lines, 'attach', [[3, { row: 2 }]]);
    expect(joined.written.slice(0, 3)).toEqual([
      ...['new1: Eva Ek', 'new2: DEF456 of new1', 'new3: GHJ789 of new1'],
    ]);
    expect(joined.changes[0]?.values).toMatchObject({
      phones: ['+46701740606'],
      notes: 'Ring\nNamn: Bo Lind',
    });
  });

  it('says that the plate is in the note only where the note has room for it', () => {
    const long = 'x'.repeat(1990);
    const { rows, changes } = plan([
      'Eva Ek;;;;DEF 456',
      `Bo Lind;070-174 06 06;;;GHJ 789;;;${long}`,
      'Bo Lind;070-174 06 06;bo@kund.example;;DEF 456',
    ]);
    expect(changes[2]?.values).toMatchObject({ notes: long });
    expect(rows[2]?.notes.map(({ message }) => message)).toContain(
      'Kunden kommer med utan fordonet.',
    );
  });

  it('takes what a second row of a car knows of its owner, once', () => {
    const { rows, outcomes, written, changes } = plan([
      'Bo Lind;070-174 06 06;;;DEF 456',
      'Bo Lind;;bo@kund.example;;DEF 456',
      'Bo Lind;;bo@kund.example;;DEF 456',
    ]);
    expect(outcomes).toEqual([
      ['create', null],
      ['create', 'DEF 456 finns redan på rad 2.'],
      ['skip', 'DEF 456 finns redan på rad 2.'],
    ]);
    expect(rows[1]?.place?.same).toBe('samma namn och fordon');
    expect(rows[1]?.notes[0]?.message).toBe(
      'Kundens uppgifter kommer med, men fordonet läggs inte till igen.',
    );
    expect(written).toEqual(['new1: Bo Lind', 'new2: DEF456 of new1']);
    expect(changes[0]?.values).toMatchObject({
      phones: ['+46701740606'],
      email: 'bo@kund.example',
      notes: null,
    });
  });

  it.each<[string, DuplicateChoice, string | null]>([
    ['100 000', 'attach', 'Det är minst tio gånger så mycket som den senaste, 10 000 km.'],
    ['15 001', 'skip', 'Det är 5 001 km mer än den senaste, 10 000 km den 2026-11-10:'],
    ['15 001', 'create', 'Det är 5 001 km mer än den senaste, 10 000 km den 2026-11-10:'],
    ['15 000', 'attach', null],
    ['9 000', 'attach', null],
  ])('asks about %s km of a car with 10 000 km, with %s', (km, choice, question) => {
    const { rows, written } = plan(
      [`Anna Berg;070-174 06 05;;;ABO 123;;;;;${km}`, 'Eva Ek;;;;DEF 456;;;;;900 000'],
      choice,
    );
    const [row, other] = rows;
    const shown = row?.notes.map(({ message }) => message.replaceAll('\u00a0', ' '));
    expect(row?.isOdometerDoubted).toBe(question !== null);
    expect(row?.notes.map(({ column }) => column)).toEqual(
      question === null ? [] : ['Mätarställning'],
    );
    if (question !== null) {
      expect(shown?.[0]).toContain(`Filen har ${km} km. ${question}`);
      expect(shown?.[0]).toContain(
        choice === 'create'
          ? 'Stämmer det? Fordonet läggs till med filens mätarställning.'
          : 'Stämmer det? Kortet i registret ändras inte av importen: är filens mätarställning rätt,',
      );
    }
    // The rest of the file comes in all the same.
    expect(other).toMatchObject({ outcome: 'create', isOdometerDoubted: false, notes: [] });
    expect(written.slice(-2)[1]).toMatch(/^new\d: DEF456 of /);
  });

  it('says of a row whose car is there already nothing of its customer', () => {
    const { places } = plan(['Bo Lind;0701740606;;;DEF 456', 'Bo Lind;0701740606;;;DEF 456']);
    expect(places[0]?.rows).toEqual([2, 3]);
    expect(places[1]).toBeNull();
  });

  it('makes a customer of a row that is said to be another than the one who is there', () => {
    const line = ['Anna Berg;0701740605;;;DEF 456'];
    expect(plan(line, 'attach', [[2, 'own']]).written).toEqual([
      'new1: Anna Berg',
      'new2: DEF456 of new1',
    ]);
    const chosen = plan(['Bertil Berg;0701740605;;;DEF 456'], 'create', [[2, { id: 'anna' }]]);
    expect(chosen.written).toEqual(['new1: DEF456 of anna']);
  });

  it('with everything created still joins the rows of one customer', () => {
    const { written } = plan(
      ['Anna Berg;0701740605;;;DEF 456', 'Anna Berg;0701740605;;;GHJ 789'],
      'create',
    );
    expect(written).toEqual(['new1: Anna Berg', 'new2: DEF456 of new1', 'new3: GHJ789 of new1']);
  });

  it('knows by what it has learnt of a customer who is there already', () => {
    const { written } = plan([
      'Anna Berg;0701740605;ny@kund.example;;DEF 456',
      'Anna Berg;;ny@kund.example;;GHJ 789',
    ]);
    expect(written).toEqual(['new1: DEF456 of anna', 'new2: GHJ789 of anna']);
  });

  it('does not take a row that is left out for the first of its kind', () => {
    expect(plan(['Bo;0701740606;;;DEF-456-🚗', 'Bo;0701740606;;;DEF 456']).outcomes).toEqual([
      ['fault', null],
      ['create', null],
    ]);
  });

  it('keeps no sole trader’s personnummer on the card of a private customer', () => {
    const { rows, changes } = plan(
      ['Anna Berg;070-174 06 06;;;;;;;Privat', 'Bergs Bil;070-174 06 06;;850709-9805;;;;;Företag'],
      'attach',
      [[3, { row: 2 }]],
    );
    expect(changes.map(({ values }) => values)).toMatchObject([
      { kind: 'private', organisationNumber: null, notes: 'Namn: Bergs Bil' },
    ]);
    expect(JSON.stringify(changes)).not.toContain('9805');
    expect(rows[1]?.notes.map(({ message }) => message)).toEqual([
      'Kortet rymmer inte namnet på den här raden. Det står i kundens anteckning.',
      'Numret tas inte med: privatkunders personnummer sparas inte.',
    ]);
  });

  it('notes what the card of several rows has no field for', () => {
    const { rows, changes } = plan([
      'Bo;0701740606,0701740607,0701740608;b@kund.example;;;Ekbacken',
      'Bo;0701740606,0701740609;c@kund.example;;;Mörby;;Ring först.',
    ]);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.values).toMatchObject({
      phones: ['+46701740606', '+46701740607', '+46701740608'],
      email: 'b@kund.example',
      notes: 'Ring först.\nAdress: Mörby\nTelefon: 070-174 06 09\nE-post: c@kund.example',
    });
    expect(rows[1]?.notes[0]?.message).toBe(
      'Kortet rymmer inte adressen, telefonnumret och e-postadressen på den här raden. Det står i kundens anteckning.',
    );
  });
});

it('The rows left out come as they stood, with number and reason', () => {
  const { rows } = plan(['Bo Lind;070-1;;;🚗', 'Eva Ek;;;;DEF 456', 'Bo Ny;;;;ABO 123;"Ort";=cmd']);
  expect(leftOutRows(headers, rows)).toEqual([
    ['Rad', 'Anledning', ...headers],
    [
      '2',
      'Regnr: Registreringsnumret får bara innehålla bokstäver och siffror.',
      'Bo Lind',
      '070-1',
      '',
      '',
      '🚗',
    ],
    ['4', 'ABO 123 finns redan i registret.', 'Bo Ny', '', '', '', 'ABO 123', '"Ort"', '=cmd'],
  ]);
});
