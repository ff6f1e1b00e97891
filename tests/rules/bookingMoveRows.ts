import { planned, span, thursday, unplanned } from './bookingWorld';
import {
  changed,
  freed,
  full,
  hour,
  newOne,
  occupied,
  removal,
  removed,
  taken,
} from './bookingWrites';
import { about, type Row } from './rows';
import { seeded, workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const { may, mayNot } = about('bookings');

const deletion = removed('b1');
const ofB1 = freed('08:00', '09:00', 'b1');
const [atEight, atTen] = [span('08:00', '09:00'), span('10:00', '11:00')];
const [overFirst = removal('over'), overSecond = removal('over')] = occupied('over', {
  freed: [planned.over],
});

const moveRows: Row[] = [
  may('staff', 'plan one', [changed('unplanned', hour), ...taken('10:00', '11:00', 'unplanned')]),
  mayNot('staff', 'plan one without quarters', [changed('unplanned', hour)]),
  may('staff', 'change the note of one that is planned', [changed('b1', { note: 'Ring först' })]),
  may('staff', 'change the note of one over two weeks', [changed('over', { note: 'Ring först' })]),
  may('staff', 'change a note over the one that is there', [
    changed('b1', { note: 'Ring först', base: { note: null, status: 'booked' } }),
  ]),
  ...[
    { visitId: 'visit', base: { visitId: null } },
    { followUpIds: ['f1'], base: { followUpIds: [] } },
  ].map((fields) =>
    may('staff', `fill in ${Object.keys(fields)[0]} that a booking from before it lacks`, [
      changed('b1', fields),
    ]),
  ),
  ...Object.entries({ visitId: 'x'.repeat(500_000), loan: { outAt: null } }).map(([key, value]) =>
    mayNot('staff', `change a note over a ${key} that a booking from before it lacks`, [
      changed('b1', { note: 'Ring först', [key]: null, base: { [key]: value } }),
    ]),
  ),
  mayNot('staff', 'change a note over one that is no longer there', [
    changed('b1', { note: 'Ring först', base: { note: 'Ring' } }),
  ]),
  mayNot('staff', 'change a note over a status that is no longer there', [
    changed('b1', { note: 'Ring först', base: { note: null, status: 'done' } }),
  ]),
  ...[null, 'x', ['note'], { more: 'x' }].map((base) =>
    mayNot('staff', `change a note over ${JSON.stringify(base)}`, [
      changed('b1', { note: 'Ring först', base }),
    ]),
  ),
  mayNot('staff', 'create one over another', [
    newOne({ ...hour, base: { status: 'booked' } }),
    ...taken('10:00', '11:00'),
  ]),
  may('staff', 'create one over nothing', [
    newOne({ ...hour, base: {} }),
    ...taken('10:00', '11:00'),
  ]),
  may('staff', 'move one to another time', [
    changed('b1', hour),
    ...occupied('b1', { freed: [atEight], taken: [atTen] }),
  ]),
  may('staff', 'move one to another resource', [
    changed('b1', { resourceId: 'r2' }),
    ...ofB1,
    ...occupied('b1', { taken: [{ ...atEight, resourceId: 'r2' }] }),
  ]),
  mayNot('staff', 'move one to another resource and leave its quarters', [
    changed('b1', { resourceId: 'r2' }),
    ...occupied('b1', { taken: [{ ...atEight, resourceId: 'r2' }] }),
  ]),
  mayNot('staff', 'move one to another resource and take no quarters', [
    changed('b1', { resourceId: 'r2' }),
    ...ofB1,
  ]),
  may('staff', 'fill one in and move it over both its ends', [
    changed('b1', { ...full, ...span('07:30', '09:30') }),
    ...occupied('b1', { taken: [span('07:30', '08:00'), span('09:00', '09:30')] }),
  ]),
  may('staff', 'move one by half its length', [
    changed('b1', span('08:30', '09:30')),
    ...occupied('b1', { freed: [span('08:00', '08:30')], taken: [span('09:00', '09:30')] }),
  ]),
  may('staff', 'move one within its quarters', [changed('b1', span('08:10', '08:50'))]),
  may('staff', 'shorten one', [
    changed('b1', span('08:15', '08:45')),
    ...occupied('b1', { freed: [span('08:00', '08:15'), span('08:45', '09:00')] }),
  ]),
  mayNot('staff', 'move one by half its length and take none', [
    changed('b1', span('08:30', '09:30')),
  ]),
  mayNot('staff', 'move one back by half its length and take none', [
    changed('b1', span('07:30', '08:30')),
  ]),
  mayNot('staff', 'shorten one and free none', [changed('b1', span('08:00', '08:45'))]),
  mayNot('staff', 'begin one later and free none', [changed('b1', span('08:15', '09:00'))]),
  mayNot('staff', 'begin one earlier and take none', [changed('b1', span('07:00', '09:00'))]),
  mayNot('staff', 'end one later and take none', [changed('b1', span('08:00', '10:00'))]),
  mayNot('staff', 'shorten one and leave its first quarter', [
    changed('b1', span('08:30', '09:00')),
    ...freed('08:15', '08:30', 'b1'),
  ]),
  mayNot('staff', 'shorten one and leave its last quarter', [
    changed('b1', span('08:00', '08:30')),
    ...freed('08:30', '08:45', 'b1'),
  ]),
  mayNot('staff', 'shorten one and free a quarter between its ends instead of its last', [
    changed('b1', span('08:00', '08:45')),
    ...freed('08:15', '08:30', 'b1'),
  ]),
  mayNot('staff', 'shorten one and free a quarter that it keeps', [
    changed('b1', span('08:00', '08:45')),
    ...occupied('b1', { freed: [span('08:15', '08:30'), span('08:45', '09:00')] }),
  ]),
  mayNot('staff', 'move one and leave its first quarter', [
    changed('b1', hour),
    ...occupied('b1', { freed: [span('08:15', '09:00')], taken: [atTen] }),
  ]),
  mayNot('staff', 'move one and leave the quarters between its ends', [
    changed('b1', hour),
    ...occupied('b1', { freed: [span('08:00', '08:15'), span('08:45', '09:00')], taken: [atTen] }),
  ]),
  mayNot('staff', 'move one and leave all its quarters', [
    changed('b1', hour),
    ...taken('10:00', '11:00', 'b1'),
  ]),
  mayNot('staff', 'move one and take no quarters', [changed('b1', hour), ...ofB1]),
  mayNot('staff', 'lengthen one as if it had begun earlier', [
    changed('b1', span('07:00', '09:00')),
    ...taken('07:00', '07:30', 'b1'),
  ]),
  mayNot('staff', 'lengthen one as if it had ended later', [
    changed('b1', span('08:00', '10:00')),
    ...taken('09:30', '10:00', 'b1'),
  ]),
  mayNot('staff', 'move one as if it had been elsewhere', [
    changed('b1', hour),
    ...occupied('b1', { freed: [span('09:00', '10:00')], taken: [atTen] }),
  ]),
  mayNot('staff', 'lengthen one over another', [
    changed('b1', span('08:00', '12:15')),
    ...taken('09:00', '12:15', 'b1'),
  ]),
  mayNot('staff', 'put one in the place of another that moves away by the same batch', [
    changed('b1', { ...hour, ...span('14:00', '15:00') }),
    ...occupied('b1', { freed: [atEight], taken: [span('14:00', '15:00')] }),
    newOne({ ...hour, ...atEight }),
  ]),
];

const weekBefore = span('08:00', '09:00');
const nextWeek = { startsAt: thursday(1, '08:00'), endsAt: thursday(1, '09:00') };
const onlyFirst = { startsAt: planned.over.startsAt, endsAt: thursday(0) };
const onlySecond = { startsAt: thursday(0), endsAt: planned.over.endsAt };
const widened = { startsAt: thursday(-1, '21:00'), endsAt: thursday(0, '02:00') };
const widenedBefore = { ...widened, endsAt: planned.over.startsAt };
const widenedAfter = { ...widened, startsAt: planned.over.endsAt };
const wednesday = { startsAt: thursday(-1, '18:00'), endsAt: thursday(-1, '20:00') };
const elsewhere = {
  resourceId: 'r2',
  startsAt: thursday(19, '07:20'),
  endsAt: thursday(26, '07:20'),
};

const weekRows: Row[] = [
  may('staff', 'move one to the next week', [
    changed('b1', nextWeek),
    ...occupied('b1', { freed: [weekBefore], taken: [nextWeek] }),
  ]),
  mayNot('staff', 'move one to the next week and leave its quarters', [
    changed('b1', nextWeek),
    ...occupied('b1', { taken: [nextWeek] }),
  ]),
  may('staff', 'shorten one to the first of its weeks', [changed('over', onlyFirst), overSecond]),
  mayNot('staff', 'shorten one to the first of its weeks and leave the second', [
    changed('over', onlyFirst),
  ]),
  may('staff', 'shorten one to the second of its weeks', [changed('over', onlySecond), overFirst]),
  mayNot('staff', 'shorten one to the second of its weeks and leave the first', [
    changed('over', onlySecond),
  ]),
  mayNot('staff', 'shorten one to the second of its weeks and leave its later quarters there', [
    changed('over', onlySecond),
    ...occupied('over', { freed: [{ ...onlyFirst, endsAt: thursday(-1, '23:45') }] }),
  ]),
  may('staff', 'widen one in both its weeks', [
    changed('over', widened),
    ...occupied('over', { taken: [widenedBefore, widenedAfter] }),
  ]),
  mayNot('staff', 'widen one in both its weeks and write the first', [
    changed('over', widened),
    ...occupied('over', { taken: [widenedBefore] }),
  ]),
  mayNot('staff', 'widen one in both its weeks and write the second', [
    changed('over', widened),
    ...occupied('over', { taken: [widenedAfter] }),
  ]),
  mayNot('staff', 'move one away from two weeks and leave the second', [
    changed('over', wednesday),
    ...occupied('over', { freed: [onlyFirst], taken: [wednesday] }),
  ]),
  may('staff', 'move one away from two weeks', [
    changed('over', wednesday),
    ...occupied('over', { freed: [planned.over], taken: [wednesday] }),
  ]),
  may('staff', 'move one into two weeks', [
    changed('b1', { startsAt: thursday(6, '12:00'), endsAt: thursday(7, '12:00') }),
    ...occupied('b1', {
      freed: [weekBefore],
      taken: [{ startsAt: thursday(6, '12:00'), endsAt: thursday(7, '12:00') }],
    }),
  ]),
  may('staff', 'move and fill in one of seven days, to another resource and two other weeks', [
    changed('long', { ...full, ...elsewhere, base: { ...unplanned, ...planned.long } }),
    ...occupied('long', { freed: [planned.long], taken: [elsewhere] }),
  ]),
  may('staff', 'delete one of seven days', [
    ...removed('long'),
    ...occupied('long', { freed: [planned.long] }),
  ]),
  mayNot('staff', 'delete one and leave the first of its weeks', [...removed('over'), overSecond]),
  mayNot('staff', 'delete one and leave the second of its weeks', [...removed('over'), overFirst]),
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
      mayNot('staff', `free one by ${what} without its quarters`, [changed('b1', changes)]),
      mayNot('staff', `free one by ${what} but for a quarter between its ends`, [
        changed('b1', changes),
        ...occupied('b1', { freed: [span('08:00', '08:15'), span('08:30', '09:00')] }),
      ]),
    ];
  }),
  mayNot('staff', 'cancel one and leave its first quarter', [
    changed('b1', { status: 'cancelled' }),
    ...freed('08:15', '09:00', 'b1'),
  ]),
  mayNot('staff', 'cancel one and leave its last quarter', [
    changed('b1', { status: 'cancelled' }),
    ...freed('08:00', '08:45', 'b1'),
  ]),
  may('staff', 'take back that one is cancelled', [
    changed('cancelled', { ...hour, status: 'booked' }),
    ...taken('10:00', '11:00', 'cancelled'),
  ]),
  mayNot('staff', 'take back that one is cancelled without its quarters', [
    changed('cancelled', { ...hour, status: 'booked' }),
  ]),
  mayNot('staff', 'take back that one is cancelled when its time is taken', [
    changed('cancelled', { status: 'booked' }),
    ...taken('08:00', '09:00', 'cancelled'),
  ]),
  may('staff', 'delete one with its quarters', [...deletion, ...ofB1]),
  mayNot('auditor', 'delete one with its quarters', [...deletion, ...ofB1]),
  mayNot('staff', 'delete one without its quarters', deletion),
  mayNot('staff', 'delete one without its first quarter', [
    ...deletion,
    ...freed('08:15', '09:00', 'b1'),
  ]),
  mayNot('staff', 'delete one without its last quarter', [
    ...deletion,
    ...freed('08:00', '08:45', 'b1'),
  ]),
  mayNot('staff', 'delete one without a quarter between its ends', [
    ...deletion,
    ...occupied('b1', { freed: [span('08:00', '08:30'), span('08:45', '09:00')] }),
  ]),
  mayNot('staff', 'delete one without its removal', [{ delete: `${own}/bookings/unplanned` }]),
  mayNot('staff', 'delete one whose removal is from an earlier time', [
    { delete: `${own}/bookings/back` },
  ]),
  may('staff', 'delete one that was removed before', removed('back')),
  may('staff', 'delete a cancelled one', removed('cancelled')),
  mayNot('staff', 'delete a cancelled one and free the time that another has', [
    ...removed('cancelled'),
    ...freed('08:00', '09:00', 'cancelled'),
  ]),
  mayNot('staff', 'put a new one in the place of one that is deleted by the same batch', [
    ...deletion,
    newOne({ ...hour, ...atEight }),
    ...taken('08:00', '09:00'),
  ]),
  may('staff', 'delete one and create another on another resource', [
    ...deletion,
    ...ofB1,
    newOne({ ...atEight, resourceId: 'r2' }),
    ...occupied('new', { taken: [{ ...atEight, resourceId: 'r2' }] }),
  ]),
];

const removals = about('removedBookings');
const gone = { delete: `${own}/bookings/unplanned` };
const changedByStina = {
  [`${own}/bookings/unplanned`]: { ...unplanned, ...seeded, updatedBy: 'stina' },
};

const removalRows: Row[] = [
  removals.mayNot('staff', 'write one of a booking that stays', [removal('unplanned')]),
  removals.mayNot('staff', 'write one of a booking that never was', [removal('gone')]),
  removals.mayNot('staff', 'write one in the name of another', [
    gone,
    removal('unplanned', 'olle'),
  ]),
  removals.mayNot('staff', 'write one that tells more', [
    gone,
    create('stina', `${own}/removedBookings/unplanned`, {
      seenAt: seeded.updatedAt,
      note: 'Kom aldrig',
    }),
  ]),
  removals.mayNot('staff', 'write one of what somebody else has changed since', [
    gone,
    removal('unplanned', 'stina', new Date(seeded.updatedAt.getTime() - 1)),
  ]),
  removals.mayNot('staff', 'write one of what they have not seen', [
    gone,
    removal('unplanned', 'stina', null),
  ]),
  {
    ...removals.may('staff', 'write one of what they have changed themselves', [
      gone,
      removal('unplanned', 'stina', null),
    ]),
    where: changedByStina,
  },
  {
    ...removals.mayNot('staff', 'write one with a text for the time', [
      gone,
      create('stina', `${own}/removedBookings/unplanned`, { seenAt: 'i dag' }),
    ]),
    where: changedByStina,
  },
];

/** Changes and removals of bookings, each with its occupancy. */
export const bookingMoveRows: Row[] = [...moveRows, ...weekRows, ...endRows, ...removalRows];
