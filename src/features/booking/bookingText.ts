import { minutesOf, oreOf } from '@/domain/publicPage/publicTimes';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import type { Message } from '@/domain/values/message';
import { formatPrice } from '@/domain/values/money';

/** Shows öre as `1 495 kr`, and `1 495,50 kr` only where there are öre. */
export function priceText(ore: number): string {
  return `${formatPrice(ore)}\u00a0kr`;
}

/** Shows a time as `tisdag 1 december kl. 08:00`, with the year when it is another one. */
export function timeText(startsAt: Date, now: Date): string {
  return `${formatDay(dayOf(startsAt), dayOf(now))} kl.\u00a0${formatClock(startsAt)}`;
}

/** Shows the length and price of services together as `1 h 30 min, 1 495 kr inkl. moms`. */
export function sumText(services: readonly PublicService[]): string {
  return `${formatDuration(minutesOf(services))}, ${priceText(oreOf(services))} inkl.\u00a0moms`;
}

/** A time that somebody would like to have, as a text to copy and as a mail to the workshop. */
export function wishOf(
  { name }: Pick<PublicPage, 'name'>,
  services: readonly PublicService[],
  startsAt: Date,
  now: Date,
): { text: string; mail: Message } {
  const time = timeText(startsAt, now);
  const text = plain(
    [name, services.map((each) => each.name).join(', '), time, sumText(services)].join('\n'),
  );
  return {
    text,
    mail: {
      subject: plain(`Bokning ${time}`),
      text: `Hej!\n\nJag vill boka den här tiden:\n\n${text}\n\nRegistreringsnummer: \nNamn: \nTelefon: \n`,
    },
  };
}

/** A text for other programs, some of which show a no-break space as a sign of its own. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
