import { expect, test } from 'vitest';
import type { Booking } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { notLent } from '@/domain/booking/loanRecord';
import {
  distanceOf,
  movedAlong,
  visitAsOne,
  visitFault,
  visits,
  visitText,
} from '@/domain/booking/visit';
import { dayOf } from '@/domain/time/swedishTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { bookingEntry } from '../../../support/bookingEntries';
import { byId, readyRegister } from '../../../support/readyRegister';
import { keptVehicle } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const now = at('2026-11-20 06:30');
const stamps = { createdAt: now, updatedAt: now };
const hours: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const resource = (id: string, name: string) => ({
  id,
  data: {
    name,
    kind: 'lift',
    colour: 'petrol',
    order: 0,
    isActive: true,
    registrationNumber: null,
    ...stamps,
  } as const,
});
const names: Names = {
  register: readyRegister([], [keptVehicle('volvo', { registrationNumber: 'ABC123' })]),
  resources: byId([
    resource('lift', 'Lyft 1'),
    resource('wash', 'Tvätthall'),
    resource('v40', 'Volvo V40'),
  ]),
  staff: new Map(),
  today: dayOf(now),
};
const service = (name: string) => ({
  ...{ serviceId: name, name, minutes: 60, priceOre: 0 },
  vatRate: 25 as const,
});
const span = (from: string, to: string, day = '20') => ({
  startsAt: at(`2026-11-${day} ${from}`),
  endsAt: at(`2026-11-${day} ${to}`),
});
const usual = { vehicleId: 'volvo', visitId: 'visit' };
const part = (id: string, name: string, values: Partial<Booking>) =>
  bookingEntry(id, { ...usual, services: [service(name)], ...values });
const repair = part('repair', 'Service', { resourceId: 'lift', ...span('08:00', '10:00') });
const wash = part('wash', 'Tvätt', { resourceId: 'wash', ...span('10:00', '11:00') });
const conditions = { bookings: [], hours, names, isOwner: false, now };

test.each<[string, Partial<Booking>, string | null]>([
  ['after another', {}, null],
  [
    'within another',
    span('09:45', '10:45'),
    'Besökets delar får inte överlappa: Service är bokad 08:00–10:00.',
  ],
  ['within another, called off', { ...span('09:45', '10:45'), status: 'cancelled' }, null],
  [
    'in the place of another',
    { resourceId: 'lift' },
    'Besökets delar ska ha var sin plats: Service är bokad på Lyft 1.',
  ],
  ['without a place', { resourceId: null }, null],
  ['without a time', { startsAt: null, endsAt: null }, null],
])('a part %s', (_, values, fault) => {
  expect(visitFault({ ...wash.data, ...values }, [repair], names)).toBe(fault);
});

test('a part may be where another is called off', () => {
  const off = { ...repair, data: { ...repair.data, status: 'noShow' as const } };
  expect(visitFault({ ...wash.data, ...span('08:00', '09:00') }, [off], names)).toBeNull();
});

test('the distance of a move follows Swedish time, also when the clock changes', () => {
  const from = { startsAt: at('2026-10-24 08:00') };
  expect(distanceOf(from, { startsAt: at('2026-10-26 09:30') })).toBe(2 * 1440 + 90);
  expect(distanceOf(from, { startsAt: null })).toBe(0);
});

test('the other parts are moved along, and those called off or without a time stay', () => {
  const off = part('off', 'Lack', { ...span('11:00', '12:00'), status: 'cancelled' });
  const waiting = part('waiting', 'Rekond', {});
  const result = movedAlong([wash, off, waiting], 120, conditions);
  expect(result).toMatchObject({ moved: [{ id: 'wash', after: span('12:00', '13:00') }] });
  expect('moved' in result && result.moved).toHaveLength(1);
});

test('none is moved along when the place of one is taken or the workshop is closed', () => {
  const other = bookingEntry('other', { resourceId: 'wash', ...span('12:00', '13:00') });
  expect(movedAlong([wash], 120, { ...conditions, bookings: [other] })).toEqual({
    refused: 'Tvätt: ABC 123 flyttades inte: Tvätthall är upptagen 12:00–13:00.',
  });
  const late = movedAlong([wash], 8 * 60, conditions);
  expect('refused' in late && late.refused).toMatch(/^Tvätt: ABC 123 flyttades inte\. /);
});

test('a visit is told in a line, in the order of its parts', () => {
  const off = part('off', 'Lack', { ...span('11:00', '12:00'), status: 'cancelled' });
  expect(visitText([wash, off, repair], names)).toBe(
    'Service 08:00–10:00, Lyft 1, därefter Tvätt 10:00–11:00, Tvätthall',
  );
});

test('the customer is told of one visit, whichever part is opened', () => {
  for (const [own, other] of [
    [repair, wash],
    [wash, repair],
  ] as const) {
    const one = visitAsOne(own.data, [other]);
    expect(one).toMatchObject(span('08:00', '11:00'));
    expect(one.services.map(({ name }) => name)).toEqual([
      'Service kl. 08:00, därefter Tvätt kl. 10:00',
    ]);
  }
});

test('the days of a visit of several days are told', () => {
  const later = { ...wash, data: { ...wash.data, ...span('10:00', '11:00', '23') } };
  expect(visitAsOne(repair.data, [later]).services.map(({ name }) => name)).toEqual([
    'Service fredag 20 november kl. 08:00, därefter Tvätt måndag 23 november kl. 10:00',
  ]);
});

test('of a visit that is done, the services are told and no times', () => {
  const later = { ...wash, data: { ...wash.data, ...span('10:00', '11:00', '23') } };
  const [first, second] = [repair, later].map(({ data }) => ({
    data: { ...data, status: 'done' as const },
  }));
  if (!first || !second) throw new Error('Two parts are made above.');
  expect(visitAsOne(second.data, [first, loan]).services.map(({ name }) => name)).toEqual([
    'Service',
    'Tvätt',
  ]);
  expect(visitAsOne(first.data, [loan]).services.map(({ name }) => name)).toEqual(['Service']);
});

test('a booking that is called off, or is alone, is told by itself', () => {
  expect(visitAsOne(repair.data, [])).toBe(repair.data);
  const off = { ...repair.data, status: 'cancelled' as const };
  expect(visitAsOne(off, [wash])).toBe(off);
  expect(visitAsOne(repair.data, [{ data: { ...wash.data, status: 'cancelled' } }])).toBe(
    repair.data,
  );
});

const loan = bookingEntry('loan', {
  ...{ ...usual, services: [], resourceId: 'v40', loan: notLent },
  ...span('08:00', '11:00'),
});
const out = { ...notLent, outAt: at('2026-11-20 08:05') };

test('a loan car is away while the jobs of its visit are done', () => {
  expect(visitFault(repair.data, [loan], names)).toBeNull();
  expect(visitFault(loan.data, [repair, wash], names)).toBeNull();
  expect(visitFault({ ...loan.data, resourceId: 'lift' }, [repair], names)).toMatch(
    /var sin plats/,
  );
});

test('a visit is told with its loan car last', () => {
  expect(visitText([loan, repair, wash], names)).toBe(
    'Service 08:00–10:00, Lyft 1, därefter Tvätt 10:00–11:00, Tvätthall; Lånebil 08:00–11:00, Volvo V40',
  );
  expect(visits([loan, repair, wash]).map((parts) => parts.map(({ id }) => id))).toEqual([
    ['repair', 'wash', 'loan'],
  ]);
});

test('the customer is told of the loan car until it is handed out', () => {
  const told = (booking: Booking, others: { data: Booking }[]) =>
    visitAsOne(booking, others).services.map(({ name }) => name);
  expect(told(repair.data, [loan])).toEqual(['Service samt lånebil']);
  expect(told(repair.data, [wash, loan])).toEqual([
    'Service kl. 08:00, därefter Tvätt kl. 10:00 samt lånebil',
  ]);
  expect(told(repair.data, [{ data: { ...loan.data, loan: out } }])).toEqual(['Service']);
  expect(told(loan.data, [repair])).toEqual([]);
});

test('a loan car is not moved as a part: it follows the jobs', () => {
  expect(movedAlong([loan], 60, conditions)).toEqual({ moved: [] });
});
