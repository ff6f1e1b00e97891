import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { span, thursday, unplanned } from './bookingWorld';
import { occupied, removed } from './bookingWrites';
import { about, type Row } from './rows';
import { seeded, updatedBy, workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const { may, mayNot } = about('bookings');

const visitId = 'besok';
const atTen = span('10:00', '11:00');
/** The parts of a visit, each on a resource of its own. */
const parts = ['v1', 'v2', 'v3', 'v4'].map((resourceId, n) => ({
  id: `part${n}`,
  booking: { ...unplanned, visitId, resourceId, ...atTen },
}));
const known = parts.map(({ id, booking }) => [id, booking] as const);
const where = {
  ...Object.fromEntries(
    known.map(([id, booking]) => [`${own}/bookings/${id}`, { ...booking, ...seeded }]),
  ),
  ...Object.fromEntries(
    Object.entries(occupancyDocuments(known)).map(([id, document]) => [
      `${own}/occupancy/${id}`,
      { ...document },
    ]),
  ),
};

const nextWeek = { startsAt: thursday(1, '08:00'), endsAt: thursday(1, '09:00') };
const moves = parts.flatMap(({ id, booking }) => [
  { set: `${own}/bookings/${id}`, fields: updatedBy('stina', { ...booking, ...seeded }, nextWeek) },
  ...occupied(id, {
    freed: [booking],
    taken: [{ ...booking, ...nextWeek }],
  }),
]);

/** Rows about visits: the most parts that one batch creates, moves to another week and removes. */
export const visitRows: Row[] = [
  may(
    'staff',
    'create a visit of four parts',
    parts.flatMap(({ id, booking }) => [
      create('stina', `${own}/bookings/${id}`, booking),
      ...occupied(id, { taken: [booking] }),
    ]),
  ),
  { ...may('staff', 'move a visit of four parts to another week', moves), where },
  {
    ...mayNot('staff', 'move a visit and leave the quarters of a part', moves.slice(0, -1)),
    where,
  },
  {
    ...may(
      'staff',
      'remove a visit of four parts',
      parts.flatMap(({ id, booking }) => [...removed(id), ...occupied(id, { freed: [booking] })]),
    ),
    where,
  },
];
