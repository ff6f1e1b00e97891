import type { CalendarDate } from '@internationalized/date';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import type { Message } from '@/domain/values/message';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Workshop } from '@/domain/workshop/workshop';
import type { BookingRequest } from './request';

/** How to reach the workshop, within a sentence. */
function callText(phone: string | null): string {
  return phone === null ? 'hör av dig' : `ring oss på ${formatPhone(phone)}`;
}

/** The word to a visitor whose request is declined, which her page shows. */
export function callUs({ phone }: Pick<Workshop, 'phone'>): string {
  const call = callText(phone);
  return `${call.charAt(0).toUpperCase()}${call.slice(1)}, så hittar vi en annan tid.`;
}

/** The word to a visitor who is to choose another time. */
export function chooseWord({ phone }: Pick<Workshop, 'phone'>): string {
  return `Den tiden kan vi tyvärr inte. Passar någon av de här? Annars ${callText(phone)}.`;
}

/** The word to a visitor who wanted another time of a booking, and keeps the one there is. */
export function keptWord({ phone }: Pick<Workshop, 'phone'>): string {
  const call = phone === null ? '' : ` Ring oss på ${formatPhone(phone)} om den inte passar.`;
  return `Vi kan tyvärr inte byta till den tid du önskade, så din tid gäller.${call}`;
}

/** A start in a text: `tisdag 1 december kl. 08:00`. */
export function startText(startsAt: Date, today: CalendarDate): string {
  return `${formatDay(dayOf(startsAt), today)} kl. ${formatClock(startsAt)}`;
}

/** The text to somebody whose request is declined. */
export function declineMessage(
  request: Pick<BookingRequest, 'plate' | 'startsAt'>,
  workshop: Pick<Workshop, 'name' | 'phone'>,
  today: CalendarDate,
): Message {
  const { text, subject } = refusal(request, today);
  return { subject, text: `${text} ${callUs(workshop)}\n${workshop.name}` };
}

/** The text to somebody who is to choose between other times on the page of the request, at `address`. */
export function proposalMessage(
  request: Pick<BookingRequest, 'plate' | 'startsAt'>,
  times: readonly Date[],
  address: string,
  workshop: Pick<Workshop, 'name' | 'phone'>,
  today: CalendarDate,
): Message {
  const { text, subject } = refusal(request, today);
  const list = times.map((time) => `– ${startText(time, today)}`).join('\n');
  return {
    subject,
    text: `${text} Passar någon av de här tiderna?\n${list}\nVälj här: ${address}\n${workshop.name}`,
  };
}

/** The word to a visitor whom an earlier time is offered. */
export function earlierWord(
  time: Date,
  { phone }: Pick<Workshop, 'phone'>,
  today: CalendarDate,
): string {
  return `Det har blivit ledigt ${startText(time, today)}. Vill du byta? Be om den tiden här, eller ${callText(phone)}.`;
}

/** The text to somebody who wanted to be told of an earlier time, which is `time`; the page of the request is at `address`. */
export function earlierMessage(
  { plate, startsAt }: Pick<BookingRequest, 'plate' | 'startsAt'>,
  time: Date,
  address: string,
  workshop: Pick<Workshop, 'name'>,
  today: CalendarDate,
): Message {
  const car = plate === null ? 'bilen' : formatRegistrationNumber(plate);
  const free = startText(time, today);
  return {
    subject: `Ledigt tidigare: ${free}`,
    text: `Hej! Det har blivit ledigt ${free} för ${car}, som har tid ${startText(startsAt, today)}. Vill du byta? Svara här: ${address}\n${workshop.name}`,
  };
}

function refusal(
  { plate, startsAt }: Pick<BookingRequest, 'plate' | 'startsAt'>,
  today: CalendarDate,
) {
  const car = plate === null ? 'bilen' : formatRegistrationNumber(plate);
  const time = startText(startsAt, today);
  return {
    subject: `Din förfrågan ${time}`,
    text: `Hej! Tyvärr kan vi inte ta emot ${car} ${time}.`,
  };
}
