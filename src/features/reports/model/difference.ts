import { changeInPercent } from '@/domain/report/overview';
import { formatted, type Unit } from './unit';

/** Compares a figure with an earlier one in words: `12 % mer än oktober 2026`, `3 fler än november 2025`. */
export function differenceText(
  unit: Unit,
  value: number | null,
  before: number | null,
  name: string,
): string {
  const than = inside(name);
  if (value === null || before === null) return `Inget att jämföra med ${than}`;
  if (value === before) return `Lika som ${than}`;
  const isMore = value > before;
  const by = Math.abs(value - before);
  switch (unit) {
    case 'percent':
      return `${formatted('number', by)} ${by === 1 ? 'procentenhet' : 'procentenheter'} ${isMore ? 'högre' : 'lägre'} än ${than}`;
    case 'number':
    case 'thousandths':
      return `${formatted(unit, by)} ${isMore ? 'fler' : 'färre'} än ${than}`;
    case 'ore':
    case 'minutes':
    case 'elapsed': {
      const percent = changeInPercent(value, before);
      // Less than half a per cent, and more than ten times as much, are told as amounts.
      const isTold = percent !== null && percent !== 0 && Math.abs(percent) <= 1000;
      const told = isTold ? formatted('percent', Math.abs(percent)) : formatted(unit, by);
      return `${told} ${isMore ? 'mer' : 'mindre'} än ${than}`;
    }
  }
}

/** The name of a period in the middle of a sentence: `oktober 2026`. */
export function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
