import { expect, test } from 'vitest';
import {
  type BookingFilter,
  isAskedFor,
  isFiltered,
  noFilters,
} from '@/domain/booking/bookingFilter';
import { readBooking } from '../../../support/bookingEntries';

const booking = readBooking({ resourceId: 'lift-1', staffId: 'olle' });

test.each<[Partial<BookingFilter>, boolean]>([
  [{}, true],
  [{ resourceId: 'lift-1', staffId: 'olle', status: 'booked' }, true],
  [{ resourceId: 'lift-2' }, false],
  [{ staffId: 'anna' }, false],
  [{ status: 'done' }, false],
])('%o', (filter, expected) => {
  expect(isAskedFor({ ...noFilters, ...filter }, booking)).toBe(expected);
  expect(isFiltered({ ...noFilters, ...filter })).toBe(Object.keys(filter).length > 0);
});

test('bookings called off are shown only when they are asked for', () => {
  const off = readBooking({ status: 'cancelled' });
  expect(isAskedFor(noFilters, off)).toBe(false);
  expect(isAskedFor({ ...noFilters, status: 'cancelled' }, off)).toBe(true);
  expect(isAskedFor(noFilters, readBooking({ status: 'noShow' }))).toBe(true);
});
