import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { customerLines } from '@/domain/register/customerLines';
import { type CustomerFields, customerLabels } from '@/domain/register/customer';
import { customerKeys, vehicleKeys } from '@/domain/register/registerKeys';
import { type VehicleFields, vehicleLabels } from '@/domain/register/vehicle';
import { guessColumns } from '@/domain/import/importColumns';
import { rowReader } from '@/domain/import/importRows';
import { exportRows } from '@/domain/import/registerCsv';
import { toCsv } from '@/domain/values/csvText';
import { customerFields, vehicleFields } from '../../../support/customers';
import { ruleMatches, rules } from '../../../support/ruleMatches';

// A card of the register is known in many places, and the compiler holds only some of them. A new field gets a value here,
// and each place that knows nothing of it then fails.

const at = { createdAt: new Date(0), updatedAt: new Date(0) };
const company: CustomerFields = {
  kind: 'company',
  name: 'Åkes Bil AB',
  organisationNumber: '4432119875',
  vatNumber: null,
  reference: 'Bo Ek',
  paymentDays: 30,
  phones: ['+46701740605'],
  email: 'bo@exempel.se',
  address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  notes: 'Ring först.',
  tags: ['Stamkund'],
  status: 'active',
  statusReason: 'Begärd',
  mergedInto: 'other',
};
const abroad: CustomerFields = {
  ...company,
  organisationNumber: null,
  vatNumber: 'NO923609016MVA',
  address: { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' },
};
const volvo: VehicleFields = {
  registrationNumber: 'DEF456',
  make: 'Volvo',
  model: 'V70',
  year: 2019,
  vin: 'TMBJJ7NE8J0123456',
  fuel: 'diesel',
  odometerKm: 123_456,
  firstMonth: '2019-03',
  notes: 'Däck i källaren.',
  ownerId: 'akes',
  payerId: 'bo',
  driverId: 'cia',
  formerOwners: { eva: '2025-03-01' },
  book: {
    ...{ serviceOn: '2027-03-01', serviceKm: null, serviceKmOn: null, kmPerYear: null },
    ...{ inspectedOn: null, tyresOn: null, serviceToldOn: null },
    ...{ inspectionToldOn: null, tyresToldOn: null },
  },
  status: 'active',
};

/** The fields that a place may not know of, and why. */
interface LeftOut {
  [field: string]: string;
}
const outcome = 'It tells what became of the card, and is not typed.';
const people = 'It names customers, who have lines of their own.';

/** The fields of a card that a place knows nothing of: what it makes of the card is the same without the value. */
function unknownIn<T extends object>(card: T, blank: T, madeOf: (card: T) => unknown): string[] {
  const made = JSON.stringify(madeOf(card));
  return Object.entries(blank).flatMap(([field, value]: [string, unknown]) =>
    JSON.stringify(madeOf({ ...card, [field]: value })) === made ? [field] : [],
  );
}

function expectLeftOut(unknown: string[], leftOut: LeftOut, place: string) {
  const advice =
    `${place} knows nothing of a field, or of one that "leftOut" of this test names: add the field there, or to "leftOut" with ` +
    `the reason`;
  expect(unknown.toSorted(), advice).toEqual(Object.keys(leftOut).toSorted());
}

const unknownOfCustomer = (madeOf: (card: CustomerFields) => unknown) => {
  const other = unknownIn(abroad, customerFields({ name: 'Bo' }), madeOf);
  return unknownIn(company, customerFields({ name: 'Bo' }), madeOf).filter((each) =>
    other.includes(each),
  );
};
const unknownOfVehicle = (madeOf: (card: VehicleFields) => unknown) =>
  unknownIn(volvo, vehicleFields({ status: 'removed' }), madeOf);

const csvOf = (customer: CustomerFields, vehicle: VehicleFields) =>
  toCsv(
    exportRows([
      {
        customer: { id: 'akes', data: { ...customer, ...at } },
        vehicles: [{ id: 'car', data: { ...vehicle, ownerId: 'akes', ...at } }],
      },
    ]),
  );

test('every field of the register has a value here', () => {
  const advice = 'give the field a value in the cards of this test';
  expect(Object.keys(company).toSorted(), advice).toEqual(Object.keys(customerLabels).toSorted());
  expect(Object.keys(volvo).toSorted(), advice).toEqual(Object.keys(vehicleLabels).toSorted());
});

describe('a field of a customer', () => {
  it('is in the file that is exported', () => {
    const leftOut = { status: outcome, statusReason: outcome, mergedInto: outcome };
    const unknown = unknownOfCustomer((card) => csvOf(card, volvo));
    expectLeftOut(unknown, leftOut, 'domain/import/registerCsv.ts');
  });

  it('comes back from that file', () => {
    for (const card of [company, abroad]) {
      const typed = without(card, { status: outcome, statusReason: outcome, mergedInto: outcome });
      expect(imported(card, volvo).customer, readBack).toMatchObject(typed);
    }
  });

  it('is among the texts that a search looks in', () => {
    expectLeftOut(
      unknownOfCustomer((data) => customerKeys({ id: 'akes', data: { ...data, ...at } })),
      {
        kind: 'The register has a filter for it.',
        reference: 'It is typed for invoices.',
        paymentDays: 'It is a number of days.',
        notes: 'Words of notes would find too much.',
        status: 'Only emptied cards have another one.',
        statusReason: outcome,
        mergedInto: outcome,
      },
      'domain/register/registerKeys.ts',
    );
  });

  it('stands on the card that is printed for the customer', () => {
    expectLeftOut(
      unknownOfCustomer((card) => customerLines.map(([, values]) => values({ ...card, ...at }))),
      {
        status: outcome,
        statusReason: 'It has a line of its own.',
        mergedInto: outcome,
      },
      'domain/register/customerLines.ts',
    );
  });
});

describe('a field of a vehicle', () => {
  const unread = { payerId: people, driverId: people, ownerId: people, formerOwners: people };
  const written = { book: 'The app writes it.', status: outcome };

  it('is in the file that is exported', () => {
    const unknown = unknownOfVehicle((car) => csvOf(company, car));
    expectLeftOut(unknown, { ...unread, ...written }, 'domain/import/registerCsv.ts');
  });

  it('comes back from that file', () => {
    const typed = without(volvo, { ...unread, ...written });
    expect(imported(company, volvo).vehicle, readBack).toMatchObject(typed);
  });

  it('is among the texts that a search looks in', () => {
    expectLeftOut(
      unknownOfVehicle((data) => vehicleKeys({ id: 'car', data: { ...data, ...at } })),
      {
        ...unread,
        ...written,
        year: 'Years are those of too many cars.',
        fuel: 'Fuels are those of too many cars.',
        odometerKm: 'It is a number of km.',
        firstMonth: 'Months are those of too many cars.',
        notes: 'Words of notes would find too much.',
      },
      'domain/register/registerKeys.ts',
    );
  });
});

const readBack = 'read the column of the exported file in domain/import';

function without(card: object, leftOut: LeftOut): object {
  return Object.fromEntries(Object.entries(card).filter(([field]) => !(field in leftOut)));
}

function imported(customer: CustomerFields, vehicle: VehicleFields) {
  const csv = csvOf(customer, vehicle).slice(1);
  const [headers = [], cells = []] = Papa.parse<string[]>(csv, { delimiter: ';' }).data;
  return rowReader(headers, guessColumns(headers))({ row: 2, cells, broken: false });
}

describe('a card that is emptied', () => {
  const stays: Record<string, LeftOut> = {
    customers: {
      kind: 'It tells a company from a person, and no more.',
      status: outcome,
      statusReason: 'It tells why the card is anonymised.',
      mergedInto: outcome,
    },
    vehicles: { status: outcome },
  };

  /** The fields that may keep their values in an emptied document of a collection. */
  const keptIn = (text: string) =>
    ruleMatches(text).flatMap(({ name, block, keys = [] }) => {
      const [, emptied] =
        /function isEmpty\(\) \{\s*return data\(\)\.diff\(\{([^]*?)'base'/.exec(block) ?? [];
      if (emptied === undefined) return [];
      const named = [...emptied.matchAll(/^\s*'(\w+)':/gm)].map(([, field = '']) => field);
      return [[name, keys.filter((key) => !named.includes(key))] as const];
    });

  it('loses every field by the rules but those listed here', () => {
    const advice =
      'add the field to isEmpty() in the rules of the collection, or to "stays" in this test with the reason';
    expect(Object.fromEntries(keptIn(rules)), advice).toEqual(
      Object.fromEntries(
        Object.entries(stays).map(([name, fields]) => [name, Object.keys(fields)]),
      ),
    );
  });

  it('is noticed when isEmpty() of the rules lacks a field', () => {
    const less = rules.replace("'notes': null,", '');
    expect(Object.fromEntries(keptIn(less))).toMatchObject({
      customers: expect.arrayContaining(['notes']),
    });
  });
});
