import { minutesOf, oreOf } from '@/domain/publicPage/publicTimes';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import type { Message } from '@/domain/values/message';
import type { Texts } from '@/components/publicPage/texts/sv';

/** Shows the length and price of services together as `1 h 30 min, 1 495 kr inkl. moms`. */
export function sumText(texts: Texts, services: readonly PublicService[]): string {
  return texts.sum(minutesOf(services), oreOf(services));
}

/** A time that somebody would like to have, as a text to copy and as a mail to the workshop. */
export function wishOf(
  texts: Texts,
  { name }: Pick<PublicPage, 'name'>,
  services: readonly PublicService[],
  startsAt: Date,
  now: Date,
): { text: string; mail: Message } {
  const time = texts.time(startsAt, now);
  const text = plain(
    [name, services.map((each) => each.name).join(', '), time, sumText(texts, services)].join('\n'),
  );
  return {
    text,
    mail: { subject: plain(texts.ask.mailSubject(time)), text: texts.ask.mailText(text) },
  };
}

/** A text for other programs, some of which show a no-break space as a sign of its own. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
