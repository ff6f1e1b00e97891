import type { CalendarDate } from '@internationalized/date';
import {
  type Booking,
  type BookingFields,
  type BookingStatus,
  newBooking,
} from '@/domain/booking/booking';
import { intervalsOn } from '@/domain/booking/bookingTimes';
import { orderFromBooking } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { answered } from '@/domain/order/lineDraft';
import { formatLine, type OrderLine, parseLine } from '@/domain/order/orderLine';
import { starterServices } from '@/domain/workshop/starterSet';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import { manyBays } from './bays';
import type { BookedVehicle, DemoBooking } from './bookings';
import { jobsInMonth, jobsOf } from './jobs';
import type { DemoOrder } from './orders';
import type { Random } from './random';
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

/** How busy a month is, from January: people change tyres in spring and autumn, wash their cars in spring, and are away in July. */
const busy = [0.5, 0.5, 0.65, 1, 0.75, 0.65, 0.35, 0.6, 0.7, 1, 1, 0.6];
/** How many vehicles come at a time, and how many of them are others after a month. */
const around = { vehicles: 200, newInMonth: 55 };
const monthDays = 30.4;

const wipers: OrderLine = {
  ...{ kind: 'part', unit: 'par', milliQty: 1000, unitOre: 34_900, discountBp: 0, vatRate: 25 },
  ...{ staffId: null, answer: 'open', agreedOre: null, work: 'todo', text: 'Torkarblad fram' },
};
const pads: OrderLine = {
  ...wipers,
  ...{ unit: 'st', milliQty: 2000, unitOre: 89_500, text: 'Bromsskivor fram' },
};

/**
 * The jobs of the days from `first` to `last`: as many as in the weeks around `today` where the month is as busy, and fewer the longer
 * ago, because the workshop grows. A lift or a lane is as full as in those weeks on some days, and empty on the others.
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
  // The weeks around the day are as full in every season, and so are the same months of the years before.
  const full = [today.month, today.subtract({ days: 21 }).month];
  const regulars = shuffled(random, vehicles.filter(hasComeBefore));
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const factor =
      (full.includes(day.month) ? 1 : (busy[day.month - 1] ?? 1)) * grown(today.compare(day) / 365);
    const begins = Math.floor((day.compare(first) / monthDays) * around.newInMonth);
    for (const bay of manyBays(5)) {
      if (!random.chance(factor)) continue;
      for (const { opens, closes } of intervalsOn(day, hours)) {
        let clock = opens;
        const mix = jobsInMonth(day.month);
        for (const { job, gap } of jobsOf(random, bay.group, closes - opens, mix)) {
          clock += gap;
          const startsAt = instantAt(day, clock);
          const known = { resourceId: bay.resourceId, staffId: bay.staffId, startsAt };
          const place = begins + random.whole(0, around.vehicles - 1);
          const vehicle = regulars[place % regulars.length];
          if (vehicle) jobs.push(jobOf(random, jobs.length, vehicle, { ...job, ...known }));
          clock += job.minutes;
        }
      }
    }
  }
  return jobs;
}

/** How large the workshop was some years ago, of what it is now. */
function grown(years: number): number {
  return years <= 1 ? 1 - 0.1 * years : 0.9 - 0.3 * (years - 1);
}

/** Whether the customer of a vehicle is none of those who come for the first time in the weeks around the day. */
function hasComeBefore({ customerId }: BookedVehicle): boolean {
  const [, number] = customerId?.match(/^customer-(\d+)$/) ?? [];
  return number === undefined || Number(number) % 3 !== 0;
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: random.fraction() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function jobOf(
  random: Random,
  place: number,
  { vehicleId, customerId }: BookedVehicle,
  job: Pick<BookingFields, 'services' | 'bufferMinutes' | 'resourceId' | 'staffId'> & {
    minutes: number;
    startsAt: Date;
  },
): FormerJob {
  const { minutes, startsAt, ...known } = job;
  const endsAt = addMinutes(startsAt, minutes);
  const status: BookingStatus = random.chance(0.02)
    ? 'noShow'
    : random.chance(0.03)
      ? 'cancelled'
      : 'pickedUp';
  const createdAt = addMinutes(startsAt, -random.whole(1, 20) * 1440);
  const values = { ...newBooking({ ...known, vehicleId, customerId, startsAt, endsAt }), status };
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
  if (made.group === 'workshop' && place % 10 === 1)
    lines.push(['b0', formatLine(answered(pads, 'declined'))]);
  if (made.group === 'workshop' && place % 24 === 7)
    lines.push(['b0', formatLine(answered(wipers, 'declined'))]);
  if (made.group === 'workshop' && place % 9 === 4)
    lines.push(['b1', formatLine({ ...answered(pads, 'accepted'), work: 'done' })]);
  const order: OrderFields = {
    ...{ ...made, lines: Object.fromEntries(lines), stage: 'closed', isOpen: false },
    closedReason: 'Avslutad utan faktura',
  };
  const startsAt = values.startsAt ?? createdAt;
  const id = String(firstOrder + place);
  return { id, values: order, createdAt: startsAt, updatedAt: endedAt, time: null };
}
