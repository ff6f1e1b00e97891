import { refused, type Parsed } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';

/** Reads a time of day (`07:00`, `7.30`, `0730`, `800`, `7`, `kl. 7`, `24:00`) to minutes from midnight, 0–1440. */
export function parseClockTime(text: string): Parsed<number> {
  const typed = codeText(text);
  if (typed === '') return refused('Fyll i ett klockslag.');
  const [, hours, minutes = '0'] = /^(?:kl\.? ?)?(\d{1,2})(?:[:., ]?(\d{2}))?$/i.exec(typed) ?? [];
  if (hours === undefined) return refused('Skriv klockslaget som 07:00.');
  const value = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || value > 1440) return refused('Klockslaget finns inte.');
  return { ok: true, value };
}

/** Shows minutes from midnight as `07:00`; the end of the day is `24:00`. */
export function formatClockTime(minutes: number): string {
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(h).padStart(2, '0')}:${String(min).padStart(2, '0')}`;
}

/** A typed time of day as `07:00`, or the text as it is when it cannot be read. */
export function clockText(text: string): string {
  const parsed = parseClockTime(text);
  return parsed.ok ? formatClockTime(parsed.value) : text;
}
