import * as v from 'valibot';
import { formatDuration, parseDuration } from '@/domain/values/duration';
import {
  copiedLine,
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
import { serviceLimits } from '@/domain/workshop/service';
import { vatRates } from '@/domain/values/vat';
import { followUpIds } from './followUpIds';
import { loanRecord } from './loanRecord';

/**
 * The statuses in the order in which a booking usually passes through them; the last two end a booking
 * without a visit.
 */
export const bookingStatuses = [
  'booked',
  'checkedIn',
  'inProgress',
  'done',
  'pickedUp',
  'noShow',
  'cancelled',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingStatusLabels: Record<BookingStatus, string> = {
  booked: 'Bokad',
  checkedIn: 'Incheckad',
  inProgress: 'Pågår',
  done: 'Klar',
  pickedUp: 'Hämtad',
  noShow: 'Uteblev',
  cancelled: 'Avbokad',
};

/** Times in minutes, texts in characters. A booking lasts a week at most. */
export const bookingLimits = {
  services: { min: 0, max: 6 },
  bufferMinutes: { min: 0, max: 480 },
  minutes: { min: 15, max: 7 * 24 * 60 },
  keyNumber: { min: 1, max: 20 },
  message: { min: 1, max: 1000 },
  note: { min: 1, max: 2000 },
} as const;

/** A service as it was when it was booked: a later price does not change the agreed one. */
export const bookedService = v.object(
  {
    serviceId: documentId,
    name: copiedLine,
    minutes: wholeNumber(parseDuration, serviceLimits.minutes, formatDuration),
    priceOre: v.pipe(
      v.number(wrongShape),
      v.safeInteger(wrongShape),
      v.minValue(serviceLimits.priceOre.min, wrongShape),
      v.maxValue(serviceLimits.priceOre.max, wrongShape),
    ),
    vatRate: v.picklist(vatRates, wrongShape),
  },
  wrongShape,
);

/**
 * The fields that a person fills in about a booking. A booking without times is unplanned and waits to get
 * them.
 */
export const bookingDraft = v.pipe(
  v.object(
    {
      customerId: v.nullable(documentId),
      vehicleId: v.nullable(documentId),
      services: v.pipe(
        v.array(bookedService, wrongShape),
        v.maxLength(bookingLimits.services.max, `Högst ${bookingLimits.services.max} tjänster.`),
      ),
      /** Minutes after the services, for work that no service includes. */
      bufferMinutes: wholeNumber(parseDuration, bookingLimits.bufferMinutes, formatDuration),
      resourceId: v.nullable(documentId),
      staffId: v.nullable(documentId),
      startsAt: v.nullable(instant),
      endsAt: v.nullable(instant),
      /**
       * True if the booking is for whole days: its clock times are then those of the opening hours and are
       * not shown.
       */
      isAllDay: flag,
      keyNumber: orNull(line(bookingLimits.keyNumber, 'Fyll i nyckelnumret.')),
      /** The customer's own words. */
      message: paragraphs(bookingLimits.message),
      /** A note that the customer does not see. */
      note: paragraphs(bookingLimits.note),
      /** An owner's decision to book when the workshop is closed. */
      outsideHours: flag,
    },
    wrongShape,
  ),
  // The fault is shown at the end time, because a form shows no fault that belongs to no field.
  v.forward(
    v.check(
      (draft) => timesFault(draft) === null,
      ({ input }) => timesFault(input) ?? wrongShape,
    ),
    ['endsAt'],
  ),
);

/** A document of `workshops/{id}/bookings`. */
export const bookingDocument = v.object(
  {
    ...bookingDraft.entries,
    status: v.picklist(bookingStatuses, wrongShape),
    /** True if the customer has been reminded. */
    isReminded: flag,
    /** The visit of which the booking is a part, as all of its parts name it; null for a booking by itself. */
    visitId: v.optional(v.nullable(documentId), null),
    /** The loan record of a booking that lends a loan car; null for a job. */
    loan: v.optional(v.nullable(loanRecord), null),
    followUpIds: v.optional(followUpIds, []),
    /** The former values of fields, left by the last change. */
    base: v.optional(v.record(v.string(), v.unknown())),
    ...serverTimes,
  },
  wrongShape,
);

export type BookedService = v.InferOutput<typeof bookedService>;
export type BookingDraft = v.InferOutput<typeof bookingDraft>;
export type Booking = v.InferOutput<typeof bookingDocument>;
/** The fields of a booking that the app writes: the document without its stamps. */
export type BookingFields = Omit<Booking, 'createdAt' | 'updatedAt' | 'base'>;

/** The Swedish names of the fields. */
export const bookingLabels: Record<keyof BookingFields, string> = {
  customerId: 'Kund',
  vehicleId: 'Fordon',
  services: 'Tjänster',
  bufferMinutes: 'Extra tid',
  resourceId: 'Plats',
  staffId: 'Person',
  startsAt: 'Start',
  endsAt: 'Slut',
  isAllDay: 'Heldag',
  keyNumber: 'Nyckelnummer',
  message: 'Meddelande från kunden',
  note: 'Intern anteckning',
  outsideHours: 'Utanför öppettiderna',
  status: 'Status',
  isReminded: 'Påmind',
  visitId: 'Del av besök',
  loan: 'Lånebil',
  followUpIds: 'Uppföljningar',
};

const blank: BookingFields = {
  customerId: null,
  vehicleId: null,
  services: [],
  bufferMinutes: 0,
  resourceId: null,
  staffId: null,
  startsAt: null,
  endsAt: null,
  isAllDay: false,
  keyNumber: null,
  message: null,
  note: null,
  outsideHours: false,
  status: 'booked',
  isReminded: false,
  visitId: null,
  loan: null,
  followUpIds: [],
};

/** The fields of a new booking, blank where `values` has none. */
export function newBooking(values: Partial<BookingFields>): BookingFields {
  return { ...blank, ...values };
}

/** The time that the services and the buffer take, in minutes. */
export function plannedMinutes({
  services,
  bufferMinutes,
}: Pick<Booking, 'services' | 'bufferMinutes'>): number {
  return services.reduce((sum, { minutes }) => sum + minutes, bufferMinutes);
}

/** The minutes that a job of so many planned minutes is given: an hour when nothing is planned. */
export function usualMinutes(planned: number): number {
  return planned || 60;
}

/** The price of all services, in öre including VAT. */
export function bookedPriceOre({ services }: Pick<Booking, 'services'>): number {
  return services.reduce((sum, { priceOre }) => sum + priceOre, 0);
}

/** True if the booking keeps its resource and person busy. */
export function takesTime({ status }: Pick<Booking, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'noShow';
}

/** True if two bookings have the same time, or both none. */
export function isSameTime(
  one: Pick<Booking, 'startsAt' | 'endsAt'>,
  other: Pick<Booking, 'startsAt' | 'endsAt'>,
): boolean {
  return (
    one.startsAt?.getTime() === other.startsAt?.getTime() &&
    one.endsAt?.getTime() === other.endsAt?.getTime()
  );
}

// The type is written out, because a type derived from the schema cannot be used inside the schema.
interface Times {
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * A booking after a change; when the start has changed, the customer has not been reminded of the new time.
 */
export function rescheduled<T extends Pick<Booking, 'startsAt' | 'isReminded'>>(
  former: Pick<Booking, 'startsAt'>,
  next: T,
): T {
  const isSame = former.startsAt?.getTime() === next.startsAt?.getTime();
  return isSame ? next : { ...next, isReminded: false };
}

/** The fault in the combination of start and end, or null. */
export function timesFault({ startsAt, endsAt }: Times): string | null {
  if (startsAt === null && endsAt === null) return null;
  if (startsAt === null || endsAt === null) return 'Fyll i både start och slut.';
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const { min, max } = bookingLimits.minutes;
  if (minutes <= 0) return 'Slutet ska vara efter starten.';
  if (minutes < min) return `En bokning är minst ${min} minuter lång.`;
  return minutes > max ? 'En bokning får vara högst en vecka lång.' : null;
}
