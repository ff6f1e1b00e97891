import type { CalendarDate } from '@internationalized/date';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { intervalsOn, wholeDays } from '@/domain/booking/bookingTimes';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import { bayJobs } from './bayJobs';
import { type Bay, manyBays, washReliefMonths } from './bays';
import {
  bookingMessages,
  bookingNotes,
  cancelledMessages,
  longJobNote,
  unplannedMessages,
} from './bookingTexts';
import { statusAtTen } from './bookingStatus';
import type { CarTurns } from './carTurns';
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
  /** True for a booking that only fills a large demo's earlier days and gets no order. */
  isFiller: boolean;
}

/** The amount of bookings. */
export interface BookingSize {
  /** The number of bays booked in the six weeks around the day; after the first five come those that the large demo repeats. */
  bays: number;
  /**
   * The number of bookings to which a large demo is filled up, by days before the six weeks; the years' come on top. Null for no
   * such days.
   */
  filler: number | null;
  /** The number of years before the six weeks in which five bays are booked; these bookings come on top. */
  years: number;
  /** True when the six weeks have the season and the jobs of the years; otherwise every day is full, mostly of short jobs. */
  isSeasonal: boolean;
}

const daysBack = 21;

/** The first day of the six weeks around `today`. */
export function firstOfWeeks(today: CalendarDate): CalendarDate {
  return today.subtract({ days: daysBack });
}

/**
 * The bookings of some years and of six weeks, three of them before `today`. Each bay is in use on as many days as the season says, or
 * is 60 to 80 per cent booked on every open day, and neither a bay nor a person is booked twice at a time. Some cars go on from a lift
 * to the wash. The statuses are as of ten in the morning. A job for which no car would come is left out.
 */
export function demoBookings(
  random: Random,
  today: CalendarDate,
  turns: CarTurns,
  { bays: bayCount, filler, years, isSeasonal }: BookingSize,
): DemoBooking[] {
  const hours: OpeningHours = {
    week,
    closedOnHolidays: workshop.closedOnHolidays,
    exceptions: new Map(openingExceptions(today)),
  };
  const first = firstOfWeeks(today);
  const sixWeeks = Array.from({ length: 2 * daysBack }, (_, days) => first.add({ days }));
  const midnight = instantAt(today, 0);
  const soon = addMinutes(midnight, 4 * 1440);
  const statusOf = statusAtTen(random, today);
  const bookings: DemoBooking[] = [];
  const isInUse = years > 0 ? seasonUntil(random, today) : null;
  const washRelief = today.subtract({ months: washReliefMonths });
  let isFiller = false;

  const longJobs = longJobDays(sixWeeks, today, hours);
  for (let day = today.subtract({ years }); day.compare(first) < 0; day = day.add({ days: 1 }))
    if (years > 0) addDay(day, manyBays(5), true);
  for (const { resourceId, staffId } of manyBays(bayCount).filter((bay) => bay.hasLongJobs)) {
    const known = { resourceId, staffId, isAllDay: true, note: longJobNote };
    for (const { from, to } of longJobs)
      add(longJob, from, { ...known, ...wholeDays(from, to, hours) });
  }
  for (const day of sixWeeks) addDay(day, manyBays(bayCount), isSeasonal);
  for (const message of unplannedMessages) {
    const job = someJob(random, 'workshop', 240, shortJobs);
    if (job) add(job, today, { message, keyNumber: null });
  }
  if (filler === null) return bookings;
  isFiller = true;
  // The first five are those of the years.
  const fillerBays = years > 0 ? manyBays(13).slice(5) : manyBays(8);
  const total = filler + bookings.filter(isBefore(first)).length;
  for (let day = first; bookings.length < total;) {
    day = day.subtract({ days: 1 });
    addDay(day, fillerBays, false);
  }
  return bookings.slice(0, total);

  function addDay(day: CalendarDate, bays: readonly Bay[], bySeason: boolean) {
    if (intervalsOn(day, hours).length === 0) return;
    const isLong = longJobs.some(({ from, to }) => day.compare(from) >= 0 && day.compare(to) <= 0);
    const mix = bySeason ? jobsInMonth(day.month) : shortJobs;
    const added: DayBooking[] = [];
    for (const bay of bays) {
      if (isLong && bay.hasLongJobs) continue;
      if (bySeason && isInUse && !isInUse(day, bay)) continue;
      const hasRelief = years === 0 || bay.group === 'workshop' || day.compare(washRelief) >= 0;
      for (const { job, ...known } of bayJobs(random, day, hours, { bay, mix, hasRelief })) {
        const booking = add(job, day, known);
        if (booking) added.push({ group: bay.group, booking });
        // The time of a booking that was called off has been given to another customer.
        if (random.chance(0.03)) {
          const message = random.pick(cancelledMessages);
          add(job, day, { ...known, status: 'cancelled', message, keyNumber: null });
        }
      }
    }
    for (const { booking, formerCar } of joinVisits(random, added)) {
      if (formerCar !== null) turns.stayedAway(formerCar, day);
      noteCar(booking, day);
    }
  }

  function noteCar({ values: { vehicleId, status, services } }: DemoBooking, day: CalendarDate) {
    const isThere = status !== 'cancelled' && status !== 'noShow';
    if (vehicleId !== null) turns.came(vehicleId, day, isThere ? services : []);
  }

  function add(
    { services, bufferMinutes }: Job,
    day: CalendarDate,
    known: Partial<BookingFields>,
  ): DemoBooking | null {
    const car = turns.next(day, services);
    if (!car) return null;
    const { startsAt = null, endsAt = null } = known;
    const status = startsAt && endsAt ? statusOf(startsAt, endsAt) : 'booked';
    const hasKey = random.chance(status === 'booked' || status === 'noShow' ? 0.05 : 0.7);
    const isReminded = startsAt !== null && startsAt < soon && random.chance(0.5);
    const draft = newBooking({
      customerId: car.customerId,
      vehicleId: car.vehicleId,
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
    const booking = { id, values, createdAt, updatedAt: isOver ? endsAt : createdAt, isFiller };
    bookings.push(booking);
    noteCar(booking, day);
    // A few customers have not yet said which of their cars to expect.
    if (values.status === 'booked' && random.chance(0.04)) values.vehicleId = null;
    return booking;
  }
}

function isBefore(day: CalendarDate) {
  return ({ values: { startsAt } }: DemoBooking) =>
    startsAt !== null && dayOf(startsAt).compare(day) < 0;
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
