import type { Entry } from '@/domain/values/live';
import type { Register } from '@/domain/register/register';
import { type Booking, bookedPriceOre } from '@/domain/booking/booking';
import { type Approval, isAbout } from '@/domain/order/approval';
import { type Estimate, estimateName } from '@/domain/order/estimate';
import type { Inspection } from '@/domain/inspection/inspection';
import type { PhotoSheet } from '@/domain/photo/photo';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { lineAnswerLabels, parseLine } from '@/domain/order/orderLine';
import type { Customer } from '@/domain/register/customer';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Workshop } from '@/domain/workshop/workshop';
import { type Relation, relationsTo } from '@/domain/register/relations';
import { dayOf } from '@/domain/time/swedishTime';
import { type ExtractedOrder, extractOrder } from './extractedOrder';
import { type ExtractedInvoice, extractInvoice } from './extractedInvoice';
import { bookingsIn, invoicesIn, type KnownHistory, ordersIn } from './history';
import { extractFollowUp, type ExtractedFollowUp, type KnownFollowUps } from './followUpExtract';
import type { Known } from './known';
import type { ReplacedText } from './replacedText';
import {
  type ExtractedServiceBook,
  type ExtractedServiceEntry,
  extractServiceEntries,
  type KnownServiceEntries,
} from './serviceBookExtract';

type ReadyRegister = Extract<Register, { kind: 'ready' }>;
type Identity = Pick<Vehicle, 'registrationNumber' | 'make' | 'model' | 'year'>;
/** The details of a vehicle, without the other customers that it names. */
type Facts = Omit<Vehicle, 'status' | 'ownerId' | 'payerId' | 'driverId' | 'formerOwners'>;

/** A vehicle in the extract; `ownedUntil` is the day, `2026-11-20`, on which a former owner sold it. */
export type ExtractedVehicle = { relations: Relation[]; ownedUntil: string | null } & Identity &
  Partial<Facts>;

/** A booking without the person who does the job; the price in öre including VAT. */
export type ExtractedBooking = { registrationNumber: string | null; priceOre: number } & Pick<
  Booking,
  | 'startsAt'
  | 'endsAt'
  | 'isAllDay'
  | 'status'
  | 'services'
  | 'loan'
  | 'keyNumber'
  | 'message'
  | 'note'
  | 'isReminded'
  | 'createdAt'
  | 'updatedAt'
>;

/** An answer of the customer to an estimate, or why the customer could not be reached; nobody else is named. */
export type ExtractedAnswer = {
  number: string;
  /** `Kostnadsförslag 2`; null where it could not be read. */
  estimate: string | null;
  /** The answers: `Bromsskivor: Godkänd`. */
  lines: string[];
} & Pick<Approval, 'kind' | 'how' | 'reason' | 'name' | 'signature' | 'answeredAt'>;

/** Everything that is stored about a customer (GDPR art. 15), ready for JSON.stringify; `day` is `2026-11-20`. */
export interface CustomerExtract {
  format: 'verkstadsnavet-registerutdrag';
  version: 1;
  day: string;
  workshop: Pick<Workshop, 'name' | 'organisationNumber' | 'address' | 'phone' | 'email'>;
  customer: Customer & { id: string };
  vehicles: ExtractedVehicle[];
  /** False when some cards of the register could not be read: one of them may be about the customer. */
  vehiclesComplete: boolean;
  bookings: ExtractedBooking[];
  workOrders: ExtractedOrder[];
  /** The invoices and credits, which are kept for seven years also when the customer is anonymised. */
  invoices: ExtractedInvoice[];
  /** Work that the customer declined. */
  followUps: ExtractedFollowUp[];
  /** The documents of further collections. */
  lists: readonly ExtractedList[];
  /** The cars that have a service book, with the time of which it is told. */
  serviceBooks: ExtractedServiceBook[];
  /** The work on the cars while the customer owned them. */
  serviceEntries: ExtractedServiceEntry[];
  /**
   * False when not all bookings, work orders, invoices, inspections, photos, follow-ups, service books and lists could be read:
   * there may be more.
   */
  documentsComplete: boolean;
  /** The records of the customer's answers to estimates. */
  answers: ExtractedAnswer[];
  /** False when not all of them could be read. */
  answersComplete: boolean;
  /** The texts that were replaced; `day` is the day on which that happened, `2026-11-20`. */
  replacedTexts: { field: string; value: ReplacedText['value']; day: string }[];
  /** False when not all of them could be read. */
  replacedTextsComplete: boolean;
}

/** The parts of the extract that tell of documents. */
export type ExtractPart = Extract<
  keyof CustomerExtract,
  | 'customer'
  | 'vehicles'
  | 'bookings'
  | 'workOrders'
  | 'invoices'
  | 'followUps'
  | 'answers'
  | 'replacedTexts'
>;

/** The documents of a collection about a customer, each with its fields as people read them. */
export interface ExtractedList {
  /** `Kundfordringarna`. */
  name: string;
  documents: { title: string; facts: [label: string, text: string][] }[];
}

/** The known lists about a customer. */
export interface KnownLists {
  lists: readonly ExtractedList[];
  complete: boolean;
}

/** The known replaced texts about a customer. */
export type KnownTexts = Known<ReplacedText>;
/** The known inspections of a customer's orders. */
export type KnownInspections = Known<Inspection>;

/**
 * The known answers of a customer, who has had these `ids`, with the orders and the estimates that they are about;
 * `complete` is false when there may be more.
 */
export interface KnownAnswers {
  items: Entry<Approval>[];
  orders: Entry<WorkOrder>[];
  estimates: Entry<Estimate>[];
  ids: readonly string[];
  complete: boolean;
}

/** The known photos of a customer's orders. */
export type KnownPhotos = Known<PhotoSheet>;

/**
 * Picks everything about the customer. Of a vehicle that now belongs to another customer only the identity is
 * told, and no other customer is named (GDPR art. 15.4). Texts are included as stored.
 */
export function customerExtract(
  { name, organisationNumber, address, phone, email }: Workshop,
  { id, data }: Entry<Customer>,
  { vehicles, unreadable }: Pick<ReadyRegister, 'vehicles' | 'unreadable'>,
  history: KnownHistory,
  texts: KnownTexts,
  answers: KnownAnswers,
  inspections: KnownInspections,
  photos: KnownPhotos,
  followUps: KnownFollowUps,
  serviceEntries: KnownServiceEntries,
  { lists, complete: areListsWhole }: KnownLists,
  day: string,
): CustomerExtract {
  return {
    format: 'verkstadsnavet-registerutdrag',
    version: 1,
    day,
    workshop: { name, organisationNumber, address, phone, email },
    customer: { id, ...data },
    vehicles: [...vehicles.values()]
      .flatMap((vehicle) => extractVehicle(vehicle.data, id))
      .toSorted((a, b) => a.registrationNumber.localeCompare(b.registrationNumber, 'sv')),
    vehiclesComplete: unreadable.length === 0,
    bookings: bookingsIn(history).map(({ data }) => extractBooking(data, vehicles)),
    workOrders: ordersIn(history).map((entry) =>
      extractOrder(
        entry,
        vehicles,
        inspections.items.filter((each) => each.data.orderId === entry.id),
        photos.items.find((each) => each.id === entry.id)?.data,
      ),
    ),
    invoices: invoicesIn(history).map(({ data: invoice }) => extractInvoice(invoice, vehicles)),
    followUps: followUps.items.map(({ data }) => extractFollowUp(data, vehicles)),
    lists,
    ...extractServiceEntries(serviceEntries.items, vehicles, {
      id,
      // Of one who has taken over from others, only the latest card tells since when it is there.
      since: answers.ids.length > 1 ? null : data.createdAt,
    }),
    documentsComplete:
      areListsWhole &&
      [history, inspections, photos, followUps, serviceEntries].every(({ complete }) => complete),
    answers: answers.items.map((answer) => extractAnswer(answer, answers, data.name)),
    answersComplete: answers.complete,
    replacedTexts: texts.items.map(({ data: { field, value, createdAt } }) => ({
      field,
      value,
      day: dayOf(createdAt).toString(),
    })),
    replacedTextsComplete: texts.complete,
  };
}

function extractAnswer(
  { data }: Entry<Approval>,
  { estimates, ids }: KnownAnswers,
  customer: string,
): ExtractedAnswer {
  const { kind, how, reason, name, signature, answeredAt } = data;
  const isOwn = data.personId === null ? name === customer : isAbout(data, ids);
  const estimate = estimates.find(({ id }) => id === data.estimateId)?.data;
  return {
    number: orderName(data.orderId),
    estimate: estimate ? estimateName(estimate) : null,
    lines: Object.entries(data.answers)
      .filter(([, answer]) => answer !== 'open')
      .map(([id, answer]) => {
        const text = parseLine(estimate?.lines[id] ?? '')?.text ?? 'En rad';
        return `${text}: ${lineAnswerLabels[answer]}`;
      }),
    kind,
    how,
    reason,
    answeredAt,
    name: isOwn ? name : null,
    signature: isOwn ? signature : null,
  };
}

function extractVehicle(vehicle: Vehicle, customerId: string): ExtractedVehicle[] {
  const relations = relationsTo(vehicle, customerId);
  if (relations.length === 0) return [];
  const { registrationNumber, make, model, year, formerOwners } = vehicle;
  const ownedUntil = formerOwners[customerId] ?? null;
  const known = { relations, ownedUntil, registrationNumber, make, model, year };
  if (relations.every((relation) => relation === 'formerOwner')) return [known];
  const { vin, fuel, odometerKm, firstMonth, notes, book, createdAt, updatedAt } = vehicle;
  const rest = { vin, fuel, odometerKm, firstMonth, notes, book, createdAt, updatedAt };
  return [{ ...known, ...rest } satisfies Facts];
}

function extractBooking(
  booking: Booking,
  vehicles: ReadonlyMap<string, Entry<Vehicle>>,
): ExtractedBooking {
  const { startsAt, endsAt, isAllDay, status, services, loan } = booking;
  const { keyNumber, message, note, isReminded, createdAt, updatedAt } = booking;
  const vehicle = vehicles.get(booking.vehicleId ?? '');
  return {
    startsAt,
    endsAt,
    isAllDay,
    status,
    registrationNumber: vehicle?.data.registrationNumber ?? null,
    services,
    loan,
    priceOre: bookedPriceOre(booking),
    keyNumber,
    message,
    note,
    isReminded,
    createdAt,
    updatedAt,
  };
}
