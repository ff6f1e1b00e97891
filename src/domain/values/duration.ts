import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const hours = String.raw`(?:h|t|tim|timme|timmar)\.?`;
const minutes = String.raw`(?:m|min|minut|minuter)\.?`;
const onlyMinutes = new RegExp(`^(\\d{1,5}) ?(?:${minutes})?$`, 'i');
const onlyHours = new RegExp(`^(\\d{1,3})(?:[.,](\\d{1,2}))? ?${hours}$`, 'i');
const hoursAndMinutes = new RegExp(
  `^(\\d{1,3}) ?(?::|${hours}) ?(\\d{1,2}) ?(?:${minutes})?$`,
  'i',
);

/** Reads a length of time (`90`, `1:30`, `1 h 30 min`, `1,5 h`) to whole minutes. */
export function parseDuration(text: string): Parsed<number> {
  const typed = codeText(text);
  if (typed === '') return refused('Fyll i hur lång tid det tar.');
  if (typed.startsWith('-')) return refused('Tiden får inte vara negativ.');
  const alone = onlyMinutes.exec(typed);
  if (alone) return { ok: true, value: Number(alone[1]) };
  const [, wholeHours, hundredths = ''] = onlyHours.exec(typed) ?? [];
  if (wholeHours !== undefined) {
    // The sum is made in hundredths of an hour, because 1.1 * 60 is not 66 in binary.
    const value = ((Number(wholeHours) * 100 + Number(hundredths.padEnd(2, '0'))) * 60) / 100;
    if (!Number.isInteger(value)) return refused('Ange tiden i hela minuter.');
    return { ok: true, value };
  }
  const [, h, min] = hoursAndMinutes.exec(typed) ?? [];
  if (h === undefined || min === undefined) {
    return refused('Skriv minuter eller timmar, till exempel 90, 1:30 eller 1,5 h.');
  }
  if (Number(min) > 59) return refused('Minuterna efter timmen ska vara högst 59.');
  return { ok: true, value: Number(h) * 60 + Number(min) };
}

const grouped = new Intl.NumberFormat('sv-SE');

/** Shows minutes as `45 min`, `1 h`, `1 h 30 min` or `11 975 h`, with no-break spaces. */
export function formatDuration(totalMinutes: number): string {
  const h = Math.floor(totalMinutes / 60);
  const min = totalMinutes % 60;
  const parts = [
    h > 0 ? `${grouped.format(h)}\u00a0h` : '',
    min > 0 || h === 0 ? `${min}\u00a0min` : '',
  ];
  return parts.filter(Boolean).join('\u00a0');
}
