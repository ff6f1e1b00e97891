import * as v from 'valibot';
import { parseEmail } from '@/domain/values/email';
import { fromText, instant, line, orNull, paragraphs, wrongShape } from '@/domain/values/fields';
import {
  customersPersonalNumber,
  holdsPersonalNumber,
} from '@/domain/values/personalIdentityNumber';
import { parsePhone } from '@/domain/values/phone';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import { bookingLimits } from '@/domain/booking/booking';
import { type ServiceGroup, serviceGroups } from '@/domain/workshop/service';
import type { BookingMode } from './bookingSettings';
import { type PublicPage, type PublicService, servicesOf } from './publicPage';
import { minutesOf } from './publicTimes';

/**
 * `requested` waits for an answer and `booked` was booked at once; both hold their time. A `proposed` one holds none: the visitor is
 * to choose between other times. One that is `takenIn` has become a booking, `expired` was not answered in time, and `cancelled` was
 * called off by the visitor.
 */
export const requestStatuses = [
  'requested',
  'booked',
  'proposed',
  'takenIn',
  'declined',
  'expired',
  'cancelled',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabels: Record<RequestStatus, string> = {
  requested: 'Väntar på svar',
  booked: 'Bokad på nätet',
  proposed: 'Andra tider föreslagna',
  takenIn: 'Mottagen',
  declined: 'Avböjd',
  expired: 'Besvarades inte i tid',
  cancelled: 'Avbokad av kunden',
};

/** `open` is still to be dealt with; the person of an `emptied` request is forgotten. */
export const requestStages = ['open', 'closed', 'emptied'] as const;

export const requestStageLabels: Record<(typeof requestStages)[number], string> = {
  open: 'Pågår',
  closed: 'Avslutad',
  emptied: 'Tömd på personuppgifter',
};

/** Texts in characters. */
export const requestLimits = {
  name: { min: 1, max: 120 },
  message: { min: 1, max: 1000 },
} as const;

/** The fields that a visitor fills in. */
export const visitorDraft = v.object(
  {
    plate: fromText(parseRegistrationNumber),
    name: line(requestLimits.name, 'Fyll i ditt namn.'),
    phone: fromText(parsePhone),
    email: orNull(fromText(parseEmail)),
    message: v.pipe(
      paragraphs(requestLimits.message),
      v.check((text) => text === null || !holdsPersonalNumber(text), customersPersonalNumber),
    ),
  },
  wrongShape,
);
export type VisitorDraft = v.InferOutput<typeof visitorDraft>;

const lines = v.record(v.string(), v.string());

/** A document of `workshops/{id}/requests`; its id is that of the booking that it becomes. The person of an emptied one is null. */
export const requestDocument = v.object(
  {
    group: v.picklist(serviceGroups, wrongShape),
    services: lines,
    resourceId: v.string(wrongShape),
    startsAt: instant,
    endsAt: instant,
    plate: v.nullable(v.string(wrongShape)),
    name: v.nullable(v.string(wrongShape)),
    phone: v.nullable(v.string(wrongShape)),
    email: v.nullable(v.string(wrongShape)),
    message: v.nullable(v.string(wrongShape)),
    linkId: v.pipe(v.string(wrongShape), v.regex(/^[0-9a-f]{32}$/, wrongShape)),
    status: v.picklist(requestStatuses, wrongShape),
    stage: v.picklist(requestStages, wrongShape),
    /** The starts to choose between while other times are proposed, at most three. */
    times: v.array(instant, wrongShape),
    /** The time at which the visitor would rather come; null without such a wish. */
    wishedAt: v.nullable(instant),
    /** True if the visitor wants to be told of a free time before hers. */
    wantsEarlier: v.boolean(wrongShape),
    /** Shared by the requests of one visit: a repair, and a wash after it. */
    visitId: v.nullable(v.string(wrongShape)),
    createdAt: instant,
    updatedAt: instant,
  },
  wrongShape,
);
export type BookingRequest = v.InferOutput<typeof requestDocument>;

/** The Swedish names of the fields. */
export const requestLabels: Record<
  Exclude<keyof BookingRequest, 'createdAt' | 'updatedAt'>,
  string
> = {
  group: 'Grupp',
  services: 'Tjänster',
  resourceId: 'Plats',
  startsAt: 'Start',
  endsAt: 'Slut',
  plate: 'Registreringsnummer',
  name: 'Namn',
  phone: 'Telefon',
  email: 'E-post',
  message: 'Meddelande',
  linkId: 'Kundens länk',
  status: 'Status',
  stage: 'Läge',
  times: 'Föreslagna tider',
  wishedAt: 'Önskad annan tid',
  wantsEarlier: 'Vill komma tidigare',
  visitId: 'Besök',
};

/**
 * The document `workshops/{id}/requestLinks/{secret}`: everything that a visitor may read of a request. Whoever has the link has the
 * secret, so it names no person.
 */
export const requestLinkDocument = v.object({
  requestId: v.string(),
  services: lines,
  /** The place that the request holds; once it is taken in, the booking may be elsewhere. */
  resourceId: v.string(),
  startsAt: v.date(),
  endsAt: v.date(),
  status: v.picklist(requestStatuses),
  /** As in the request. */
  times: v.array(v.date()),
  wishedAt: v.nullable(v.date()),
  wantsEarlier: v.boolean(),
  /** A word from the workshop. */
  word: v.nullable(v.string()),
  createdAt: v.date(),
});
export type RequestLink = v.InferOutput<typeof requestLinkDocument>;

/** The document `workshops/{id}/publicCounters/main`: the requests of the hour that began with the first of them. */
export const counterDocument = v.object({
  startedAt: v.date(),
  count: v.number(),
  requestId: v.string(),
});
export type Counter = v.InferOutput<typeof counterDocument>;

/** The way to book some services of a group: by telephone where they are more, or longer, than one booking takes. */
export function modeOf(
  { modes }: Pick<PublicPage, 'modes'>,
  group: ServiceGroup,
  services: readonly PublicService[],
): BookingMode {
  const isTooMuch =
    services.length > bookingLimits.services.max || minutesOf(services) > bookingLimits.minutes.max;
  return isTooMuch ? 'phone' : modes[group];
}

/** The services of a request, or of what its visitor reads. */
export function askedServices({ services }: Pick<RequestLink, 'services'>): PublicService[] {
  return servicesOf({ services, order: Object.keys(services) });
}

const hourMs = 3_600_000;
/** The time in which a request is answered, in ms; the rules hold the same. */
const answeredWithinMs = 24 * hourMs;
/** The time in which a visitor chooses one of the proposed times, in ms; the rules hold the same. */
const chosenWithinMs = 72 * hourMs;

/** The instant at which a request that nobody answers gives its time back, or a proposal of other times ends. */
export function expiresAt({
  status,
  createdAt,
  updatedAt,
  startsAt,
}: Pick<BookingRequest, 'status' | 'createdAt' | 'updatedAt' | 'startsAt'>): Date {
  if (status === 'proposed') return new Date(updatedAt.getTime() + chosenWithinMs);
  return new Date(Math.min(createdAt.getTime() + answeredWithinMs, startsAt.getTime()));
}

/** True if a request, or a proposal, has waited too long for an answer. */
export function isExpired(request: BookingRequest, now: Date): boolean {
  const waits = request.status === 'requested' || request.status === 'proposed';
  return waits && expiresAt(request) <= now;
}

/** The counter after one request more, or null when the hour takes no more. `isOver` tells whether the hour has ended. */
export function countedUp(
  counter: Counter | null,
  isOver: boolean,
  perHour: number,
): (Pick<Counter, 'count'> & { begins: boolean }) | null {
  if (counter === null || isOver) return { begins: true, count: 1 };
  return counter.count < perHour ? { begins: false, count: counter.count + 1 } : null;
}

/** True if the hour of a counter has ended. */
export function isHourOver({ startedAt }: Counter, now: Date): boolean {
  return startedAt.getTime() + hourMs <= now.getTime();
}

/** True if a request holds a time, or has become a booking. */
export function isLive(status: RequestStatus): boolean {
  return status === 'requested' || status === 'booked' || status === 'takenIn';
}

/** True if a visitor may still call off, `cancelMinutes` before the start at the latest. */
export function canBeCalledOff(
  { status, startsAt }: Pick<RequestLink, 'status' | 'startsAt'>,
  cancelMinutes: number,
  now: Date,
): boolean {
  return isLive(status) && startsAt.getTime() - cancelMinutes * 60_000 >= now.getTime();
}
