import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { countedIn } from '@/domain/report/counted';
import type { Facts } from '@/domain/report/facts';
import { dayTexts } from '@/domain/report/period';
import { readPeriod } from '@/features/reports/frame/period';
import { customerSections } from '@/features/reports/parts/customerSections';
import { aboutReports } from '../support/aboutReports';

const today = new CalendarDate(2027, 2, 10);
const bought: Record<string, string[]> = {
  '2025-06-10': ['anna', 'disa', 'eva'],
  '2026-05-20': ['anna', 'bo'],
  '2027-01-12': ['anna', 'eva', 'kim'],
};
const facts = new Map<string, Facts>(
  dayTexts({ first: parseDate('2025-01-01'), last: today }).map((day) => [
    day,
    new Map((bought[day] ?? []).map((id) => [`customer|${id}`, 100])),
  ]),
);

/** The ids in the lists of this year's new, returning and lost customers, with what each list says. */
function listed(counted = countedIn(facts, null)) {
  const period = readPeriod(new URLSearchParams('period=ar&fran=2027-01-01'), today);
  const figured = { facts, counted, attendance: 'ready' as const, about: aboutReports(), period };
  return customerSections(figured).map((section) => ({
    finding: section.finding,
    ids: section.kind === 'table' ? section.rows.map(({ key }) => key).toSorted() : [],
  }));
}

test('who has not bought for a year is counted from today in a year that goes on', () => {
  const [fresh, returning, lost] = listed();
  expect(fresh?.ids).toEqual(['eva', 'kim']);
  expect(returning?.ids).toEqual(['anna']);
  // Bo bought nine months ago, and eva came back.
  expect(lost?.ids).toEqual(['disa']);
});
