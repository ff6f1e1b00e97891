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
import { someJob } from './jobs';
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
const busy = [0.7, 0.7, 1, 1.4, 1.1, 0.9, 0.45, 0.9, 1, 1.45, 1.35, 0.8];
const tyreMonths = [3, 4, 10, 11];

const wipers: OrderLine = {
  ...{ kind: 'part', unit: 'par', milliQty: 1000, unitOre: 34_900, discountBp: 0, vatRate: 25 },
  ...{ staffId: null, answer: 'open', agreedOre: null, work: 'todo', text: 'Torkarblad fram' },
};
const pads: OrderLine = {
  ...wipers,
  ...{ unit: 'st', milliQty: 2000, unitOre: 89_500, text: 'Bromsskivor fram' },
};

/**
 * The jobs of the days from `first` to `last`, about four a day, more of them in the months of tyres. Lifts and lanes take one car
 * at a time.
 */
export function formerJobs(
  random: Random,
  { first, last }: { first: CalendarDate; last: CalendarDate },
  vehicles: readonly BookedVehicle[],
): FormerJob[] {
  const hours: OpeningHours = {
    ...{ week, closedOnHolidays: workshop.closedOnHolidays, exceptions: new Map() },
  };
  const jobs: FormerJob[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const factor = busy[day.month - 1] ?? 1;
    for (const bay of manyBays(5)) {
      for (const { opens, closes } of intervalsOn(day, hours)) {
        let clock = opens + random.whole(0, 4) * 15;
        while (clock < closes - 60 && random.chance(0.42 * factor)) {
          const job = seasonal(random, bay.group, day.month, closes - clock);
          if (!job) break;
          const startsAt = instantAt(day, clock);
          const known = { resourceId: bay.resourceId, staffId: bay.staffId, startsAt };
          jobs.push(jobOf(random, jobs.length, random.pick(vehicles), { ...job, ...known }));
          clock += job.minutes + random.whole(0, 6) * 15;
        }
      }
    }
  }
  return jobs;
}

/** A job that fits the month: every other one of the lifts is about tyres when those are changed. */
function seasonal(random: Random, group: 'workshop' | 'wash', month: number, room: number) {
  const index = starterServices.findIndex(({ name }) => name === 'Däckskifte');
  const service = starterServices[index];
  if (group === 'wash' || !service || !tyreMonths.includes(month) || !random.chance(0.5))
    return someJob(random, group, room);
  const { name, minutes, priceOre, vatRate } = service;
  const services = [{ serviceId: `service-${index}`, name, minutes, priceOre, vatRate }];
  return { services, bufferMinutes: 0, minutes };
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
  if (made.group === 'workshop' && place % 6 === 1)
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
