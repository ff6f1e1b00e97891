import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Booking,
  bookingDocument,
  type BookingStatus,
  plannedMinutes,
} from '@/domain/booking/booking';
import { closedReason, intervalsOn } from '@/domain/booking/bookingTimes';
import { customerDocument } from '@/domain/register/customer';
import { openingExceptionDocument } from '@/domain/workshop/openingHours';
import { resourceDocument } from '@/domain/workshop/resource';
import { serviceDocument } from '@/domain/workshop/service';
import { isLoan } from '@/domain/booking/loan';
import { quartersOf } from '@/domain/booking/occupancy';
import { requestDocument } from '@/domain/publicPage/request';
import { staffDocument } from '@/domain/workshop/staff';
import { inOrder, visits } from '@/domain/booking/visit';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { vehicleDocument } from '@/domain/register/vehicle';
import { week } from '../../scripts/demo/workshop';
import { demoDocuments, type DemoOptions } from '../../scripts/demoData';

const today = new CalendarDate(2026, 11, 20);
const normal: DemoOptions = { today, seed: 1, size: 'normal' };

function demo(options: DemoOptions) {
  const documents = demoDocuments(options).map(({ path, fields }) => {
    const [collection = '', id = ''] = path.split('/').slice(-2);
    return { collection, id, fields };
  });
  const all = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    new Map(
      documents
        .filter(({ collection }) => collection === name)
        .map(({ id, fields }): [string, T] => [id, v.parse(schema, fields)]),
    );
  const bookings = all('bookings', bookingDocument);
  const hours = {
    week,
    closedOnHolidays: true,
    exceptions: all('openingExceptions', openingExceptionDocument),
  };
  const occupancy = all(
    'occupancy',
    v.object({
      resourceId: v.string(),
      week: v.number(),
      quarters: v.record(v.string(), v.string()),
    }),
  );
  const planned = [...bookings.values()].filter(isPlanned);
  const jobs = planned.filter((booking) => !isLoan(booking));
  const requests = all('requests', requestDocument);
  const held = [...requests].map(([id, { resourceId, startsAt, endsAt }]) => {
    return [id, { resourceId, startsAt, endsAt, status: 'booked' as const }] as const;
  });
  return { all, bookings, planned, jobs, hours, occupancy, held };
}

type Planned = Booking & { startsAt: Date; endsAt: Date };

function isPlanned(booking: Booking): booking is Planned {
  return booking.startsAt !== null && booking.endsAt !== null;
}

/** The resources or people that two bookings keep busy in the same quarter of an hour. */
function twiceBusy(bookings: Booking[], whatOf: (booking: Booking) => string | null): string[] {
  const busy = new Set<string>();
  const twice: string[] = [];
  for (const booking of bookings) {
    const { first, end } = quartersOf(booking) ?? { first: 0, end: 0 };
    for (let quarter = first; quarter < end; quarter++) {
      const key = `${whatOf(booking)} ${quarter}`;
      if (busy.has(key)) twice.push(key);
      if (whatOf(booking) !== null) busy.add(key);
    }
  }
  return twice;
}

describe.each<[string, DemoOptions]>([
  ['of today', normal],
  ['of another seed', { ...normal, seed: 7 }],
  ['of a Sunday before Christmas', { ...normal, today: new CalendarDate(2025, 12, 21) }],
  ['of a leap day', { ...normal, today: new CalendarDate(2028, 2, 29), seed: -3 }],
  ['of the large size', { ...normal, size: 'large' }],
])('the bookings of the demo %s', { timeout: 30_000 }, (_, options) => {
  const { all, bookings, planned, jobs, hours, occupancy, held } = demo(options);
  const loans = [...bookings.values()].filter(isLoan);
  const midnight = instantAt(options.today, 0);
  const tomorrow = instantAt(options.today.add({ days: 1 }), 0);
  const firstDay = instantAt(options.today.subtract({ days: 21 }), 0);
  const nearby = jobs.filter(({ startsAt }) => startsAt >= firstDay);

  it('are so many of so long a time', () => {
    const isLarge = options.size === 'large';
    const starts = planned.map(({ startsAt }) => startsAt.getTime()).sort((a, b) => a - b);
    const daysBack = (midnight.getTime() - (starts[0] ?? 0)) / 86_400_000;
    expect(daysBack).toBeGreaterThan(isLarge ? 2 * 365 - 42 : 14);
    expect(daysBack).toBeLessThan(isLarge ? 2 * 365 + 100 : 22);
    // The fewest bookings come in the six weeks around New Year.
    const count = bookings.size - loans.length;
    expect(count - (isLarge ? 30_000 : 500)).toBeGreaterThanOrEqual(0);
    expect(count).toBeLessThanOrEqual(isLarge ? 30_000 : 1200);
  });

  it('keep no resource and nobody busy twice at a time', () => {
    expect(twiceBusy(planned, ({ resourceId }) => resourceId)).toEqual([]);
    expect(twiceBusy(planned, ({ staffId }) => staffId)).toEqual([]);
  });

  it('have their quarters, as the requests do, and no others', () => {
    const due = [...bookings, ...held].flatMap(([id, booking]) => {
      const { first, end } = quartersOf(booking) ?? { first: 0, end: 0 };
      return Array.from(
        { length: end - first },
        (_, n) => `${booking.resourceId} ${first + n} ${id}`,
      );
    });
    const there = [...occupancy.values()].flatMap(({ resourceId, week: number, quarters }) =>
      Object.entries(quarters).map(
        ([key, id]) => `${resourceId} ${number * 672 + Number(key)} ${id}`,
      ),
    );
    expect(there.length).toBeGreaterThan(1000);
    expect(there.sort()).toEqual(due.filter((quarter) => !quarter.startsWith('null')).sort());
  });

  it('lie within the opening hours and have the time that they take', () => {
    expect(nearby.length).toBeGreaterThan(400);
    const wrong = nearby.filter((booking) => {
      const { startsAt, endsAt, isAllDay } = booking;
      const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
      const fits = isAllDay ? minutes > 1440 : minutes === plannedMinutes(booking);
      return !fits || closedReason(startsAt, endsAt, hours, new Date(0)) !== null;
    });
    expect(wrong).toEqual([]);
  });

  it('fill every bay to 60–80 % on every open day of six weeks', () => {
    const bays = [...all('resources', resourceDocument)]
      .filter(([, { kind }]) => kind === 'lift' || kind === 'washLane')
      .slice(0, options.size === 'large' ? 15 : 5);
    const daysOf = ({ startsAt, endsAt }: Planned) =>
      `${dayOf(startsAt).toString()} ${dayOf(endsAt).toString()}`;
    const booked = new Map<string, number>();
    for (const booking of nearby) {
      if (booking.status === 'cancelled') continue;
      const key = `${booking.resourceId} ${daysOf(booking)}`;
      booked.set(key, (booked.get(key) ?? 0) + plannedMinutes(booking));
    }
    const long = nearby.filter(({ isAllDay }) => isAllDay);
    expect(long.length).toBeGreaterThan(0);
    for (let days = -21; days < 21; days++) {
      const day = options.today.add({ days });
      const [from, to] = [instantAt(day, 0), instantAt(day, 1440)];
      const open = intervalsOn(day, hours).reduce((sum, each) => sum + each.closes - each.opens, 0);
      for (const [bay] of bays) {
        const hasLong = long.some(
          (job) => job.resourceId === bay && job.startsAt < to && job.endsAt > from,
        );
        const minutes = booked.get(`${bay} ${day.toString()} ${day.toString()}`) ?? 0;
        expect(minutes).toBeLessThanOrEqual(open * 0.8);
        expect(minutes).toBeGreaterThanOrEqual(hasLong ? 0 : open * 0.6);
      }
    }
  });

  it('name only what there is, as it is', () => {
    const customers = all('customers', customerDocument);
    const vehicles = all('vehicles', vehicleDocument);
    const staff = all('staff', staffDocument);
    const services = all('services', serviceDocument);
    const wrong = [...bookings.values()].filter(
      ({ customerId, vehicleId, staffId, services: booked }) =>
        (customerId !== null && customers.get(customerId)?.status !== 'active') ||
        (vehicleId !== null && vehicles.get(vehicleId)?.status !== 'active') ||
        (vehicleId !== null && vehicles.get(vehicleId)?.ownerId !== customerId) ||
        (staffId !== null && !staff.get(staffId)?.isActive) ||
        booked.some(({ serviceId, name, priceOre }) => {
          const service = services.get(serviceId);
          return service?.name !== name || service.priceOre !== priceOre;
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('have come as far as their time says', () => {
    const statuses = (list: Planned[]) => new Set(list.map(({ status }) => status));
    const former = jobs.filter(({ endsAt }) => endsAt <= midnight);
    const later = jobs.filter(({ startsAt }) => startsAt >= tomorrow);
    expect([...statuses(former)].sort()).toEqual(['cancelled', 'done', 'noShow', 'pickedUp']);
    expect([...statuses(later)].sort()).toEqual(['booked', 'cancelled']);
    const wrong = [...bookings.values()].filter(
      ({ createdAt, updatedAt, startsAt }) =>
        createdAt > updatedAt || updatedAt >= midnight || (startsAt && createdAt >= startsAt),
    );
    expect(wrong).toEqual([]);
  });

  it('lend cars in every state: coming, out, returned and late', () => {
    const told = loans.map(({ loan, startsAt, endsAt, status }) => ({
      ...{ status, out: loan?.odometerOutKm ?? null, back: loan?.odometerBackKm ?? null },
      isOver: endsAt !== null && endsAt < midnight,
      isAhead: startsAt !== null && startsAt >= tomorrow,
    }));
    expect(told).toEqual([
      { status: 'done', out: 45_210, back: 45_248, isOver: true, isAhead: false },
      { status: 'inProgress', out: 45_248, back: null, isOver: false, isAhead: false },
      { status: 'booked', out: null, back: null, isOver: false, isAhead: true },
      { status: 'inProgress', out: 18_730, back: null, isOver: true, isAhead: false },
    ]);
    const own = jobs.filter(({ visitId }) => loans.some((loan) => loan.visitId === visitId));
    expect(own).toHaveLength(4);
  });

  it('have five that wait for a time, and what customers and staff have said', () => {
    const list = [...bookings.values()];
    const unplanned = list.filter((booking) => !isPlanned(booking));
    expect(unplanned).toHaveLength(5);
    for (const { resourceId, message, status } of unplanned) {
      expect({ resourceId, status }).toEqual({ resourceId: null, status: 'booked' });
      expect(message).not.toBeNull();
    }
    for (const field of ['message', 'note', 'keyNumber', 'vehicleId'] as const) {
      expect(new Set(list.map((booking) => booking[field] === null))).toEqual(
        new Set([true, false]),
      );
    }
  });
});

describe('the demo', () => {
  const { all, bookings, jobs } = demo(normal);

  it('has cars that go on from a lift to the wash, as visits of two parts', () => {
    const places = all('resources', resourceDocument);
    const kindOf = ({ resourceId }: Booking) => places.get(resourceId ?? '')?.kind;
    const found = visits(jobs.map((data, index) => ({ id: `${index}`, data })))
      .filter((parts) => parts.length > 1)
      .map((parts) => inOrder(parts).map(({ data }) => data));
    expect(found.length).toBeGreaterThan(30);
    for (const [repair, wash, ...more] of found) {
      if (!repair || !wash) throw new Error('A part of a visit is missing');
      expect([kindOf(repair), kindOf(wash), more]).toEqual(['lift', 'washLane', []]);
      expect(wash.startsAt >= repair.endsAt).toBe(true);
      expect(wash).toMatchObject({ vehicleId: repair.vehicleId, customerId: repair.customerId });
      expect(wash.status === 'pickedUp').toBe(repair.status === 'pickedUp');
    }
    const ofToday = found.filter(([part]) => part && dayOf(part.startsAt).compare(today) === 0);
    expect(ofToday.length).toBeGreaterThan(0);
  });

  it('changes no oil of an electric car', () => {
    const vehicles = all('vehicles', vehicleDocument);
    const wrong = [...bookings.values()].filter(
      ({ vehicleId, services }) =>
        vehicles.get(vehicleId ?? '')?.fuel === 'electric' &&
        services.some(({ name }) => name.startsWith('Oljebyte')),
    );
    expect(wrong).toEqual([]);
  });

  it('is in full swing on its day', () => {
    const statuses = jobs
      .filter(({ startsAt }) => dayOf(startsAt).compare(today) === 0)
      .map(({ status }) => status);
    const all: BookingStatus[] = ['pickedUp', 'inProgress', 'checkedIn', 'booked'];
    expect(statuses).toEqual(expect.arrayContaining(all));
  });
});
