import { singleLine } from './typedText';

/** A text as a cell of a stored row may hold it: on one line, without the character between the cells, and not too long. */
export function cellText(text: string, max = Infinity): string {
  const whole = singleLine(text).replaceAll('|', '/');
  if (whole.length <= max) return whole;
  // Half of an emoji cannot be stored, and `singleLine` takes it away.
  return singleLine(whole.slice(0, max));
}
