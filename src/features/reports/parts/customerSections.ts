import { customersOf, salesByCustomer, twoYearsOf, yearOf } from '@/domain/report/customers';
import { areDone } from '@/domain/report/counted';
import { factsIn } from '@/domain/report/facts';
import { customerPath } from '@/dashboardPaths';
import { rowDocumentsPath } from '@/features/reports/model/asked';
import type { Section } from '@/features/reports/model/section';
import type { Figured } from '@/features/reports/model/figured';

/**
 * The customers who came back, came for the first time in a year, and have not been here for a year; none of them while not all of
 * the years that tell is counted.
 */
export function customerSections({ facts, counted, about, period }: Figured): Section[] {
  // The year without a purchase is counted back from today, not from the last day of a period that goes on.
  const days = period.past ?? period.days;
  const { returning, fresh, lost } = customersOf(facts, days, about.customerNow);
  const sales = salesByCustomer(factsIn(facts, days), about.customerNow);
  // The bar above the report tells if the figures of today are missing, so the days up to yesterday are enough.
  const yesterday = period.today.subtract({ days: 1 });
  const isYearDone = areDone(counted, yearOf(days), yesterday);
  const areYearsDone = areDone(counted, twoYearsOf(days), yesterday);
  const list = (title: string, finding: string, ids: readonly string[], note: string): Section => ({
    kind: 'table',
    title,
    finding,
    note,
    heading: 'Kund',
    total: null,
    columns: [{ name: 'Köpt i perioden', unit: 'ore' }],
    rows: ids
      .map((id) => ({
        key: id,
        name: about.customerName(id),
        to: customerPath(id),
        values: [sales.get(id) ?? null],
        links: [sales.has(id) ? rowDocumentsPath('customer', id, period.query) : null],
      }))
      .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)),
  });
  const noted = (count: number, one: string, several: string) =>
    count === 1 ? `1 kund ${one}.` : `${count} kunder ${several}.`;
  const yearMissing = 'Året före perioden är inte räknat än.';
  return [
    list(
      'Nya kunder',
      isYearDone ? noted(fresh.length, 'är ny', 'är nya') : yearMissing,
      isYearDone ? fresh : [],
      'Har köpt i perioden, men inte under året före den.',
    ),
    list(
      'Återkommande kunder',
      isYearDone
        ? noted(returning.length, 'har kommit tillbaka', 'har kommit tillbaka')
        : yearMissing,
      isYearDone ? returning : [],
      'Har köpt i perioden och under året före den.',
    ),
    list(
      'Kunder som har försvunnit',
      areYearsDone
        ? noted(lost.length, 'har inte synts till', 'har inte synts till')
        : 'De två åren till och med perioden är inte räknade än.',
      areYearsDone ? lost : [],
      'Köpte året före det senaste, men har inte köpt på ett år.',
    ),
  ];
}
