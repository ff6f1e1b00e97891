import type { CalendarDate } from '@internationalized/date';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { intervalsOn, wholeDays } from '@/domain/booking/bookingTimes';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import { bayJobs } from './bayJobs';
import { manyBays } from './bays';
import {
  bookingMessages,
  bookingNotes,
  cancelledMessages,
  longJobNote,
  unplannedMessages,
} from './bookingTexts';
import { statusAtTen } from './bookingStatus';
import { type Job, jobsInMonth, longJob, shortJobs, someJob } from './jobs';
import type { Random } from './random';
import { seasonUntil } from './season';
import { type DayBooking, joinVisits } from './visits';
import { openingExceptions, week, workshop } from './workshop';

export interface DemoBooking {
  id: string;
  values: BookingFields;
  createdAt: Date;
  updatedAt: Date;
}

/** The number of booked lifts and wash lanes; after the first five come those that the large demo repeats. */
export interface BookingSize {
  /** The number of bays booked in the six weeks around the day. */
  bays: number;
  /**
   * Bookings before the six weeks: the number of bays, and the total number of bookings with the six weeks
   * included.
   */
  former: { bays: number; total: number } | null;
  /** Whether days are as busy, and jobs as large, as in the years before; otherwise every day is full, most often of short jobs. */
  isSeasonal: boolean;
}

export interface BookedVehicle {
  vehicleId: string;
  customerId: string | null;
  isElectric: boolean;
}

const daysBack = 21;
export const oilChange = 'Oljebyte med filter';

/**
 * Six weeks of bookings, three of them before `today`. Each bay is 60 to 80 per cent booked on an open day, or is in use on as many
 * days as the season says, and neither a bay nor a person is booked twice at a time. Some cars go on from a lift to the wash. The
 * statuses are as of ten in the morning. The vehicles take turns.
 */
export function demoBookings(
  random: Random,
  today: CalendarDate,
  vehicles: readonly BookedVehicle[],
  { bays: bayCount, former, isSeasonal }: BookingSize,
): DemoBooking[] {
  const hours: OpeningHours = {
    week,
    closedOnHolidays: workshop.closedOnHolidays,
    exceptions: new Map(openingExceptions(today)),
  };
  const first = today.subtract({ days: daysBack });
  const sixWeeks = Array.from({ length: 2 * daysBack }, (_, days) => first.add({ days }));
  const midnight = instantAt(today, 0);
  const soon = addMinutes(midnight, 4 * 1440);
  const statusOf = statusAtTen(random, today);
  const bookings: DemoBooking[] = [];
  // The cars of one owner are not there on the same day.
  const order = vehicles
    .map((vehicle) => ({ vehicle, place: random.fraction() }))
    .sort((a, b) => a.place - b.place)
    .map(({ vehicle }) => vehicle);
  const isInUse = isSeasonal && seasonUntil(random, today);
  let turn = 0;

  const longJobs = longJobDays(sixWeeks, today, hours);
  for (const { resourceId, staffId } of manyBays(bayCount).filter((bay) => bay.hasLongJobs)) {
    const known = { resourceId, staffId, isAllDay: true, note: longJobNote };
    for (const { from, to } of longJobs) add(longJob, { ...known, ...wholeDays(from, to, hours) });
  }
  for (const day of sixWeeks) addDay(day, bayCount);
  for (const message of unplannedMessages) {
    const job = someJob(random, 'workshop', 240, shortJobs);
    if (job) add(job, { message, keyNumber: null });
  }
  if (!former) return bookings;
  let day = first;
  while (bookings.length < former.total) {
    day = day.subtract({ days: 1 });
    addDay(day, former.bays);
  }
  return bookings.slice(0, former.total);

  function addDay(day: CalendarDate, count: number) {
    if (intervalsOn(day, hours).length === 0) return;
    const isLong = longJobs.some(({ from, to }) => day.compare(from) >= 0 && day.compare(to) <= 0);
    const mix = isSeasonal ? jobsInMonth(day.month) : shortJobs;
    const added: DayBooking[] = [];
    for (const bay of manyBays(count)) {
      if (isLong && bay.hasLongJobs) continue;
      if (isInUse && !isInUse(day, bay)) continue;
      for (const { job, ...known } of bayJobs(random, day, hours, { bay, mix, hasRelief: true })) {
        added.push({ group: bay.group, booking: add(job, known) });
        // The time of a booking that was called off has been given to another customer.
        if (random.chance(0.03)) {
          const message = random.pick(cancelledMessages);
          add(job, { ...known, status: 'cancelled', message, keyNumber: null });
        }
      }
    }
    joinVisits(random, added);
  }

  function add({ services, bufferMinutes }: Job, known: Partial<BookingFields>) {
    const vehicle = nextVehicle(services.some(({ name }) => name === oilChange));
    const { startsAt = null, endsAt = null } = known;
    const status = startsAt && endsAt ? statusOf(startsAt, endsAt) : 'booked';
    const hasKey = random.chance(status === 'booked' || status === 'noShow' ? 0.05 : 0.7);
    const isReminded = startsAt !== null && startsAt < soon && random.chance(0.5);
    const draft = newBooking({
      customerId: vehicle?.customerId ?? null,
      // A few customers have not yet said which of their cars to expect.
      vehicleId:
        vehicle && !(status === 'booked' && random.chance(0.04)) ? vehicle.vehicleId : null,
      services,
      bufferMinutes,
      keyNumber: hasKey ? String(random.whole(1, 40)) : null,
      message: random.chance(0.12) ? random.pick(bookingMessages(services)) : null,
      note: random.chance(0.1) ? random.pick(bookingNotes(services)) : null,
    });
    const values = { ...draft, status, isReminded, ...known };
    const before = startsAt && startsAt < midnight ? startsAt : midnight;
    const createdAt = addMinutes(before, -random.whole(1, 20) * 1440 + random.whole(0, 480));
    const isOver = endsAt !== null && endsAt < midnight;
    const id = `booking-${bookings.length + 1}`;
    const booking = { id, values, createdAt, updatedAt: isOver ? endsAt : createdAt };
    bookings.push(booking);
    return booking;
  }

  /** The vehicle whose turn it is; an electric one has no oil to change. */
  function nextVehicle(withOil: boolean) {
    for (;;) {
      const vehicle = order[turn++ % order.length];
      if (!withOil || !vehicle?.isElectric) return vehicle;
    }
  }
}

/** Pairs of consecutive open days: two weeks ago, around `today`, and next week. */
function longJobDays(days: readonly CalendarDate[], today: CalendarDate, hours: OpeningHours) {
  const open = days.filter((day) => intervalsOn(day, hours).length > 0);
  const next = open.findIndex((day) => day.compare(today) >= 0);
  return [next - 10, next, next + 5].flatMap((index) => {
    const [from, to] = [open[index - 1], open[index]];
    return from && to ? [{ from, to }] : [];
  });
}
