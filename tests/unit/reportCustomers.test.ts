import { CalendarDate, parseDate } from '@internationalized/date';
import { describe, expect, it, test } from 'vitest';
import { type Counted, countedIn } from '@/domain/report/counted';
import type { Facts } from '@/domain/report/facts';
import { dayTexts } from '@/domain/report/period';
import { parseSealed } from '@/domain/report/reportMonth';
import { readPeriod } from '@/features/reports/model/period';
import { overviewIn } from '@/features/reports/model/compared';
import { overviewFigures } from '@/features/reports/model/overviewFigures';
import type { Figured } from '@/features/reports/model/figured';
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
    parseSealed((bought[day] ?? []).map((id) => `customer|${id}|100`).join(';')),
  ]),
);

const figuredOf = (counted: Counted): Figured => {
  const period = readPeriod(new URLSearchParams('period=ar&fran=2027-01-01'), today);
  return { facts, counted, attendance: 'ready', about: aboutReports(), period };
};

/** The ids in the lists of this year's new, returning and lost customers, with what each list says. */
function listed(counted = countedIn(facts, null)) {
  return customerSections(figuredOf(counted)).map((section) => ({
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

describe('Who came back', () => {
  const without = (...missing: string[]) =>
    countedIn(new Map([...facts].filter(([day]) => !missing.includes(day))), null);
  const returning = (counted: Counted) => {
    const figured = figuredOf(counted);
    const days = { first: parseDate('2027-01-01'), last: today };
    const figures = overviewFigures(overviewIn(figured, days), figured);
    const found = figures.find(({ key }) => key === 'returning');
    const words = found?.about.map((part) => (typeof part === 'string' ? part : part.text));
    return [found?.value, words?.join('').replaceAll('\u00a0', ' ')];
  };

  it('is told when the year before the period is counted', () => {
    expect(returning(without())).toEqual([1, 'av 3 kunder i perioden']);
    const counted = without('2026-08-01');
    expect(returning(counted)).toEqual([null, '3 kunder i perioden, året före är inte räknat än']);
    expect(listed(counted)).toEqual([
      { finding: 'Året före perioden är inte räknat än.', ids: [] },
      { finding: 'Året före perioden är inte räknat än.', ids: [] },
      { finding: 'De två åren till och med perioden är inte räknade än.', ids: [] },
    ]);
  });

  it('is told without days before the first one with anything, and without today', () => {
    const late = new Map([...facts].filter(([day]) => day >= '2026-05-20' && day < String(today)));
    const counted = countedIn(late, '2026-05-20');
    expect(returning(counted)[0]).toBe(1);
    expect(listed(counted).map(({ finding }) => finding)).toEqual([
      '2 kunder är nya.',
      '1 kund har kommit tillbaka.',
      '1 kund har inte synts till.',
    ]);
    // Of a year that is older than the one before, nothing but who was lost is missing.
    const [fresh, , lost] = listed(without('2025-06-01'));
    expect([fresh?.ids, lost?.ids]).toEqual([['eva', 'kim'], []]);
  });
});
