import type { CalendarDate } from '@internationalized/date';
import { type Booking, type BookingStatus, newBooking } from '@/domain/booking/booking';
import { intervalsOn } from '@/domain/booking/bookingTimes';
import { orderFromBooking } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { answered } from '@/domain/order/lineDraft';
import { formatLine, type OrderLine, parseLine } from '@/domain/order/orderLine';
import { starterServices } from '@/domain/workshop/starterSet';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { addMinutes } from '@/domain/time/swedishTime';
import { type BayJob, bayJobs } from './bayJobs';
import { manyBays, washReliefMonths } from './bays';
import { type BookedVehicle, type DemoBooking, oilChange } from './bookings';
import { type Job, jobsInMonth } from './jobs';
import type { DemoOrder } from './orders';
import type { Random } from './random';
import { seasonUntil } from './season';
import { week, workshop } from './workshop';

/** A job of former years: its booking, and its order where the car came. */
export interface FormerJob {
  booking: DemoBooking;
  order: DemoOrder | null;
  /** When the work began and ended. */
  worked: { from: Date; to: Date };
}

/** The first number of the orders of former years, which no other order of the demo has. */
const firstOrder = 100_001;

/** How many vehicles come at a time, and how many of them are others after a month. */
const around = { vehicles: 200, newInMonth: 12 };
const monthDays = 30.4;
/** A car is not back before some days have gone. */
const daysAway = 6;

const pads: OrderLine = {
  ...{ kind: 'part', unit: 'st', milliQty: 2000, unitOre: 89_500, discountBp: 0, vatRate: 25 },
  ...{ staffId: null, answer: 'open', agreedOre: null, work: 'todo', text: 'Bromsskivor fram' },
};
const allPads: OrderLine = {
  ...pads,
  ...{ milliQty: 4000, unitOre: 104_500, text: 'Bromsskivor och belägg runt om' },
};

/**
 * The jobs of the days from `first` to `last`, as many as the season has in the weeks around `today`, and fewer the longer ago,
 * because the workshop grows. Lifts and lanes take one car at a time, and new customers come in every month.
 */
export function formerJobs(
  random: Random,
  { first, last, today }: { first: CalendarDate; last: CalendarDate; today: CalendarDate },
  vehicles: readonly BookedVehicle[],
): FormerJob[] {
  const hours: OpeningHours = {
    ...{ week, closedOnHolidays: workshop.closedOnHolidays, exceptions: new Map() },
  };
  const jobs: FormerJob[] = [];
  const isInUse = seasonUntil(random, today);
  const nextVehicle = takingTurns(random, last, vehicles);
  const washRelief = today.subtract({ months: washReliefMonths });
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) {
    if (intervalsOn(day, hours).length === 0) continue;
    const mix = jobsInMonth(day.month);
    for (const bay of manyBays(5)) {
      if (!isInUse(day, bay)) continue;
      const hasRelief = bay.group === 'workshop' || day.compare(washRelief) >= 0;
      for (const planned of bayJobs(random, day, hours, { bay, mix, hasRelief })) {
        jobs.push(jobOf(random, jobs.length, nextVehicle(day, planned.job), planned));
      }
    }
  }
  return jobs;
}

/** Returns a function that gives the car that comes for a job on a day: one of those that come at the time, and not yet again. */
function takingTurns(
  random: Random,
  last: CalendarDate,
  vehicles: readonly BookedVehicle[],
): (day: CalendarDate, job: Job) => BookedVehicle {
  // Those who come no longer first, so that the others are known when they come in the weeks around the day.
  const known = vehicles
    .filter(hasComeBefore)
    .map((vehicle) => ({ vehicle, place: random.fraction() - (isFormer(vehicle) ? 1 : 0) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ vehicle }) => vehicle);
  const seen = new Map<string, CalendarDate>();
  return (day, { services }) => {
    const later = Math.floor((last.compare(day) / monthDays) * around.newInMonth);
    const begins = Math.max(0, known.length - around.vehicles - later);
    const here = known.slice(begins, begins + around.vehicles);
    const withOil = services.some(({ name }) => name === oilChange);
    const waiting = here.flatMap((each) => {
      const before = seen.get(each.vehicleId);
      const isAway = before !== undefined && day.compare(before) <= daysAway;
      return isAway || (withOil && each.isElectric) ? [] : each;
    });
    const next = random.pick(waiting);
    seen.set(next.vehicleId, day);
    return next;
  };
}

/** Whether a vehicle is of a customer who has not come in the weeks around the day. */
export function isFormer({ vehicleId }: { vehicleId: string }): boolean {
  return vehicleId.startsWith('former-');
}

/** Whether the customer of a vehicle is none of those who come for the first time in the weeks around the day. */
function hasComeBefore({ customerId }: BookedVehicle): boolean {
  const [, number] = customerId?.match(/^customer-(\d+)$/) ?? [];
  return number === undefined || Number(number) % 10 !== 0;
}

function jobOf(
  random: Random,
  place: number,
  { vehicleId, customerId }: BookedVehicle,
  { job: { services, bufferMinutes }, ...known }: BayJob,
): FormerJob {
  const { startsAt, endsAt } = known;
  const status: BookingStatus = random.chance(0.02)
    ? 'noShow'
    : random.chance(0.03)
      ? 'cancelled'
      : 'pickedUp';
  const createdAt = addMinutes(startsAt, -random.whole(1, 20) * 1440);
  const draft = { ...known, services, bufferMinutes, vehicleId, customerId };
  const values = { ...newBooking(draft), status };
  const booking = { id: `former-${place + 1}`, values, createdAt, updatedAt: endsAt };
  const from = addMinutes(startsAt, random.whole(0, 10));
  const to = addMinutes(endsAt, random.whole(-10, 15));
  const order = status === 'pickedUp' ? orderOf(place, booking, to) : null;
  return { booking, order, worked: { from, to } };
}

function orderOf(place: number, booking: DemoBooking, endedAt: Date): DemoOrder {
  const { id: bookingId, values, createdAt } = booking;
  const stamped: Booking = { ...values, createdAt, updatedAt: createdAt };
  const made = orderFromBooking(
    ...([bookingId, stamped, { customer: undefined, vehicle: undefined }] as const),
    (serviceId) => starterServices[Number(serviceId.split('-')[1])]?.group,
    {
      ...{ odometerKm: 40_000 + ((place * 7919) % 180_000), keyNumber: null, complaint: null },
      ...{ dueAt: values.endsAt, staffId: values.staffId },
      priceType: place % 4 === 0 ? 'approx' : 'fixed',
    },
    values.services.map((_, line) => `a${line}`),
  );
  const lines = Object.entries(made.lines).map(([id, stored]): [string, string] => {
    const line = parseLine(stored);
    return [id, line ? formatLine({ ...line, work: 'done' }) : stored];
  });
  // As much as the orders of the latest weeks have, in fewer and larger lines.
  if (made.group === 'workshop' && place % 21 === 1)
    lines.push(['b0', formatLine(answered(allPads, 'declined'))]);
  if (made.group === 'workshop' && place % 13 === 4)
    lines.push(['b1', formatLine({ ...answered(pads, 'accepted'), work: 'done' })]);
  const order: OrderFields = {
    ...{ ...made, lines: Object.fromEntries(lines), stage: 'closed', isOpen: false },
    closedReason: 'Avslutad utan faktura',
  };
  const startsAt = values.startsAt ?? createdAt;
  const id = String(firstOrder + place);
  return { id, values: order, createdAt: startsAt, updatedAt: endedAt, time: null };
}
