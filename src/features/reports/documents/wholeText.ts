import type { Figure } from '@/domain/report/figures';
import type { Known } from '@/domain/report/known';
import type { Overview } from '@/domain/report/overview';
import { percentOf } from '@/features/reports/model/percentOf';
import { attendanceText } from '@/features/reports/model/attendanceText';
import { formatted } from '@/features/reports/model/unit';

/** Names the whole that a figure is a part of; '' for a figure that stands alone. */
export function wholeText(
  figure: Figure,
  overview: Overview,
  isAverage: boolean,
  attendance: Known,
): string {
  const { load, soldMinutes, attendedMinutes, salesOre, orders, averageOre } = overview;
  if (isAverage && averageOre !== null) {
    return `${formatted('ore', salesOre)} på ${orders === 1 ? '1 order' : `${formatted('number', orders)} ordrar`} är ${formatted('ore', averageOre)} i snitt.`;
  }
  if (figure === 'load') return partText(load.booked, load.open, 'öppen tid');
  if (figure === 'sold') {
    return attendance === 'ready'
      ? partText(soldMinutes, attendedMinutes, 'närvaro')
      : attendanceText(attendance);
  }
  return '';
}

function partText(part: number, whole: number, what: string): string {
  const percent = percentOf(part, whole);
  const of = `${formatted('minutes', whole)} ${what}`;
  return percent === null ? `Ingen ${what}.` : `Det är ${formatted('percent', percent)} av ${of}.`;
}
