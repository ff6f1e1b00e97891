import type { Fields } from '../../scripts/firestoreValue';
import { at } from './bookingWorld';
import { changed, freed, full, hour, r1, slotAt, span, taken } from './bookingWrites';
import { about, type Row } from './rows';
import { workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const { may, mayNot } = about('bookings');
const slots = about('slots');

const deletion = { delete: `${own}/bookings/b1` };
const ofB1 = freed('08:00', '09:00');

const moveRows: Row[] = [
  may('staff', 'plan one', [changed('unplanned', hour), ...taken('10:00', '11:00', 'unplanned')]),
  mayNot('staff', 'plan one without slots', [changed('unplanned', hour)]),
  may('staff', 'change the note of one that is planned', [changed('b1', { note: 'Ring först' })]),
  may('staff', 'move one to another time', [
    changed('b1', hour),
    ...ofB1,
    ...taken('10:00', '11:00', 'b1'),
  ]),
  may('staff', 'move one to another resource', [
    changed('b1', { resourceId: 'r2' }),
    ...ofB1,
    ...taken('08:00', '09:00', 'b1', 'r2'),
  ]),
  may('staff', 'fill one in and move it over both its ends', [
    changed('b1', { ...full, ...span('07:30', '09:30') }),
    ...taken('07:30', '08:00', 'b1'),
    ...taken('09:00', '09:30', 'b1'),
  ]),
  may('staff', 'move one by half its length', [
    changed('b1', span('08:30', '09:30')),
    ...freed('08:00', '08:30'),
    ...taken('09:00', '09:30', 'b1'),
    change('stina', slotAt('08:30'), {}),
  ]),
  may('staff', 'shorten one', [
    changed('b1', span('08:15', '08:45')),
    ...freed('08:00', '08:15'),
    ...freed('08:45', '09:00'),
  ]),
  mayNot('staff', 'shorten one and leave its first slot', [
    changed('b1', span('08:30', '09:00')),
    ...freed('08:15', '08:30'),
  ]),
  mayNot('staff', 'shorten one and leave its last slot', [
    changed('b1', span('08:00', '08:30')),
    ...freed('08:30', '08:45'),
  ]),
  mayNot('staff', 'move one and leave its first slot', [
    changed('b1', hour),
    ...freed('08:15', '09:00'),
    ...taken('10:00', '11:00', 'b1'),
  ]),
  mayNot('staff', 'move one and leave all its slots', [
    changed('b1', hour),
    ...taken('10:00', '11:00', 'b1'),
  ]),
  mayNot('staff', 'move one and take no slots', [changed('b1', hour), ...ofB1]),
  mayNot('staff', 'lengthen one as if it had begun earlier', [
    changed('b1', span('07:00', '09:00')),
    ...taken('07:00', '07:30', 'b1'),
  ]),
  mayNot('staff', 'lengthen one as if it had ended later', [
    changed('b1', span('08:00', '10:00')),
    ...taken('09:30', '10:00', 'b1'),
  ]),
  mayNot('staff', 'lengthen one over another', [
    changed('7', span('12:00', '15:15')),
    ...taken('12:45', '15:15', '7'),
  ]),
];

const endRows: Row[] = [
  ...[
    { status: 'cancelled' },
    { status: 'noShow' },
    { startsAt: null, endsAt: null },
    { resourceId: null },
  ].flatMap((changes) => {
    const what = JSON.stringify(changes);
    return [
      may('staff', `free one by ${what}`, [changed('b1', changes), ...ofB1]),
      mayNot('staff', `free one by ${what} without its slots`, [changed('b1', changes)]),
    ];
  }),
  mayNot('staff', 'cancel one and leave its first slot', [
    changed('b1', { status: 'cancelled' }),
    ...freed('08:15', '09:00'),
  ]),
  mayNot('staff', 'cancel one and leave its last slot', [
    changed('b1', { status: 'cancelled' }),
    ...freed('08:00', '08:45'),
  ]),
  may('staff', 'take back that one is cancelled', [
    changed('cancelled', { ...hour, status: 'booked' }),
    ...taken('10:00', '11:00', 'cancelled'),
  ]),
  mayNot('staff', 'take back that one is cancelled when its time is taken', [
    changed('cancelled', { status: 'booked' }),
    ...taken('08:00', '09:00', 'cancelled'),
  ]),
  may('staff', 'delete one with its slots', [deletion, ...ofB1]),
  mayNot('staff', 'delete one without its slots', [deletion]),
  mayNot('staff', 'delete one without its first slot', [deletion, ...freed('08:15', '09:00')]),
  mayNot('staff', 'delete one without its last slot', [deletion, ...freed('08:00', '08:45')]),
  may('staff', 'delete a cancelled one', [{ delete: `${own}/bookings/cancelled` }]),
];

const given = (fields: Fields) =>
  create('stina', slotAt('12:15'), { ...r1, bookingId: '7', ...fields });

const slotRows: Row[] = [
  slots.mayNot('staff', 'free one that its booking covers', freed('08:15', '08:30')),
  slots.mayNot('staff', 'take one for another booking', [
    given({ bookingId: 'b1', startsAt: at('12:15') }),
  ]),
  slots.mayNot('staff', 'take one for a missing booking', [
    given({ bookingId: 'gone', startsAt: at('12:15') }),
  ]),
  slots.mayNot('staff', 'take one that begins within a quarter', [
    given({ startsAt: new Date(at('12:15').getTime() + 1) }),
  ]),
  slots.mayNot('staff', 'take one that begins a quarter later', [given({ startsAt: at('12:30') })]),
  slots.mayNot('staff', 'take one by another id', [
    create('stina', `${own}/slots/r1_1`, { ...r1, bookingId: '7', startsAt: at('12:15') }),
  ]),
  slots.mayNot('staff', 'hand one over', [change('stina', slotAt('12:00'), { bookingId: 'b1' })]),
];

/** What becomes of bookings, each with its slots. */
export const bookingMoveRows: Row[] = [...moveRows, ...endRows, ...slotRows];
