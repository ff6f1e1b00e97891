import { Raw } from '../../scripts/firestoreValue';
import { at, numberOf, span, thursday, unplanned } from './bookingWorld';
import { changed, full, hour, newOne, occupied, r1, taken, withFields } from './bookingWrites';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const { may, mayNot } = about('bookings');

const from = at('10:00');
const after = (ms: number) => ({ startsAt: from, endsAt: new Date(from.getTime() + ms) });
const minute = 60_000;
const week = 7 * 24 * 60 * minute;

const withinMinute = [
  ...[1, 1000, 59_999].map((ms) => new Date(from.getTime() + ms)),
  new Raw({ timestampValue: '2026-11-23T10:00:00.000001Z' }),
];

const timeRows: Row[] = [
  ...[15 * minute, 16 * minute, week].map((ms) =>
    may('staff', `create one of ${ms} ms without a resource`, [newOne(after(ms))]),
  ),
  ...[14 * minute, week + minute, 0, -60 * minute].map((ms) =>
    mayNot('staff', `create one of ${ms} ms`, [newOne(after(ms))]),
  ),
  ...withinMinute.flatMap((time) => [
    mayNot('staff', `create one that begins within a minute: ${JSON.stringify(time)}`, [
      newOne({ startsAt: time, endsAt: at('11:00') }),
    ]),
    mayNot('staff', `create one that ends within a minute: ${JSON.stringify(time)}`, [
      newOne({ startsAt: at('09:00'), endsAt: time }),
    ]),
  ]),
  mayNot('staff', 'create one without an end', [newOne({ startsAt: from })]),
  mayNot('staff', 'create one without a start', [newOne({ endsAt: from })]),
  ...[7, '2026-11-23T10:00:00Z', 1_790_000_000].map((endsAt) =>
    mayNot('staff', `create one that ends at ${endsAt}`, [newOne({ startsAt: from, endsAt })]),
  ),
  may('staff', 'create one at the beginning of 1970', [
    newOne({ startsAt: new Date(0), endsAt: new Date(60 * minute) }),
  ]),
  mayNot('staff', 'create one before 1970', [
    newOne({ startsAt: new Date(-minute), endsAt: new Date(60 * minute) }),
  ]),
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
const overnight = { startsAt: thursday(0, '22:00'), endsAt: thursday(1, '05:00') };
const overWeeks = { startsAt: thursday(6, '23:00'), endsAt: thursday(7, '01:00') };
/** Seven days that begin and end within a quarter, over the change to winter time. */
const longest = {
  resourceId: 'r2',
  startsAt: new Date('2026-10-20T05:10:00Z'),
  endsAt: new Date('2026-10-27T05:10:00Z'),
};
/** The week before the boundary that `overWeeks` crosses, and the week after it. */
const [weekBefore, weekAfter] = occupied('new', { taken: [overWeeks] }).map((write) => [write]);
const ends = [span('10:00', '10:15'), span('10:45', '11:00')];
const atEight = { ...hour, ...span('08:00', '09:00') };

const creationRows: Row[] = [
  may('staff', 'create one with its quarters', [newOne(hour), ...taken('10:00', '11:00')]),
  may('owner', 'create one with its quarters', [newOne(hour, 'olle'), ...taken('10:00', '11:00')]),
  mayNot('auditor', 'create one with its quarters', [
    newOne(hour, 'rune'),
    ...taken('10:00', '11:00'),
  ]),
  may('staff', 'create a full one', [
    newOne({ ...full, ...span('10:00', '11:00') }),
    ...taken('10:00', '11:00'),
  ]),
  may('staff', 'create one that begins and ends within a quarter', [
    newOne(odd),
    ...taken('10:00', '10:30'),
  ]),
  may('staff', 'create one over midnight', [
    newOne({ ...r1, ...overnight }),
    ...occupied('new', { taken: [overnight] }),
  ]),
  may('staff', 'create one over two weeks', [
    newOne({ ...r1, ...overWeeks }),
    ...occupied('new', { taken: [overWeeks] }),
  ]),
  mayNot('staff', 'create one over two weeks without the second', [
    newOne({ ...r1, ...overWeeks }),
    ...(weekBefore ?? []),
  ]),
  mayNot('staff', 'create one over two weeks without the first', [
    newOne({ ...r1, ...overWeeks }),
    ...(weekAfter ?? []),
  ]),
  may('staff', 'create one of seven days over the change of the clock', [
    newOne(longest),
    ...occupied('new', { taken: [longest] }),
  ]),
  mayNot('staff', 'create one without quarters', [newOne(hour)]),
  mayNot('staff', 'create one without its first quarter', [
    newOne(hour),
    ...taken('10:15', '11:00'),
  ]),
  mayNot('staff', 'create one without its last quarter', [
    newOne(hour),
    ...taken('10:00', '10:45'),
  ]),
  mayNot('staff', 'create one without the quarters between its ends', [
    newOne(hour),
    ...occupied('new', { taken: ends }),
  ]),
  mayNot('staff', 'create one with a quarter elsewhere in place of one between its ends', [
    newOne(hour),
    ...occupied('new', { taken: [...ends, span('10:15', '10:30'), span('15:00', '15:15')] }),
  ]),
  mayNot('staff', 'create one with a quarter before it', [
    newOne(hour),
    ...taken('09:45', '11:00'),
  ]),
  mayNot('staff', 'create one with a quarter after it', [newOne(hour), ...taken('10:00', '11:15')]),
  mayNot('staff', 'create one with a quarter of another resource', [
    newOne(hour),
    ...taken('10:00', '11:00'),
    ...occupied('new', { taken: [{ resourceId: 'r2', ...span('10:15', '10:30') }] }),
  ]),
  mayNot('staff', 'create one with its quarters of another resource alone', [
    newOne(hour),
    ...occupied('new', { taken: [{ ...hour, resourceId: 'r2' }] }),
  ]),
  mayNot('staff', 'create one with its quarters of another week', [
    newOne(hour),
    ...occupied('new', {
      taken: [{ startsAt: thursday(4, '10:00'), endsAt: thursday(4, '11:00') }],
    }),
  ]),
  mayNot('staff', 'create one with the name of another on a quarter between', [
    newOne(hour),
    ...occupied('new', { taken: ends }).flatMap((write) =>
      withFields([write], {}, { [numberOf('10:15')]: 'b1', [numberOf('10:30')]: 'new' }),
    ),
  ]),
  mayNot('staff', 'create one on the time of another, which stays', [newOne(atEight)]),
  mayNot('staff', 'create one that takes the quarters of another', [
    newOne(atEight),
    ...taken('08:00', '09:00'),
  ]),
  mayNot('staff', 'create one in the name of another that has its time', [
    newOne(atEight),
    ...taken('08:00', '09:00', 'b1'),
  ]),
  mayNot('staff', 'create one that takes one quarter of another', [
    newOne({ ...hour, ...span('08:45', '09:30') }),
    ...taken('08:45', '09:30'),
  ]),
  mayNot('staff', 'create one around a quarter that another keeps', [
    newOne({ ...hour, ...span('11:45', '13:00') }),
    ...occupied('new', { taken: [span('11:45', '12:00'), span('12:45', '13:00')] }),
  ]),
  may('staff', 'create one next to another', [
    newOne({ ...hour, ...span('09:00', '09:30') }),
    ...taken('09:00', '09:30'),
  ]),
  ...['cancelled', 'noShow'].flatMap((status) => [
    may('staff', `create one that is ${status}`, [newOne({ ...hour, status })]),
    mayNot('staff', `create one that is ${status} with quarters`, [
      newOne({ ...hour, status }),
      ...taken('10:00', '11:00'),
    ]),
  ]),
  may('staff', 'create one with a resource and no times', [newOne(r1)]),
  mayNot('staff', 'create one with a resource, no times and quarters', [
    newOne(r1),
    ...taken('10:00', '11:00'),
  ]),
  may('staff', 'create two on two resources', [
    newOne(hour),
    ...taken('10:00', '11:00'),
    create('stina', `${own}/bookings/second`, { ...unplanned, ...hour, resourceId: 'r2' }),
    ...occupied('second', { taken: [{ ...hour, resourceId: 'r2' }] }),
  ]),
  may('staff', 'create one over two weeks with its customer and its vehicle', [
    newOne({ ...r1, ...overWeeks }),
    ...occupied('new', { taken: [overWeeks] }),
    ...['customers/c1', 'vehicles/v1'].map((path) =>
      create('stina', `${own}/${path}-new`, existing(`${own}/${path}`)),
    ),
  ]),
  mayNot('staff', 'create two of which one is within the other', [
    newOne(hour),
    create('stina', `${own}/bookings/second`, {
      ...unplanned,
      ...r1,
      ...span('10:15', '10:45'),
    }),
    ...taken('10:00', '11:00'),
    ...taken('10:15', '10:45', 'second'),
  ]),
  mayNot('staff', 'create one and delete it by the same batch, which leaves its quarters', [
    newOne(hour),
    ...taken('10:00', '11:00'),
    { delete: `${own}/bookings/new` },
  ]),
  mayNot('staff', 'create two in a week of a resource, which one document cannot tell', [
    newOne(hour),
    create('stina', `${own}/bookings/second`, { ...unplanned, ...r1, ...span('14:00', '15:00') }),
    ...withFields(
      taken('10:00', '11:00'),
      {},
      Object.fromEntries(
        ['14:00', '14:15', '14:30', '14:45'].map((at) => [numberOf(at), 'second']),
      ),
    ),
  ]),
];

/** Rows about new bookings, each with its occupancy, and about their times. */
export const bookingRows: Row[] = [...timeRows, ...outsideRows, ...creationRows];
