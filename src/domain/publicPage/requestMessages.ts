import type { CalendarDate } from '@internationalized/date';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import type { Message } from '@/domain/values/message';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Workshop } from '@/domain/workshop/workshop';
import type { BookingRequest } from './request';

/** The word to a visitor whose request is declined, which her page shows. */
export function callUs({ phone }: Pick<Workshop, 'phone'>): string {
  const call = phone === null ? 'Hör av dig' : `Ring oss på ${formatPhone(phone)}`;
  return `${call}, så hittar vi en annan tid.`;
}

/** The text to somebody whose request is declined. */
export function declineMessage(
  { plate, startsAt }: Pick<BookingRequest, 'plate' | 'startsAt'>,
  workshop: Pick<Workshop, 'name' | 'phone'>,
  today: CalendarDate,
): Message {
  const car = plate === null ? 'bilen' : formatRegistrationNumber(plate);
  const time = `${formatDay(dayOf(startsAt), today)} kl. ${formatClock(startsAt)}`;
  return {
    subject: `Din förfrågan ${time}`,
    text: `Hej! Tyvärr kan vi inte ta emot ${car} ${time}. ${callUs(workshop)}\n${workshop.name}`,
  };
}
