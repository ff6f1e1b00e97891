import * as v from 'valibot';
import {
  documentId,
  flag,
  instant,
  line,
  orNull,
  paragraphs,
  serverTimes,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { serviceGroups } from '@/domain/workshop/service';
import { storedDamage } from './damage';
import {
  formatLine,
  lineLimits,
  mayBeDone,
  type OrderLine,
  parseLine,
  storedLine,
} from './orderLine';
import { priceTypes } from './priceCeiling';
import { stages, waitingFors } from './stage';

/** Texts in characters, the odometer in km, the discount in hundredths of a per cent. */
export const orderLimits = {
  lines: { min: 0, max: 60 },
  keyNumber: { min: 1, max: 20 },
  complaint: { min: 1, max: 2000 },
  closedReason: { min: 1, max: 200 },
  odometerKm: { min: 0, max: 9_999_999 },
  discountBp: lineLimits.discountBp,
  invoices: { min: 0, max: 10 },
} as const;

/** The fields that a person fills in when a car is checked in. */
export const checkInDraft = v.object(
  {
    odometerKm: v.nullable(wholeNumber(parseOdometer, orderLimits.odometerKm, formatOdometer)),
    keyNumber: orNull(line(orderLimits.keyNumber, 'Fyll i nyckelnumret.')),
    /** The customer's own words about the car. */
    complaint: paragraphs(orderLimits.complaint),
    priceType: v.picklist(priceTypes, 'Välj fast, ungefärligt eller löpande pris.'),
    /** When the car has been promised to be ready. */
    dueAt: v.nullable(instant),
  },
  wrongShape,
);

/** A document of `workshops/{id}/workOrders`; its id is its number. */
export const orderDocument = v.object(
  {
    /** The booking that the order was made from. */
    bookingId: v.nullable(documentId),
    vehicleId: v.nullable(documentId),
    /** The owner of the car, in the customers' register. */
    customerId: v.nullable(documentId),
    /** The customer who pays, and the one who brought the car, if that is not the owner. */
    payerId: v.nullable(documentId),
    driverId: v.nullable(documentId),
    /** The person who is responsible for the job. */
    staffId: v.nullable(documentId),
    group: v.picklist(serviceGroups, wrongShape),
    ...checkInDraft.entries,
    stage: v.picklist(stages, wrongShape),
    waitingFor: v.nullable(v.picklist(waitingFors, wrongShape)),
    /** The account that sent the order to be checked; it may not make it ready where the workshop wants a check. */
    sentBy: v.optional(v.nullable(documentId), null),
    /** True if the order is on the board. */
    isOpen: flag,
    /** True if the prices of the lines include VAT, as a private person is told them. */
    pricesInclVat: flag,
    /** The lines by their ids, which sort in the order in which the lines were added, those of follow-ups last. */
    lines: v.record(documentId, storedLine, wrongShape),
    /** The discount on the whole order, in hundredths of a per cent. */
    discountBp: v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)),
    /** The marks on the outline of the car by their ids, which sort in the order in which they were put. */
    damages: v.optional(v.record(documentId, storedDamage, wrongShape), () => ({})),
    /** The type of price that the customer has agreed to; null while nothing is agreed, and in older orders. */
    agreedPriceType: v.optional(v.nullable(v.picklist(priceTypes, wrongShape)), null),
    /** The invoices of the order, the first one first. */
    invoiceIds: v.optional(v.array(documentId, wrongShape), () => []),
    /** The credited invoice in whose place the latest one of an invoiced order was issued. */
    replacedId: v.optional(v.nullable(documentId), null),
    /** The öre, including VAT, issued in the place of each credited invoice, by its id. */
    replacedOre: v.optional(
      v.record(documentId, v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)), wrongShape),
      () => ({}),
    ),
    /** When the car was handed over to whoever fetched it, as the device had it; null until then. */
    handedOverAt: v.optional(v.nullable(instant), null),
    /** Why an order was ended without an invoice. */
    closedReason: orNull(line(orderLimits.closedReason, 'Fyll i varför.')),
    /** The former values of fields, left by the last change. */
    base: v.optional(v.record(v.string(), v.unknown())),
    ...serverTimes,
  },
  wrongShape,
);

export type CheckInDraft = v.InferOutput<typeof checkInDraft>;
export type WorkOrder = v.InferOutput<typeof orderDocument>;
/** The fields of an order that the app writes: the document without its stamps. */
export type OrderFields = Omit<WorkOrder, 'createdAt' | 'updatedAt' | 'base'>;

/** The Swedish names of the fields. */
export const orderLabels: Record<keyof OrderFields, string> = {
  bookingId: 'Bokning',
  vehicleId: 'Fordon',
  customerId: 'Kund',
  payerId: 'Betalare',
  driverId: 'Förare',
  staffId: 'Ansvarig',
  group: 'Grupp',
  odometerKm: 'Mätarställning',
  keyNumber: 'Nyckelnummer',
  complaint: 'Kundens beskrivning',
  priceType: 'Pristyp',
  dueAt: 'Utlovad',
  stage: 'Steg',
  waitingFor: 'Väntar på',
  sentBy: 'Skickad till kontroll av',
  isOpen: 'Pågår',
  pricesInclVat: 'Priser med moms',
  lines: 'Rader',
  discountBp: 'Rabatt på hela ordern',
  damages: 'Skador på bilen',
  agreedPriceType: 'Godkänd pristyp',
  invoiceIds: 'Fakturor',
  replacedId: 'Senast ersatt faktura',
  replacedOre: 'Fakturerat i stället för',
  handedOverAt: 'Utlämnad',
  closedReason: 'Orsak',
};

/** A line with its id in the order. */
export interface LineEntry {
  id: string;
  line: OrderLine;
}

/** The lines of an order in the order in which they were added. */
export function linesOf({ lines }: Pick<WorkOrder, 'lines'>): LineEntry[] {
  return Object.entries(lines)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, stored]) => {
      const read = parseLine(stored);
      return read ? [{ id, line: read }] : [];
    });
}

/** The lines that may be done, and are not. */
export function linesLeft(order: Pick<WorkOrder, 'lines'>): LineEntry[] {
  return linesOf(order).filter(({ line }) => mayBeDone(line) && line.work === 'todo');
}

/** The lines left that a person may do: the person's own, and those that are nobody's in particular. */
export function linesLeftFor(order: Pick<WorkOrder, 'lines'>, staffId: string): LineEntry[] {
  return linesLeft(order).filter(({ line }) => line.staffId === null || line.staffId === staffId);
}

/** The order with these lines done. */
export function withDone<T extends Pick<WorkOrder, 'lines'>>(
  order: T,
  done: readonly LineEntry[],
): T {
  const lines = done.map(({ id, line }) => [id, formatLine({ ...line, work: 'done' })]);
  return { ...order, lines: { ...order.lines, ...Object.fromEntries(lines) } };
}

/** True if a person is responsible for the order, or for a line of it that is not done or declined. */
export function isJobOf(order: Pick<WorkOrder, 'staffId' | 'lines'>, staffId: string): boolean {
  return (
    order.staffId === staffId ||
    linesOf(order).some(
      ({ line }) => line.staffId === staffId && line.work === 'todo' && line.answer !== 'declined',
    )
  );
}

/** Sorts orders: the earliest promised first, those without a promise last, in the order of their numbers. */
export function byPromise(
  one: { id: string; data: Pick<WorkOrder, 'dueAt'> },
  other: { id: string; data: Pick<WorkOrder, 'dueAt'> },
): number {
  const [first, second] = [one, other].map(({ data }) => data.dueAt?.getTime() ?? Infinity);
  if (first === second) return one.id.localeCompare(other.id, 'sv', { numeric: true });
  return (first ?? 0) < (second ?? 0) ? -1 : 1;
}

/** True if a person of the staff can work on the order now: the car is here and not ready. */
export function isAtHand({ stage }: Pick<WorkOrder, 'stage'>): boolean {
  return stage === 'checkedIn' || stage === 'working' || stage === 'checking';
}

/** True if the car was promised for a time that has passed without the order being ready. */
export function isLate(
  { dueAt, stage, isOpen }: Pick<WorkOrder, 'dueAt' | 'stage' | 'isOpen'>,
  now: Date,
) {
  return isOpen && stage !== 'ready' && dueAt !== null && dueAt < now;
}

/** The number of an order that somebody searches for: `AO 1042`, `ao1042` or `1042`; null for any other text. */
export function searchedNumber(query: string): string | null {
  return /^(?:ao\s*)?([1-9]\d{3,5})$/i.exec(query.trim())?.[1] ?? null;
}

/** The number as people speak of it: `AO 1042`. */
export function orderName(id: string): string {
  return `AO\u00a0${id}`;
}
