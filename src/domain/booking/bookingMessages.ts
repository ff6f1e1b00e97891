import type { CalendarDate } from '@internationalized/date';
import { formatAddress } from '@/domain/values/address';
import type { BookedService } from './booking';
import type { Message } from '@/domain/values/message';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { dayOf, formatClock, formatDay, lastDayOf } from '@/domain/time/swedishTime';
import {
  filledIn,
  type MessageKind,
  type MessageTemplate,
  type MessageValues,
  standardTemplates,
} from '@/domain/workshop/messageTemplate';
import type { Workshop } from '@/domain/workshop/workshop';

/** The details that a customer is told about a booking. */
export interface BookingDetails {
  workshop: Pick<Workshop, 'name' | 'phone' | 'address'>;
  /** The customer's name; null when it is not known. */
  customer: string | null;
  /** The plate as stored; null when the vehicle is not known. */
  plate: string | null;
  services: readonly Pick<BookedService, 'name'>[];
  startsAt: Date | null;
  endsAt: Date | null;
  isAllDay: boolean;
  /** The day on which the customer is told: days of another year carry the year. */
  today: CalendarDate;
}

/** The details of a booking with a time. */
export interface TimedDetails extends BookingDetails {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The message of a kind, by the workshop's own text or the standard text. A text of which nothing is left, because its
 * only lines lack a value, gives way to the standard text.
 */
export function messageOf(
  kind: MessageKind,
  own: MessageTemplate | undefined,
  details: BookingDetails,
): Message {
  return messageFrom(kind, own, messageValues(details));
}

/** The message of a kind with what is filled in for its fields. */
export function messageFrom(
  kind: MessageKind,
  own: MessageTemplate | undefined,
  values: MessageValues,
): Message {
  const [standard, used] = [standardTemplates[kind], own ?? standardTemplates[kind]];
  return {
    subject: filledIn(used.subject, values) || filledIn(standard.subject, values),
    text: filledIn(used.text, values) || filledIn(standard.text, values),
  };
}

/** The values for the fields of a text about a booking. */
export function messageValues(details: BookingDetails): MessageValues {
  const { workshop, customer, plate, services } = details;
  return {
    kund: customer ?? '',
    regnr: plate === null ? '' : formatRegistrationNumber(plate),
    tid: hasTime(details) ? formatWhen(details) : '',
    tjänster: services.map(({ name }) => name).join(', '),
    rader: '',
    summa: '',
    adress: formatAddress(workshop.address),
    företag: workshop.name,
    telefon: workshop.phone === null ? '' : formatPhone(workshop.phone),
  };
}

/** True if the booking has a time. */
export function hasTime(details: BookingDetails): details is TimedDetails {
  return details.startsAt !== null && details.endsAt !== null;
}

/**
 * The time to come, `fredag 20 november kl. 08:00`, and the last day when that is another; a whole day has no
 * clock time.
 */
function formatWhen({
  startsAt,
  endsAt,
  isAllDay,
  today,
}: Pick<TimedDetails, 'startsAt' | 'endsAt' | 'isAllDay' | 'today'>): string {
  const [first, last] = [dayOf(startsAt), lastDayOf(endsAt)];
  const clock = isAllDay ? '' : ` kl. ${formatClock(startsAt)}`;
  // The days are joined by a word: a text message with a dash in it holds less than half as many characters.
  const until = last.compare(first) > 0 ? ` till ${formatDay(last, today)}` : '';
  return `${formatDay(first, today)}${clock}${until}`;
}

/** The booked vehicle, the services and the address, one a line, as far as they are known. */
export function detailLines({ workshop, plate, services }: BookingDetails): string[] {
  const address = formatAddress(workshop.address);
  return [
    plate === null ? '' : `Fordon: ${formatRegistrationNumber(plate)}`,
    services.length === 0 ? '' : `Tjänster: ${services.map(({ name }) => name).join(', ')}`,
    address === '' ? '' : `Adress: ${address}`,
  ].filter(Boolean);
}

/** The way to reach the workshop, when it has a telephone number. */
export function changeLine({ workshop: { phone } }: Pick<BookingDetails, 'workshop'>): string {
  return phone === null ? '' : `Behöver du ändra eller avboka? Ring ${formatPhone(phone)}.`;
}
