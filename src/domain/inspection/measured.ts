import { type Parsed, refused } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';
import type { Point, PointState } from './inspection';

const number = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3, useGrouping: false });

/** Reads a measured value (`2,5`, `-35`, `12.6 V`) to thousandths; nothing is no value. */
export function parseMeasured(text: string, unit: string): Parsed<number | null> {
  const typed = codeText(text);
  const bare = typed.toLowerCase().endsWith(unit.toLowerCase())
    ? typed.slice(0, typed.length - unit.length).trim()
    : typed;
  if (bare === '') return { ok: true, value: null };
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d{1,4})(?:[.,](\d+))?$/.exec(bare) ?? [];
  if (whole === undefined) return refused('Skriv ett tal, till exempel 2,5.');
  if (fraction.length > 3) return refused('Högst 3 decimaler.');
  const milli = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  return { ok: true, value: sign && milli > 0 ? -milli : milli };
}

/** Shows thousandths as `2,5`, with a hyphen before a negative value as it is typed; nothing for no value. */
export function formatMilli(milliValue: number | null): string {
  return milliValue === null ? '' : number.format(milliValue / 1000).replace('\u2212', '-');
}

/** Shows what was measured at a point as `2,5 mm`; nothing where nothing was. */
export function formatMeasured({ milliValue, unit }: Pick<Point, 'milliValue' | 'unit'>): string {
  return milliValue === null ? '' : `${formatMilli(milliValue)}\u00a0${unit}`.trim();
}

const plurals: Record<PointState, readonly [one: string, several: string]> = {
  red: ['röd', 'röda'],
  amber: ['gul', 'gula'],
  green: ['grön', 'gröna'],
  unchecked: ['ej kontrollerad', 'ej kontrollerade'],
};

/** Shows how many points are in a state: `2 röda`. */
export function countText({ state, count }: { state: PointState; count: number }): string {
  return `${count} ${plurals[state][count === 1 ? 0 : 1]}`;
}
