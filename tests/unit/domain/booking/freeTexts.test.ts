import { describe, expect, it } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { bookingsWithTexts, emptyTexts } from '@/domain/booking/freeTexts';
import { at } from '../../../support/swedishInstant';

const now = at('2026-11-20 12:00');
const stamps = { createdAt: now, updatedAt: now };
const entry = (id: string, values: Partial<BookingFields>) => ({
  id,
  data: { ...newBooking(values), ...stamps },
  pending: false,
});
const lasting = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end) });

describe('free texts of bookings', () => {
  it('are also those that the last change has left behind', () => {
    const left = {
      ...entry('b', { status: 'done' }),
      data: { ...entry('b', { status: 'done' }).data, base: { note: 'Ring Anna.' } },
    };
    const none = { ...left, data: { ...left.data, base: { note: null, status: 'booked' } } };
    expect(bookingsWithTexts([left, none], now)).toEqual({ over: [left], ahead: [] });
  });

  it.each<[when: string, values: Partial<BookingFields>, isOver: boolean]>([
    ['without a time', {}, false],
    ['tomorrow', lasting('2026-11-21 08:00', '2026-11-21 09:00'), false],
    ['earlier today', lasting('2026-11-20 08:00', '2026-11-20 09:00'), false],
    ['until midnight', lasting('2026-11-19 22:00', '2026-11-20 00:00'), true],
    ['until this midnight', lasting('2026-11-20 22:00', '2026-11-21 00:00'), false],
    ['yesterday', lasting('2026-11-19 08:00', '2026-11-19 23:45'), true],
    [
      'since last week',
      { ...lasting('2026-11-16 08:00', '2026-11-21 09:00'), status: 'inProgress' },
      false,
    ],
    ['earlier today', { ...lasting('2026-11-20 08:00', '2026-11-20 09:00'), status: 'done' }, true],
    [
      'next week',
      { ...lasting('2026-11-27 08:00', '2026-11-27 09:00'), status: 'cancelled' },
      true,
    ],
    ['without a time', { status: 'cancelled' }, true],
    ['without a time', { status: 'pickedUp' }, true],
    ['without a time', { status: 'noShow' }, true],
  ])('%s, %j', (_when, values, isOver) => {
    const one = entry('b', { ...values, note: 'Ring Anna.' });
    const expected = isOver ? { over: [one], ahead: [] } : { over: [], ahead: [one] };
    expect(bookingsWithTexts([one], now)).toEqual(expected);
  });

  it('are the key number, the message and the note, and are emptied with undo', () => {
    const three = [
      entry('key', { status: 'done', keyNumber: '17' }),
      entry('message', { status: 'done', message: 'Ring.' }),
      entry('note', { status: 'done', note: 'Ring.' }),
    ];
    const { over } = bookingsWithTexts([entry('none', { status: 'done' }), ...three], now);
    expect(over).toEqual(three);
    const nothing = { keyNumber: null, message: null, note: null };
    expect(emptyTexts(over)).toEqual({
      changes: ['key', 'message', 'note'].map((id) => ({ id, values: nothing })),
      undo: [
        { id: 'key', values: { ...nothing, keyNumber: '17' } },
        { id: 'message', values: { ...nothing, message: 'Ring.' } },
        { id: 'note', values: { ...nothing, note: 'Ring.' } },
      ],
    });
  });
});
