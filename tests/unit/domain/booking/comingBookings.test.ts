import { expect, test } from 'vitest';
import { comingBookings } from '@/domain/booking/comingBookings';
import { bookingEntry } from '../../../support/bookingEntries';
import { at } from '../../../support/swedishInstant';

const on = (day: string) => ({ startsAt: at(`${day} 08:00`), endsAt: at(`${day} 09:00`) });
const now = at('2026-11-20 08:30');

test('what is still to be done is listed, the soonest first', () => {
  const bookings = [
    bookingEntry('waiting', { startsAt: null, endsAt: null }),
    bookingEntry('later', on('2026-12-01')),
    bookingEntry('off', { ...on('2026-11-25'), status: 'cancelled' }),
    bookingEntry('missed', { ...on('2026-11-25'), status: 'noShow' }),
    bookingEntry('own', on('2026-11-24')),
    bookingEntry('begun', { ...on('2026-11-20'), status: 'inProgress' }),
    bookingEntry('ready', { ...on('2026-11-20'), status: 'done' }),
    bookingEntry('gone', { ...on('2026-11-20'), status: 'pickedUp' }),
    bookingEntry('over', on('2026-11-19')),
    bookingEntry('soon', on('2026-11-23')),
  ];
  expect(comingBookings(bookings, now, 'own').map(({ id }) => id)).toEqual([
    'begun',
    'soon',
    'later',
    'waiting',
  ]);
});

test('a booking that has ended this minute is over', () => {
  const ended = bookingEntry('ended', on('2026-11-20'));
  expect(comingBookings([ended], at('2026-11-20 09:00'), undefined)).toEqual([]);
  expect(comingBookings([ended], at('2026-11-20 08:59'), undefined)).toEqual([ended]);
});
