import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  changedOwner,
  fuelLabels,
  fuels,
  newVehicle,
  removedVehicle,
  vehicleDocument,
  vehicleDraft,
  vehicleLimits,
} from '@/domain/register/vehicle';

const typed = {
  registrationNumber: 'abc 12a',
  make: ' Volvo ',
  model: 'V70',
  year: '2019',
  vin: 'tmbjj7ne8j0123456',
  fuel: 'diesel',
  odometerKm: '12 345 mil',
  firstMonth: '2019-03-15',
  notes: '',
  ownerId: 'anna',
  payerId: 'firm',
  driverId: null,
};
const stored = {
  ...typed,
  registrationNumber: 'ABC12A',
  make: 'Volvo',
  year: 2019,
  vin: 'TMBJJ7NE8J0123456',
  odometerKm: 123_450,
  firstMonth: '2019-03',
  notes: null,
};
const stamps = { createdAt: new Date(0), updatedAt: new Date(1) };

test('values of a form or CSV become a document that reads back unchanged', () => {
  const draft = v.parse(vehicleDraft, typed);
  expect(draft).toEqual(stored);
  expect(v.parse(vehicleDraft, draft)).toEqual(stored);
  const document = { ...newVehicle(draft), formerOwners: { bo: '2020-01-31' }, ...stamps };
  expect(v.parse(vehicleDocument, document)).toEqual(document);
});

test('all but the plate may be left empty', () => {
  const { status, formerOwners, book, ...blank } = {
    ...removedVehicle,
    registrationNumber: 'ABC123',
  };
  expect(
    v.parse(vehicleDraft, { ...blank, make: ' ', model: '', vin: '', firstMonth: '' }),
  ).toEqual(blank);
  expect([status, formerOwners, book]).toEqual(['removed', {}, null]);
});

test.each([
  [{ registrationNumber: '' }, 'Fyll i registreringsnumret.'],
  [
    { registrationNumber: 'ABC 🚗' },
    'Registreringsnumret får bara innehålla bokstäver och siffror.',
  ],
  [{ registrationNumber: 'A'.repeat(200) }, 'Registreringsnumret får ha högst 12 tecken.'],
  [{ make: 'x'.repeat(61) }, 'Högst 60 tecken.'],
  [{ year: '19' }, 'Skriv årsmodellen med fyra siffror, till exempel 2019.'],
  [{ year: '1885' }, 'Minst 1886.'],
  [{ year: 2101 }, 'Högst 2100.'],
  [{ vin: 'AB' }, 'Chassinumret ska ha 3–17 tecken, det här har 2.'],
  [{ fuel: 'kol' }, 'Välj ett drivmedel i listan.'],
  [{ odometerKm: '10 000 000' }, 'Högst 9\u00a0999\u00a0999\u00a0km.'],
  [{ odometerKm: -1 }, 'Minst 0\u00a0km.'],
  [{ firstMonth: 'våren 2019' }, 'Skriv månaden som 2021-03.'],
  [{ notes: 'x'.repeat(vehicleLimits.notes.max + 1) }, 'Högst 2000 tecken.'],
  [{ ownerId: 'a/b' }, 'Uppgiften saknas eller har fel form.'],
])('%j is refused: %s', (change, message) => {
  const [issue] = v.safeParse(vehicleDraft, { ...typed, ...change }).issues ?? [];
  expect(issue?.message).toBe(message);
  expect(issue && v.getDotPath(issue)).toBe(Object.keys(change)[0]);
});

test('a removed vehicle is a document that tells nothing', () => {
  const document = { ...removedVehicle, ...stamps };
  expect(v.parse(vehicleDocument, document)).toEqual(document);
});

test.each([
  ['sold', 'anna', {}, 'bo', { anna: '2026-11-20' }],
  ['given up', 'anna', {}, null, { anna: '2026-11-20' }],
  ['got from nobody', null, { bo: '2020-01-01' }, 'anna', { bo: '2020-01-01' }],
  ['got back from nobody', null, { anna: '2020-01-01' }, 'anna', {}],
  ['bought back', 'anna', { bo: '2020-01-01' }, 'bo', { anna: '2026-11-20' }],
  ['sold again', 'anna', { anna: '2020-01-01' }, 'bo', { anna: '2026-11-20' }],
  ['kept', 'anna', { bo: '2020-01-01' }, 'anna', { bo: '2020-01-01' }],
] as const)(
  'a vehicle that is %s remembers its former owners',
  (_, ownerId, former, next, kept) => {
    expect(changedOwner({ ownerId, formerOwners: former }, next, '2026-11-20')).toEqual({
      ownerId: next,
      formerOwners: kept,
    });
  },
);

test('beyond the limit the earliest former owner is forgotten', () => {
  const { max } = vehicleLimits.formerOwners;
  const days = Array.from(
    { length: max },
    (_, place) => [`c${place}`, `20${50 - place}-01-01`] as const,
  );
  const { formerOwners } = changedOwner(
    { ownerId: 'anna', formerOwners: Object.fromEntries(days) },
    'bo',
    '2060-11-20',
  );
  expect(Object.keys(formerOwners)).toHaveLength(max);
  expect(formerOwners).not.toHaveProperty(`c${max - 1}`);
  expect(formerOwners).toMatchObject({ c0: '2050-01-01', anna: '2060-11-20' });
});

test('every fuel has a Swedish name', () => {
  expect(fuels.map((fuel) => fuelLabels[fuel])).toEqual([
    'Bensin',
    'Diesel',
    'El',
    'Laddhybrid',
    'Elhybrid',
    'Etanol (E85)',
    'Gas',
    'Annat',
  ]);
});
