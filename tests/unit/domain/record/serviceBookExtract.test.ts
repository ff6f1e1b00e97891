import { expect, test } from 'vitest';
import { extractServiceEntries, ownedBetween } from '@/domain/record/serviceBookExtract';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { readEntry } from '../../../support/serviceEntry';
import { vehicleFields } from '../../../support/customers';

const stamps = { createdAt: new Date('2020-03-01'), updatedAt: new Date('2020-03-01') };
const car = {
  ...vehicleFields({ ownerId: 'cia', formerOwners: { anna: '2022-05-01', bo: '2025-06-01' } }),
  ...stamps,
};
const entry = (id: string, values: Partial<ServiceEntry>) => ({
  ...{ id, data: readEntry(values), pending: false },
});
const days = ['2019-01-01', '2021-01-01', '2022-05-01', '2024-03-03', '2025-06-01', '2026-01-01'];
const extract = (
  customerId: string,
  { since = null, of = car }: { since?: Date | null; of?: typeof car } = {},
  entries = days.map((doneOn) => entry(doneOn, { doneOn })),
) =>
  extractServiceEntries(entries, new Map([['volvo', { id: 'volvo', data: of, pending: false }]]), {
    ...{ id: customerId, since },
  });
const toldTo = (...about: Parameters<typeof extract>) =>
  extract(...about)
    .serviceEntries.map(({ doneOn }) => doneOn)
    .toReversed();

test('each owner is told what was done while the car was theirs', () => {
  expect(toldTo('anna')).toEqual(['2021-01-01', '2022-05-01']);
  expect(toldTo('bo')).toEqual(['2022-05-01', '2024-03-03', '2025-06-01']);
  expect(toldTo('cia')).toEqual(['2025-06-01', '2026-01-01']);
});

test('a first owner is told what was done since car and owner were registered', () => {
  const of = { ...car, ownerId: 'anna', formerOwners: {} };
  expect(toldTo('anna', { of })).toEqual(days.slice(1));
  expect(toldTo('anna', { of, since: new Date('2025-12-01') })).toEqual(['2026-01-01']);
  expect(toldTo('anna', { of, since: new Date('2018-01-01') })).toEqual(days.slice(1));
});

test('somebody who never owned the car is told nothing of it', () => {
  expect(extract('disa')).toEqual({ serviceBooks: [], serviceEntries: [] });
  expect(ownedBetween(car, { id: 'disa', since: null })).toBeNull();
  expect(extractServiceEntries([entry('a', {})], new Map(), { id: 'bo', since: null })).toEqual({
    ...{ serviceBooks: [], serviceEntries: [] },
  });
});

test('a car that was sold and bought back counts from the last purchase', () => {
  const back = { ...car, ownerId: 'anna', formerOwners: { bo: '2025-06-01' } };
  expect(extract('anna', { of: back }).serviceBooks).toEqual([
    { registrationNumber: 'ABC123', from: '2025-06-01', until: null },
  ]);
  expect(extract('bo').serviceBooks).toEqual([
    { registrationNumber: 'ABC123', from: '2022-05-01', until: '2025-06-01' },
  ]);
});

test('an entry names the car by its plate of the time, what was done, and by whom', () => {
  const told = extract('bo', {}, [
    entry('a', { doneOn: '2024-03-03', odometerReason: 'Instrumentet är bytt' }),
  ]);
  expect(told.serviceEntries).toEqual([
    {
      ...{ registrationNumber: 'ABC123', kind: 'Service', doneOn: '2024-03-03' },
      ...{ odometerKm: 108_000, odometerReason: 'Instrumentet är bytt' },
      ...{ works: ['Stor service', 'Byte av bromsvätska'], parts: ['Oljefilter W 712/95'] },
      ...{ oilGrade: '5W-30 ACEA C3', oilMl: 4300, remarks: null, nextOn: '2026-11-18' },
      ...{ nextKm: 123_000, isMakerRegistered: true, correctionReason: null, isCorrected: false },
      performer: 'Bo Lind, Ekens bil',
    },
  ]);
});

test('an entry that was corrected says so', () => {
  const told = extract('bo', {}, [
    entry('a', { doneOn: '2024-03-03' }),
    entry('b', { doneOn: '2024-03-02', correctsId: 'a', correctionReason: 'Fel dag' }),
  ]);
  expect(told.serviceEntries).toMatchObject([
    { doneOn: '2024-03-03', isCorrected: true },
    { doneOn: '2024-03-02', isCorrected: false, correctionReason: 'Fel dag' },
  ]);
});
