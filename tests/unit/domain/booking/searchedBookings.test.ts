import { expect, test } from 'vitest';
import { searchedBookings } from '@/domain/booking/searchedBookings';
import { readBooking } from '../../../support/bookingEntries';
import { at } from '../../../support/swedishInstant';

const entry = (id: string, from?: string, to?: string) => ({
  id,
  pending: false,
  data: readBooking({ startsAt: from ? at(from) : null, endsAt: to ? at(to) : null }),
});

test('current bookings come first, then unplanned ones, then those of the last year', () => {
  const found = searchedBookings(
    [
      entry('spring', '2026-04-02 08:00', '2026-04-02 09:00'),
      entry('next year', '2027-01-04 08:00', '2027-01-04 09:00'),
      entry('unplanned'),
      entry('too old', '2025-11-19 08:00', '2025-11-19 09:00'),
      entry('a year ago', '2025-11-20 07:00', '2025-11-20 08:00'),
      entry('going on', '2026-11-20 09:00', '2026-11-20 11:00'),
      entry('just over', '2026-11-20 08:00', '2026-11-20 10:00'),
      entry('next year', '2027-01-04 08:00', '2027-01-04 09:00'),
    ],
    at('2026-11-20 10:00'),
  );
  expect(found.map(({ id }) => id)).toEqual([
    'going on',
    'next year',
    'unplanned',
    'just over',
    'spring',
    'a year ago',
  ]);
});
