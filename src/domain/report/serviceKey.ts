import { cellText } from '@/domain/values/cellText';
import { factKey } from './facts';

/** Characters of a key that a sealed day may hold. */
const longest = 140;
/** No text of a line has one. */
const mark = '\t';

/**
 * The key under which a sold service is counted: the text of the line, and the service of the price list that the line comes from.
 * The text tells what was sold where the price list no longer has the service; a line that was typed has nothing else.
 */
export function serviceKey(text: string, serviceId: string | null): string {
  if (serviceId === null) return factKey(text);
  const end = `${mark}${serviceId}`;
  return `${cellText(factKey(text), longest - end.length)}${end}`;
}

/** The name of the service that a key stands for: by the price list as it is now, else by the text that was sold. */
export function soldService(
  key: string,
  nameOf: (serviceId: string) => string | undefined,
): string {
  const [text = '', serviceId] = key.split(mark);
  const name = serviceId === undefined ? undefined : nameOf(serviceId);
  return name === undefined ? text : factKey(name);
}
