import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCsv } from '@/domain/values/csvText';
import { customerGroups, knownCustomers } from '@/domain/import/customerGroups';
import { guessColumns } from '@/domain/import/importColumns';
import { importPlanner } from '@/domain/import/importPlan';
import { rowReader } from '@/domain/import/importRows';
import { exportRows } from '@/domain/import/registerCsv';
import { customerFields, vehicleFields } from '../../../support/customers';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';

const company = {
  kind: 'company',
  name: '=Åkes Bil; "Ek" AB',
  organisationNumber: '4432119875',
  reference: 'Bo Ek',
  paymentDays: 30,
  phones: ['+46701740605', '+4712345678'],
  email: 'bo@exempel.se',
  address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  notes: 'Ring först.\n- Har hund.',
  tags: ['Stamkund', 'Däckhotell'],
} as const;
const akes = keptCustomer('akes', {
  ...company,
  phones: [...company.phones],
  tags: [...company.tags],
});
const volvo = {
  make: 'Volvo',
  model: 'V70',
  year: 2019,
  vin: 'TMBJJ7NE8J0123456',
  fuel: 'diesel',
  odometerKm: 123_456,
  firstMonth: '2019-03',
  notes: 'Däck i källaren.',
} as const;
const owned = keptVehicle('owned', { ...volvo, ownerId: 'akes' });
const other = keptVehicle('other', { registrationNumber: 'KÅLLE', ownerId: 'akes' });
const paid = keptVehicle('paid', { registrationNumber: 'XYZ789', ownerId: 'x', payerId: 'akes' });

test('each vehicle is a line with its owner, and a customer without any is one too', () => {
  const [header = [], ...lines] = exportRows([
    { customer: akes, vehicles: [paid, owned, other] },
    { customer: keptCustomer('anna'), vehicles: [paid] },
    { customer: null, vehicles: [paid] },
  ]);
  const [name, plate] = ['Namn', 'Registreringsnummer'].map((text) => header.indexOf(text));
  expect(lines.map((line) => [line[name ?? -1], line[plate ?? -1]])).toEqual([
    [company.name, 'ABC 123'],
    [company.name, 'KÅLLE'],
    ['Anna Berg', null],
    [null, 'XYZ 789'],
  ]);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([header.length]));
});

test('values are written as people read them, and numbers stay numbers', () => {
  const [header, line = []] = exportRows([{ customer: akes, vehicles: [owned] }]);
  expect(header).toEqual([
    'Kundtyp',
    'Namn',
    'Organisationsnummer',
    'VAT-nummer',
    'Er referens',
    'Betalningsvillkor',
    'E-post',
    'Gatuadress',
    'Postnummer',
    'Ort',
    'Land',
    'Etiketter',
    'Anteckning om kunden',
    'Telefon 1',
    'Telefon 2',
    'Telefon 3',
    'Registreringsnummer',
    'Märke',
    'Modell',
    'Årsmodell',
    'Chassinummer',
    'Drivmedel',
    'Mätarställning i km',
    'Första månad i trafik',
    'Anteckning om fordonet',
  ]);
  expect(line).toEqual([
    'Företag',
    company.name,
    '443211-9875',
    null,
    'Bo Ek',
    30,
    'bo@exempel.se',
    'Ekbacksvägen 12',
    '123 45',
    'Ekbacken',
    null,
    'Stamkund, Däckhotell',
    company.notes,
    '070-174 06 05',
    '+47 12 34 56 78',
    '',
    'ABC 123',
    'Volvo',
    'V70',
    2019,
    volvo.vin,
    'Diesel',
    123_456,
    '2019-03',
    volvo.notes,
  ]);
});

test('an exported register can be imported again', () => {
  const csv = toCsv(exportRows([{ customer: akes, vehicles: [owned] }]));
  const [headers = [], cells = []] = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data;
  const read = rowReader(headers, guessColumns(headers))({ row: 2, cells, broken: false });
  expect(read.faults).toEqual([]);
  expect(customerFields({ ...read.customer })).toEqual(
    customerFields({ ...company, phones: [...company.phones], tags: [...company.tags] }),
  );
  expect(vehicleFields({ ...read.vehicle })).toEqual(vehicleFields(volvo));
});

test('an exported register that is imported again adds nothing', () => {
  const customers = [
    akes,
    keptCustomer('berg', { name: 'Anna Berg', phones: ['+46701740605'] }),
    keptCustomer('mail', { name: 'Anna Berg', phones: [], email: 'anna@kund.example' }),
    keptCustomer('street', {
      name: 'Eva Ek',
      phones: [],
      address: { street: 'Ekvägen 1', postcode: '123 45', city: null },
    }),
    keptCustomer('city', {
      name: 'Eva Ek',
      phones: [],
      address: { street: null, postcode: null, city: 'Ekbacken' },
    }),
    keptCustomer('bare', { name: 'Eva Ek', phones: [] }),
  ];
  const vehicles = [owned, other, paid];
  const csv = toCsv(
    exportRows(
      customers.map((customer) => ({
        customer,
        vehicles: vehicles.filter(({ data }) => data.ownerId === customer.id),
      })),
    ),
  );
  const [headers = [], ...lines] = Papa.parse<string[]>(csv.slice(1), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;
  const read = rowReader(headers, guessColumns(headers));
  const rows = lines.map((cells, index) => read({ row: index + 2, cells, broken: false }));
  const groups = customerGroups(knownCustomers(customers), new Map());
  for (const row of rows) groups.add(row);
  const planner = importPlanner([], vehicles, 'attach', groups.placeOf, '2026-11-20');
  const planned = rows.map(planner.add);
  expect(planned.map(({ outcome, faults }) => [outcome, faults])).toEqual(
    planned.map(() => ['skip', []]),
  );
  expect(planned).toHaveLength(7);
  expect(planned.every(({ duplicate }) => duplicate !== null)).toBe(true);
  expect(planner.totals()).toEqual({ customers: 0, vehicles: 0 });
});

test('a company abroad comes back with its country and its VAT number', () => {
  const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
  const [headers = [], cells = []] = exportRows([
    {
      customer: keptCustomer('kari', {
        ...{ kind: 'company', vatNumber: 'NO923609016MVA' },
        address,
      }),
      vehicles: [],
    },
  ]).map((row) => row.map((cell) => String(cell ?? '')));
  expect(cells[headers.indexOf('Land')]).toBe('Norge');
  const read = rowReader(headers, guessColumns(headers))({ row: 2, cells, broken: false });
  expect(read.customer).toMatchObject({ kind: 'company', vatNumber: 'NO923609016MVA', address });
});
