import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import {
  day,
  documentId,
  flag,
  line,
  orNull,
  serverTimes,
  wrongShape,
} from '@/domain/values/fields';
import type { Booking } from '@/domain/booking/booking';
import type { Entry } from '@/domain/values/live';
import { splitGross, splitNet } from '@/domain/values/vat';
import type { Customer } from '@/domain/register/customer';
import { customerNow } from '@/domain/register/customerNow';
import type { Register } from '@/domain/register/register';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Offer } from './estimate';
import { answered } from './lineDraft';
import { type FollowUpDue, followUpDue } from './followUpDue';
import type { WorkOrder } from './order';
import {
  formatLine,
  type GivenAnswer,
  lineLimits,
  type OrderLine,
  parseLine,
  storedLine,
} from './orderLine';

/** Characters. */
export const followUpLimits = { closedReason: { min: 1, max: 200 } } as const;

/** The days before its day from which a follow-up counts as due: time enough to write, and to book. */
const daysAhead = 14;
/** The kilometres before its odometer from which a follow-up counts as due. */
const kmAhead = 1_000;

/** The value of `closedBy` for a follow-up that a person has closed by hand; other values are the numbers of orders. */
export const byHand = 'hand';

/**
 * A document of `workshops/{id}/followUps`: work on a car that the customer declined, to be asked about later. Its id is
 * made of its order and line, so that two devices make one. It is open while no booking has taken it up and nothing has
 * closed it.
 */
export const followUpDocument = v.object(
  {
    orderId: documentId,
    lineId: documentId,
    vehicleId: v.nullable(documentId),
    /** The customer of the order. */
    customerId: v.nullable(documentId),
    /** The line as it was declined, as orders store it. */
    line: storedLine,
    /** True if the price of the line includes VAT. */
    pricesInclVat: flag,
    ...followUpDue.entries,
    /** The day on which the customer was last contacted about it. */
    contactedOn: v.nullable(day),
    /** The booking that has taken it up; one that is called off lets it go. */
    bookingId: v.nullable(documentId),
    /** The order that has it as a line or in which it was accepted after all, or `hand`. */
    closedBy: v.nullable(documentId),
    /** Why a person closed it by hand. */
    closedReason: orNull(line(followUpLimits.closedReason, 'Fyll i varför.')),
    /** The former values of fields, left by the last change. */
    base: v.optional(v.record(v.string(), v.unknown())),
    ...serverTimes,
  },
  wrongShape,
);

export type FollowUp = v.InferOutput<typeof followUpDocument>;
/** The fields of a follow-up that the app writes. */
export type FollowUpFields = Omit<FollowUp, 'createdAt' | 'updatedAt' | 'base'>;

/** The Swedish names of the fields. */
export const followUpLabels: Record<keyof FollowUpFields, string> = {
  orderId: 'Arbetsorder',
  lineId: 'Rad i ordern',
  vehicleId: 'Fordon',
  customerId: 'Kund',
  line: 'Avböjt arbete',
  pricesInclVat: 'Pris med moms',
  dueOn: 'Följs upp',
  dueKm: 'Följs upp vid',
  contactedOn: 'Kontaktad',
  bookingId: 'Bokning',
  closedBy: 'Avslutad av',
  closedReason: 'Orsak',
};

/** The id of the follow-up of a line of an order. */
export function followUpId(orderId: string, lineId: string): string {
  return `${orderId}_${lineId}`;
}

/**
 * The id of the line of an order that takes a follow-up up, so that two devices make one line. It sorts after the other
 * lines, also after those that are added later.
 */
export function lineIdOfFollowUp(id: string): string {
  return `z-${id}`;
}

/** The last day that is due today: `2026-12-07`, two weeks ahead. */
export function dueUntil(today: CalendarDate): string {
  return today.add({ days: daysAhead }).toString();
}

/** True if nothing has taken a follow-up up, and nobody has closed it. */
export function isOpen({ bookingId, closedBy }: Pick<FollowUp, 'bookingId' | 'closedBy'>): boolean {
  return bookingId === null && closedBy === null;
}

/** True if a booking has taken a follow-up up, and nothing has closed it since. */
export function isTakenBy(
  { id, data }: Pick<Entry<FollowUp>, 'id' | 'data'>,
  { followUpIds }: Pick<Booking, 'followUpIds'>,
): boolean {
  return data.closedBy === null && followUpIds.includes(id);
}

/** True if it is time for a follow-up: its day is near or past, or the car's last known odometer, in km, is near its own. */
export function isDue(
  { dueOn, dueKm }: Pick<FollowUp, 'dueOn' | 'dueKm'>,
  today: CalendarDate,
  knownKm: number | null,
): boolean {
  return (
    (dueOn !== null && dueOn <= dueUntil(today)) ||
    (dueKm !== null && knownKm !== null && knownKm >= dueKm - kmAhead)
  );
}

/** Sorts follow-ups: the earliest day first, those without one last. */
export function byDueDay(one: Entry<FollowUp>, other: Entry<FollowUp>): number {
  const [first, second] = [one.data.dueOn ?? '9', other.data.dueOn ?? '9'];
  return first.localeCompare(second) || one.id.localeCompare(other.id);
}

/** The changes of an order's follow-ups by an answer to an estimate: new ones, and changes of those that are there. */
export interface FollowUpEdits {
  made: { id: string; values: FollowUpFields }[];
  changed: { id: string; values: Partial<FollowUpFields> }[];
}

/**
 * The follow-ups of an answer: one for each declined line, due when `due` says, and an end to that of an accepted one.
 * Without `due` nothing is followed up. One that is declined anew is made anew, and stays with the booking that has
 * taken it up. `known` are the order's follow-ups; where they may be `incomplete`, that of a line that was declined before
 * and is accepted, or not to be followed up, is written as ended, also unseen.
 */
export function followUpEdits(
  {
    id: orderId,
    data,
  }: { id: string; data: Pick<WorkOrder, 'vehicleId' | 'customerId' | 'lines'> },
  { lines, pricesInclVat }: Pick<Offer, 'lines' | 'pricesInclVat'>,
  answers: Record<string, GivenAnswer>,
  due: FollowUpDue | null,
  known: readonly Entry<FollowUp>[],
  incomplete: boolean,
): FollowUpEdits {
  const edits: FollowUpEdits = { made: [], changed: [] };
  for (const [lineId, answer] of Object.entries(answers)) {
    const line = parseLine(lines[lineId] ?? '');
    if (!line || answer === 'open') continue;
    const id = followUpId(orderId, lineId);
    const former = known.find((each) => each.id === id)?.data;
    const values: FollowUpFields = {
      orderId,
      lineId,
      vehicleId: data.vehicleId,
      customerId: data.customerId,
      line: formatLine({ ...answered(line, 'declined'), work: 'todo' }),
      pricesInclVat,
      dueOn: null,
      dueKm: null,
      contactedOn: null,
      bookingId: former?.bookingId ?? null,
      closedBy: null,
      closedReason: null,
    };
    const wasDeclined = parseLine(data.lines[lineId] ?? '')?.answer === 'declined';
    if (answer === 'declined' && due) edits.made.push({ id, values: { ...values, ...due } });
    else if (answer === 'declined') {
      if (former?.closedBy === null) edits.changed.push({ id, values: unwanted });
      if (!former && wasDeclined && incomplete)
        edits.made.push({ id, values: { ...values, ...unwanted } });
    } else if (former) {
      const ended = { closedBy: orderId, closedReason: null };
      if (former.closedBy !== orderId) edits.changed.push({ id, values: ended });
    } else if (wasDeclined && incomplete) {
      edits.made.push({ id, values: { ...values, closedBy: orderId } });
    }
  }
  return edits;
}

const unwanted = { closedBy: byHand, closedReason: 'Ingen uppföljning' };

/**
 * The line of an order that takes a follow-up up: nobody has asked the customer about it there, and whoever is responsible
 * for the order does it. An order that counts VAT in another way than the declined line gets its price converted.
 */
export function lineOfFollowUp(
  { line: stored, pricesInclVat }: Pick<FollowUp, 'line' | 'pricesInclVat'>,
  order: Pick<WorkOrder, 'pricesInclVat' | 'staffId'>,
): OrderLine | null {
  const line = parseLine(stored);
  if (!line) return null;
  const { unitOre, vatRate } = line;
  const converted =
    pricesInclVat === order.pricesInclVat
      ? unitOre
      : pricesInclVat
        ? splitGross(unitOre, vatRate).netOre
        : splitNet(unitOre, vatRate).grossOre;
  return {
    ...answered(line, 'open'),
    unitOre: Math.min(converted, lineLimits.unitOre.max),
    staffId: order.staffId,
    work: 'todo',
  };
}

/** The customers to ask about a follow-up. */
export interface FollowUpPeople {
  vehicle: Entry<Vehicle> | undefined;
  /** The customer who declined it, or the one who has the car now; undefined if neither is known. */
  customer: Entry<Customer> | undefined;
  /** True if the car has got another owner since. */
  isSold: boolean;
}

/**
 * Looks up whom to ask: the customer of the order, and when that customer has nothing to do with the car any longer, its
 * owner.
 */
export function peopleOf(
  { vehicleId, customerId }: Pick<FollowUp, 'vehicleId' | 'customerId'>,
  register: Register,
): FollowUpPeople {
  const vehicle = register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '') : undefined;
  const customer = customerNow(register, customerId);
  if (!vehicle) return { vehicle, customer, isSold: false };
  const { ownerId, payerId, driverId } = vehicle.data;
  const now = [ownerId, payerId, driverId].map((id) => customerNow(register, id)?.id);
  if (customer && now.includes(customer.id)) return { vehicle, customer, isSold: false };
  return { vehicle, customer: customerNow(register, ownerId), isSold: customerId !== null };
}
