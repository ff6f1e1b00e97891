import { elapsed } from '@/features/reports/parts/elapsed';
import { formatPercent } from '@/domain/report/goal';
import { formatDuration } from '@/domain/values/duration';
import { formatMoney } from '@/domain/values/money';

/** Öre, whole minutes of work or of time that went by, a number of something, or whole per cent. */
export type Unit = 'ore' | 'minutes' | 'elapsed' | 'number' | 'percent';

/** Shows a value in its unit; a dash where there is none. */
export function formatted(unit: Unit, value: number | null): string {
  if (value === null) return '–';
  switch (unit) {
    case 'ore':
      return formatMoney(value);
    case 'minutes':
      return value < 0 ? `−${formatDuration(-value)}` : formatDuration(value);
    case 'elapsed':
      return elapsed(value);
    case 'number':
      return value.toLocaleString('sv-SE');
    case 'percent':
      return formatPercent(value);
  }
}

/** The heading of a column in a file, with what its numbers are: `November 2026 (kr)`. */
export function csvHeading(name: string, unit: Unit): string {
  return units[unit] === '' ? name : `${name} (${units[unit]})`;
}

const units: Record<Unit, string> = {
  ...{ ore: 'kr', minutes: 'minuter', elapsed: 'minuter', number: '', percent: '%' },
};

/** A value as a file has it: kronor with decimals, whole minutes, numbers and per cent as they are. */
export function csvValue(unit: Unit, value: number | null): number | null {
  return value === null || unit !== 'ore' ? value : value / 100;
}
