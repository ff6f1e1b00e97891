import { expect, test } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { bookingChange } from '@/domain/booking/bookingChange';
import { at } from '../../../support/swedishInstant';

const eight = { startsAt: at('2026-11-20 08:00'), endsAt: at('2026-11-20 12:00') };
const one = { startsAt: at('2026-11-20 13:00'), endsAt: at('2026-11-20 15:00') };
const former = newBooking({ ...eight, resourceId: 'lift1', staffId: 'anders', isReminded: true });
const later = at('2026-11-20 12:30');

test.each<[string, Partial<BookingFields>, theirs: Partial<BookingFields>, Partial<BookingFields>]>(
  [
    ['nothing was changed', {}, {}, {}],
    ['nothing was changed, and others changed something', {}, { ...one, note: 'Ring' }, {}],
    ['a field', { note: 'Ring' }, {}, { note: 'Ring' }],
    ['a field next to another’s', { note: 'Ring' }, { keyNumber: '17' }, { note: 'Ring' }],
    ['a field over another’s', { note: 'Ring' }, { note: 'Klar' }, { note: 'Ring' }],
    ['a field that is emptied', { staffId: null }, {}, { staffId: null }],
    [
      'another start, of which nobody has been reminded',
      { startsAt: at('2026-11-20 09:00') },
      {},
      { ...eight, startsAt: at('2026-11-20 09:00'), isAllDay: false, isReminded: false },
    ],
    [
      'another end, which keeps the reminder',
      { endsAt: later },
      {},
      { startsAt: eight.startsAt, endsAt: later, isAllDay: false },
    ],
    [
      'another end of a booking that was moved meanwhile, with its own start',
      { endsAt: later },
      one,
      { startsAt: eight.startsAt, endsAt: later, isAllDay: false, isReminded: false },
    ],
    ['whole days', { isAllDay: true }, {}, { ...eight, isAllDay: true }],
    [
      'no time',
      { startsAt: null, endsAt: null },
      {},
      { startsAt: null, endsAt: null, isAllDay: false, isReminded: false },
    ],
    [
      'another start of a booking of which nobody was reminded',
      one,
      { isReminded: false },
      { ...one, isAllDay: false },
    ],
  ],
)('%s', (_, mine, theirs, written) => {
  const [next, latest] = [newBooking({ ...former, ...mine }), newBooking({ ...former, ...theirs })];
  expect(bookingChange(former, next, latest)).toEqual(written);
});
