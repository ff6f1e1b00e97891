import { expect, test } from 'vitest';
import { extractServiceEntry, ownedBetween } from '@/domain/record/serviceBookExtract';
import { readEntry } from '../../../support/serviceEntry';
import { vehicleFields } from '../../../support/customers';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const car = {
  ...vehicleFields({ ownerId: 'cia', formerOwners: { anna: '2022-05-01', bo: '2025-06-01' } }),
  ...stamps,
};
const entry = (doneOn: string) => readEntry({ doneOn });
const days = ['2021-01-01', '2022-05-01', '2024-03-03', '2025-06-01', '2026-01-01'];
const toldTo = (customerId: string) =>
  days.filter((day) => extractServiceEntry(entry(day), car, customerId).length > 0);

test('each owner is told what was done while the car was theirs', () => {
  expect(toldTo('anna')).toEqual(['2021-01-01', '2022-05-01']);
  expect(toldTo('bo')).toEqual(['2022-05-01', '2024-03-03', '2025-06-01']);
  expect(toldTo('cia')).toEqual(['2025-06-01', '2026-01-01']);
});

test('somebody who never owned the car is told nothing of it', () => {
  expect(toldTo('disa')).toEqual([]);
  expect(ownedBetween(car, 'disa')).toBeNull();
  expect(extractServiceEntry(entry('2024-03-03'), undefined, 'bo')).toEqual([]);
});

test('a car that was sold and came back counts from the last time that it was bought', () => {
  const back = { ...car, ownerId: 'anna', formerOwners: { bo: '2025-06-01' } };
  expect(ownedBetween(back, 'anna')).toEqual({ from: '2025-06-01', until: null });
});

test('an entry names the car by its plate of the time, what was done, and by whom', () => {
  expect(extractServiceEntry(entry('2024-03-03'), car, 'bo')).toEqual([
    {
      ...{ registrationNumber: 'ABC123', kind: 'Service', doneOn: '2024-03-03' },
      ...{ odometerKm: 108_000, works: ['Stor service', 'Byte av bromsvätska'] },
      ...{ parts: ['Oljefilter W 712/95'], remarks: null, correctionReason: null },
      performer: 'Bo Lind, Ekens bil',
    },
  ]);
});
