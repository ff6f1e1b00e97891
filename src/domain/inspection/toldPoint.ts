import * as v from 'valibot';
import { cellText } from '@/domain/values/cellText';
import {
  formatPoint,
  inspectionLimits,
  milliText,
  parsePoint,
  type Point,
  pointStateLabels,
  pointStates,
} from './inspection';
import { formatMeasured } from './measured';

/** The part of a point that the history tells. */
export type ToldPoint = Omit<Point, 'by' | 'at' | 'photoIds'>;

const foundCells = v.strictTuple([
  v.picklist(pointStates),
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    milliText,
  ]),
  v.pipe(v.string(), v.regex(/^[^\n\r]*$/)),
]);

/** A point as the history of its order has it, `group|unit|text|state|milliValue|note`: with what was found, without who. */
export function formatToldPoint(point: ToldPoint): string {
  const note = cellText(point.note, inspectionLimits.note.max);
  return [formatPoint(point), point.state, point.milliValue ?? '', note].join('|');
}

/** Reads a point of the history; null for a text that is none. */
export function parseToldPoint(told: string): ToldPoint | null {
  const cells = told.split('|');
  const point = parsePoint(cells.slice(0, 3).join('|'));
  const found = v.safeParse(foundCells, cells.slice(3));
  if (!point || !found.success) return null;
  const [state, milliValue, note] = found.output;
  return { ...point, state, milliValue, note };
}

/** The finding at a point: `Röd – åtgärda, 2,5 mm (gnisslar)`. */
function foundText(point: ToldPoint): string {
  const about = [pointStateLabels[point.state], formatMeasured(point)].filter(Boolean).join(', ');
  return point.note === '' ? about : `${about} (${point.note})`;
}

/** A point in words, without who judged it: `Bromsbelägg fram: Röd – åtgärda, 2,5 mm (gnisslar)`. */
export function pointText(point: ToldPoint): string {
  return `${point.text}: ${foundText(point)}`;
}

/** A change of a point of the history in words: `Bromsbelägg fram: Ej kontrollerad → Röd – åtgärda`. */
export function pointChangeText(before: string | null, after: string | null): string {
  const [from, to] = [before, after].map((told) => told && parseToldPoint(told));
  if (!to) return after ?? '';
  return from ? `${pointText(from)} → ${foundText(to)}` : pointText(to);
}
