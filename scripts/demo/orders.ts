import type { CalendarDate } from '@internationalized/date';
import { type Damage, formatDamage } from '@/domain/order/damage';
import { type JobTimeFields, jobTimeId } from '@/domain/order/jobTime';
import { orderFromBooking } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { blockSize, firstNumber } from '@/domain/order/orderNumber';
import { answered } from '@/domain/order/lineDraft';
import { formatLine, type OrderLine, parseLine } from '@/domain/order/orderLine';
import { areLinesOpen, isOpenStage, type Stage } from '@/domain/order/stage';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import type { ServiceGroup } from '@/domain/workshop/service';
import type { DemoBooking } from './bookings';

/** An order of the demo with the time that was worked on it. */
export interface DemoOrder {
  id: string;
  values: OrderFields;
  createdAt: Date;
  updatedAt: Date;
  time: { id: string; values: JobTimeFields; createdAt: Date } | null;
}

const weeksBack = 6;
const endedReason = 'Fakturerad i bokföringsprogrammet';

const brakeFluid: OrderLine = {
  ...{ kind: 'labour', unit: 'h', milliQty: 500, unitOre: 119_500, discountBp: 0, vatRate: 25 },
  ...{ staffId: null, answer: 'open', agreedOre: null, work: 'todo', text: 'Byta bromsvätska' },
};
const discs: OrderLine = {
  ...brakeFluid,
  ...{ kind: 'part', unit: 'st', milliQty: 2000, unitOre: 89_500, text: 'Bromsskivor fram' },
};
const wipers: OrderLine = {
  ...brakeFluid,
  ...{ kind: 'part', unit: 'par', milliQty: 1000, unitOre: 34_900, text: 'Torkarblad fram' },
};

/**
 * The orders of the bookings of the last six weeks whose cars have come, in all stages as of ten in the morning of
 * `today`, and of the first two that are still to come today. They use no chance, so that the rest of the demo stays.
 */
export function demoOrders(
  bookings: readonly DemoBooking[],
  today: CalendarDate,
  groupOf: (serviceId: string) => ServiceGroup | undefined,
): DemoOrder[] {
  const first = instantAt(today.subtract({ weeks: weeksBack }), 0);
  const tomorrow = instantAt(today.add({ days: 1 }), 0);
  const now = instantAt(today, 600);
  const jobs = bookings
    .filter(({ values: { loan, services, startsAt } }) => {
      return !loan && services.length > 0 && startsAt && startsAt >= first && startsAt < tomorrow;
    })
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const planned = jobs.filter(({ values }) => values.status === 'booked').slice(0, 2);
  const ordered = jobs.filter(
    (job) => planned.includes(job) || stageOf(job.values.status, 0) !== null,
  );
  return ordered.map((job, place) => orderOf(job, place, now, groupOf));
}

/** The first number that no order of the demo has. */
export function nextNumber(orders: readonly DemoOrder[]): number {
  return firstNumber + Math.ceil((orders.length + 1) / blockSize) * blockSize;
}

function timeOf({ values: { startsAt } }: DemoBooking): number {
  return startsAt?.getTime() ?? 0;
}

function stageOf(status: string, place: number): Stage | null {
  switch (status) {
    case 'checkedIn':
      return 'checkedIn';
    case 'inProgress':
      return place % 3 === 0 ? 'checking' : 'working';
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
  place: number,
  now: Date,
  groupOf: (serviceId: string) => ServiceGroup | undefined,
): DemoOrder {
  const id = String(firstNumber + place);
  const stage = stageOf(booking.status, place) ?? 'planned';
  const startsAt = booking.startsAt ?? createdAt;
  const endsAt = booking.endsAt ?? addMinutes(startsAt, 60);
  const isOpen = isOpenStage(stage);
  const isDone = stage === 'ready' || stage === 'closed' || stage === 'checking';
  const hasCome = stage !== 'planned' && stage !== 'cancelled';
  const facts = {
    odometerKm: !hasCome ? null : 40_000 + ((place * 7919) % 180_000),
    keyNumber: !hasCome ? null : String((place % 24) + 1),
    complaint: booking.message,
    priceType: place % 4 === 0 ? ('approx' as const) : ('fixed' as const),
    dueAt: endsAt,
    staffId: booking.staffId,
  };
  const made = orderFromBooking(
    bookingId,
    { ...booking, createdAt, updatedAt: createdAt },
    { customer: undefined, vehicle: undefined },
    groupOf,
    facts,
    booking.services.map((_, line) => `a${line}`),
  );
  const done = Object.entries(made.lines).map(([key, stored]): [string, string] => {
    const line = parseLine(stored);
    return [key, line && isDone ? formatLine({ ...line, work: 'done' }) : stored];
  });
  const more = [
    ...(place % 5 === 1 && made.group === 'workshop'
      ? [
          [
            'b0',
            formatLine(areLinesOpen(stage) ? brakeFluid : answered(brakeFluid, 'declined')),
          ] as const,
        ]
      : []),
    ...(place % 5 === 3 && isDone && made.group === 'workshop'
      ? [['b2', formatLine({ ...answered(discs, 'accepted'), work: 'done' })] as const]
      : []),
    ...(place % 7 === 2 ? [['b1', formatLine(answered(wipers, 'declined'))] as const] : []),
  ];
  const values: OrderFields = {
    ...made,
    lines: Object.fromEntries([...done, ...more]),
    stage,
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
  const arrived = stage === 'planned' ? createdAt : startsAt < now ? startsAt : now;
  return {
    ...{ id, values, createdAt: arrived, updatedAt: isDone ? until : arrived },
    time: worked(id, stage, booking.staffId, startsAt, until),
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
