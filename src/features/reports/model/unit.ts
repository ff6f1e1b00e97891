import { elapsed } from './elapsed';
import { formatPercent } from '@/domain/report/goal';
import { formatDuration } from '@/domain/values/duration';
import { formatMoney } from '@/domain/values/money';

/** Öre, whole minutes of work or of time that went by, a number of something or its thousandths, or whole per cent. */
export type Unit = 'ore' | 'minutes' | 'elapsed' | 'number' | 'thousandths' | 'percent';

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
    case 'thousandths':
      return (value / 1000).toLocaleString('sv-SE');
    case 'percent':
      return formatPercent(value);
  }
}

/** Shows a value beside a drawing, in few characters: `72 tkr`. The table below has the exact one. */
export function scaleText(unit: Unit, value: number): string {
  if (unit !== 'ore') return formatted(unit, value);
  const kronor = value / 100;
  const size = Math.abs(kronor);
  if (size >= 1_000_000) {
    return `${(kronor / 1_000_000).toLocaleString('sv-SE', { maximumFractionDigits: 1 })}\u00a0mkr`;
  }
  return size >= 10_000
    ? `${Math.round(kronor / 1000).toLocaleString('sv-SE')}\u00a0tkr`
    : `${Math.round(kronor).toLocaleString('sv-SE')}\u00a0kr`;
}

/** The heading of a column in a file, with what its numbers are: `November 2026 (kr)`. */
export function csvHeading(name: string, unit: Unit): string {
  return units[unit] === '' ? name : `${name} (${units[unit]})`;
}

const units: Record<Unit, string> = {
  ore: 'kr',
  minutes: 'minuter',
  elapsed: 'minuter',
  percent: '%',
  number: '',
  thousandths: '',
};

/** A value as a file has it: kronor and numbers with decimals, whole minutes and per cent as they are. */
export function csvValue(unit: Unit, value: number | null): number | null {
  if (value === null) return null;
  return unit === 'ore' ? value / 100 : unit === 'thousandths' ? value / 1000 : value;
}
