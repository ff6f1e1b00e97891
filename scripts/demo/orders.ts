import type { CalendarDate } from '@internationalized/date';
import { type Damage, formatDamage } from '@/domain/order/damage';
import { type JobTimeFields, jobTimeId } from '@/domain/order/jobTime';
import { orderFromBooking } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { blockSize, firstNumber } from '@/domain/order/orderNumber';
import { isOpenStage, type Stage } from '@/domain/order/stage';
import type { CustomerFields } from '@/domain/register/customer';
import type { VehicleFields } from '@/domain/register/vehicle';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { ServiceGroup } from '@/domain/workshop/service';
import type { DemoBooking } from './bookings';
import type { KmOn } from './odometers';
import { linesOfOrder } from './orderLines';

/** An order of the demo with the time that was worked on it. */
export interface DemoOrder {
  id: string;
  values: OrderFields;
  createdAt: Date;
  updatedAt: Date;
  time: { id: string; values: JobTimeFields; createdAt: Date } | null;
}

/** Looks up the customers and vehicles of documents. */
export interface About {
  customerOf: (id: string | null) => CustomerFields | undefined;
  vehicleOf: (id: string | null) => VehicleFields | undefined;
}

/** The inputs of the orders. */
export interface OrderAbout extends About {
  groupOf: (serviceId: string) => ServiceGroup | undefined;
  kmOn: KmOn;
}

/** Why an order of a demo without years has ended without an invoice. */
const endedReason = 'Fakturerad i bokföringsprogrammet';

/**
 * The orders of the bookings whose cars have come, in all stages as of ten in the morning of `today`, and of the first two that are
 * still to come today; the numbers are given as the cars come. They use no chance, so that the rest of the demo stays.
 */
export function demoOrders(
  bookings: readonly DemoBooking[],
  today: CalendarDate,
  about: OrderAbout,
): DemoOrder[] {
  const tomorrow = instantAt(today.add({ days: 1 }), 0);
  const now = instantAt(today, 600);
  const jobs = bookings
    .filter(({ values: { loan, services, startsAt }, isFiller }) => {
      return !isFiller && !loan && services.length > 0 && startsAt && startsAt < tomorrow;
    })
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const planned = jobs.filter(({ values }) => values.status === 'booked').slice(0, 2);
  const ordered = jobs.filter(
    (job) => planned.includes(job) || stageOf(job.values.status) !== null,
  );
  // Of those that are worked on, some are being checked.
  const checked = ordered
    .filter(({ values }) => values.status === 'inProgress')
    .filter((_, turn) => turn % 3 === 1);
  return ordered.map((job, place) => {
    const stage = checked.includes(job) ? 'checking' : (stageOf(job.values.status) ?? 'planned');
    return orderOf(job, { place, stage, now }, about);
  });
}

/** The first number that no order of the demo has. */
export function nextNumber(orders: readonly DemoOrder[]): number {
  return firstNumber + Math.ceil((orders.length + 1) / blockSize) * blockSize;
}

function timeOf({ values: { startsAt } }: DemoBooking): number {
  return startsAt?.getTime() ?? 0;
}

function stageOf(status: string): Stage | null {
  switch (status) {
    case 'checkedIn':
      return 'checkedIn';
    case 'inProgress':
      return 'working';
    case 'done':
      return 'ready';
    case 'pickedUp':
      return 'closed';
    case 'noShow':
      return 'cancelled';
    default:
      return null;
  }
}

function orderOf(
  { id: bookingId, values: booking, createdAt }: DemoBooking,
  { place, stage, now }: { place: number; stage: Stage; now: Date },
  { groupOf, kmOn, customerOf, vehicleOf }: OrderAbout,
): DemoOrder {
  const id = String(firstNumber + place);
  const { startsAt, endsAt, vehicleId } = { ...booking, ...timesOf(booking, createdAt, place) };
  const isOpen = isOpenStage(stage);
  const isDone = stage === 'ready' || stage === 'closed' || stage === 'checking';
  const hasCome = stage !== 'planned' && stage !== 'cancelled';
  const group = booking.services.map(({ serviceId }) => groupOf(serviceId)).find(Boolean);
  // The odometer of a car that is only washed is not read.
  const isRead = hasCome && vehicleId !== null && group !== 'wash';
  const facts = {
    odometerKm: isRead ? kmOn(vehicleId, dayOf(startsAt)) : null,
    keyNumber: !hasCome ? null : String((place % 24) + 1),
    complaint: booking.message,
    priceType: place % 4 === 0 ? ('approx' as const) : ('fixed' as const),
    dueAt: booking.endsAt,
    staffId: booking.staffId,
  };
  const made = {
    ...orderFromBooking(
      ...([bookingId, { ...booking, createdAt, updatedAt: createdAt }] as const),
      { customer: customerOf(booking.customerId), vehicle: vehicleOf(vehicleId) },
      groupOf,
      facts,
      booking.services.map((_, line) => `a${line}`),
    ),
    stage,
  };
  const values: OrderFields = {
    ...made,
    lines: linesOfOrder(made, place, isDone),
    isOpen,
    damages: damagesOf(place, made.group),
    waitingFor:
      stage === 'checkedIn' && place % 2 === 0
        ? 'customer'
        : stage === 'working' && place % 4 === 1
          ? 'parts'
          : null,
    sentBy: stage === 'checking' ? 'demo-staff' : null,
    closedReason: isOpen ? null : stage === 'cancelled' ? 'Kunden kom inte' : endedReason,
  };
  const until = endsAt < now ? endsAt : now;
  // An order of a car that is still to come is made in the morning.
  const arrived = startsAt < now ? startsAt : now;
  return {
    ...{ id, values, createdAt: arrived, updatedAt: isDone ? until : arrived },
    time: booking.isAllDay ? null : worked(id, stage, booking.staffId, startsAt, until),
  };
}

/** When a car came and was done: a little before the end of its time, so that nobody works on two cars at once. */
function timesOf({ startsAt, endsAt }: DemoBooking['values'], createdAt: Date, place: number) {
  const from = startsAt ?? createdAt;
  return {
    startsAt: from,
    endsAt: addMinutes(endsAt ?? addMinutes(from, 60), -((place * 7) % 12)),
  };
}

/** The damages that were marked when every third car of the wash, and some others, came. */
function damagesOf(place: number, group: ServiceGroup): OrderFields['damages'] {
  if (place % (group === 'wash' ? 3 : 8) !== 1) return {};
  const marks: Damage[] = [
    { x: 150, y: 430, kind: 'scratch', note: 'Cirka 10 cm, vid handtaget' },
    { x: 470, y: 150, kind: 'chip', note: '' },
    { x: 760, y: 950, kind: 'dent', note: 'Liten, utan lackskada' },
  ];
  return Object.fromEntries(
    marks.slice(0, 1 + (place % 3)).map((mark, at) => [`d${at}`, formatDamage(mark)]),
  );
}

/** The time that was worked on an order that is done. */
function worked(
  orderId: string,
  stage: Stage,
  staffId: string | null,
  startedAt: Date,
  endedAt: Date,
) {
  if (!staffId || endedAt <= startedAt || !['ready', 'closed', 'checking'].includes(stage))
    return null;
  const values = { staffId, orderId, startedAt, endedAt, isForOther: false, corrects: null };
  return { id: jobTimeId({ staffId, startedAt }), values, createdAt: endedAt };
}
