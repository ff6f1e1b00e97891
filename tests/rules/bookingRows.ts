import { at } from './bookingWorld';
import { changed, full, hour, newOne, r1, span, taken } from './bookingWrites';
import { about, type Row } from './rows';
import { workshops } from './world';
import { change } from './writes';

const { own } = workshops;
const { may, mayNot } = about('bookings');

const from = at('10:00');
const after = (ms: number) => ({ startsAt: from, endsAt: new Date(from.getTime() + ms) });
const minute = 60_000;
const week = 7 * 24 * 60 * minute;

const timeRows: Row[] = [
  ...[15 * minute, week].map((ms) =>
    may('staff', `create one of ${ms} ms without a resource`, [newOne(after(ms))]),
  ),
  ...[15 * minute - 1, week + 1, 0, -60 * minute].map((ms) =>
    mayNot('staff', `create one of ${ms} ms`, [newOne(after(ms))]),
  ),
  mayNot('staff', 'create one without an end', [newOne({ startsAt: from })]),
  mayNot('staff', 'create one without a start', [newOne({ endsAt: from })]),
  ...[7, '2026-11-23T10:00:00Z', 1_790_000_000].map((endsAt) =>
    mayNot('staff', `create one that ends at ${endsAt}`, [newOne({ startsAt: from, endsAt })]),
  ),
  mayNot('staff', 'create one with numbers for times', [newOne({ startsAt: 1, endsAt: 9e5 })]),
];

const outsideRows: Row[] = [
  may('owner', 'book outside the hours', [newOne({ outsideHours: true }, 'olle')]),
  mayNot('staff', 'book outside the hours', [newOne({ outsideHours: true })]),
  may('owner', 'put one outside the hours', [
    change('olle', `${own}/bookings/unplanned`, { outsideHours: true }),
  ]),
  mayNot('staff', 'put one outside the hours', [changed('unplanned', { outsideHours: true })]),
  may('staff', 'change one outside the hours', [changed('outside', { note: 'Ring först' })]),
  may('staff', 'put one back inside the hours', [changed('outside', { outsideHours: false })]),
];

const odd = { ...r1, ...span('10:05', '10:20') };

const creationRows: Row[] = [
  may('staff', 'create one with its slots', [newOne(hour), ...taken('10:00', '11:00')]),
  may('staff', 'create a full one', [
    newOne({ ...full, ...span('10:00', '11:00') }),
    ...taken('10:00', '11:00'),
  ]),
  may('staff', 'create one that begins and ends within a quarter', [
    newOne(odd),
    ...taken('10:00', '10:30'),
  ]),
  mayNot('staff', 'create one without slots', [newOne(hour)]),
  mayNot('staff', 'create one without its first slot', [newOne(hour), ...taken('10:15', '11:00')]),
  mayNot('staff', 'create one without its last slot', [newOne(hour), ...taken('10:00', '10:45')]),
  mayNot('staff', 'create one with a slot before it', [newOne(hour), ...taken('09:45', '11:00')]),
  mayNot('staff', 'create one with a slot after it', [newOne(hour), ...taken('10:00', '11:15')]),
  mayNot('staff', 'create one with a slot of another resource', [
    newOne(hour),
    ...taken('10:00', '11:00'),
    ...taken('10:15', '10:30', 'new', 'r2'),
  ]),
  mayNot('staff', 'create one on the slots of another', [
    newOne({ ...hour, ...span('08:00', '09:00') }),
  ]),
  mayNot('staff', 'create one that takes the slots of another', [
    newOne({ ...hour, ...span('08:00', '09:00') }),
    ...taken('08:00', '09:00'),
  ]),
  mayNot('staff', 'create one that takes one slot of another', [
    newOne({ ...hour, ...span('08:45', '09:30') }),
    ...taken('08:45', '09:30'),
  ]),
  may('staff', 'create one next to another', [
    newOne({ ...hour, ...span('09:00', '09:30') }),
    ...taken('09:00', '09:30'),
  ]),
  ...['cancelled', 'noShow'].flatMap((status) => [
    may('staff', `create one that is ${status}`, [newOne({ ...hour, status })]),
    mayNot('staff', `create one that is ${status} with slots`, [
      newOne({ ...hour, status }),
      ...taken('10:00', '11:00'),
    ]),
  ]),
  may('staff', 'create one with a resource and no times', [newOne(r1)]),
];

/** New bookings, each with its slots, and when they are. */
export const bookingRows: Row[] = [...timeRows, ...outsideRows, ...creationRows];
