import type { CalendarDate } from '@internationalized/date';
import { formatAddress } from '@/domain/values/address';
import type { BookedService } from './booking';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { dayOf, formatClock, formatDay, lastDayOf } from '@/domain/time/swedishTime';
import type { Workshop } from '@/domain/workshop/workshop';

/** The details that a customer is told about a booking with a time. */
export interface BookingDetails {
  workshop: Pick<Workshop, 'name' | 'phone' | 'address'>;
  /** The plate as stored; null when the vehicle is not known. */
  plate: string | null;
  services: readonly Pick<BookedService, 'name'>[];
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  /** The day on which the customer is told: days of another year carry the year. */
  today: CalendarDate;
}

/** A text that a person sends from their own telephone or mail program. */
export interface Message {
  subject: string;
  text: string;
}

/** The message that confirms a booking. */
export function confirmation(details: BookingDetails): Message {
  const { name } = details.workshop;
  return {
    subject: `Din bokning ${formatWhen(details)}`,
    text: messageText(`Din tid hos ${name} är bokad: ${formatWhen(details)}.`, details),
  };
}

/** The message to send the day before. */
export function reminder(details: BookingDetails): Message {
  const { name } = details.workshop;
  return {
    subject: `Påminnelse om din bokning ${formatWhen(details)}`,
    text: messageText(`Vi påminner om din tid hos ${name}: ${formatWhen(details)}.`, details),
  };
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
}: Pick<BookingDetails, 'startsAt' | 'endsAt' | 'isAllDay' | 'today'>): string {
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

function messageText(opening: string, details: BookingDetails): string {
  return [
    'Hej!',
    [opening, ...detailLines(details)].join('\n'),
    changeLine(details),
    `Välkommen!\n${details.workshop.name}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A link that opens the text in the telephone's own program (RFC 5724); the phone is E.164. */
export function smsLink(phone: string, { text }: Message): string {
  return `sms:${phone}?body=${encodeURIComponent(text)}`;
}

/** A link that opens the message in the mail program (RFC 6068). */
export function mailtoLink(email: string, { subject, text }: Message): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
