import { customersOf, salesByCustomer } from '@/domain/report/customers';
import { factsIn } from '@/domain/report/facts';
import { customerPath } from '@/paths';
import { rowDocumentsPath } from '@/features/reports/documents/asked';
import type { Section } from '@/features/reports/sections/section';
import type { Figured } from './figured';

/** The customers who came back, came for the first time in a year, and have not been here for a year. */
export function customerSections({ facts, about, period }: Figured): Section[] {
  // Who has not bought for a year is counted from today, not from the last day of a period that goes on.
  const days = period.past ?? period.days;
  const { returning, fresh, lost } = customersOf(facts, days, about.customerNow);
  const sales = salesByCustomer(factsIn(facts, days), about.customerNow);
  const list = (title: string, finding: string, ids: readonly string[], note: string): Section => ({
    ...{ kind: 'table', title, finding, note, heading: 'Kund', total: null },
    columns: [{ name: 'Köpt i perioden', unit: 'ore' }],
    rows: ids
      .map((id) => ({
        ...{ key: id, name: about.customerName(id), to: customerPath(id) },
        values: [sales.get(id) ?? null],
        links: [sales.has(id) ? rowDocumentsPath('customer', id, period.query) : null],
      }))
      .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)),
  });
  const noted = (count: number, one: string, several: string) =>
    count === 1 ? `1 kund ${one}.` : `${count} kunder ${several}.`;
  return [
    list(
      'Nya kunder',
      noted(fresh.length, 'är ny', 'är nya'),
      fresh,
      'Har köpt i perioden, men inte under året före den.',
    ),
    list(
      'Återkommande kunder',
      noted(returning.length, 'har kommit tillbaka', 'har kommit tillbaka'),
      returning,
      'Har köpt i perioden och under året före den.',
    ),
    list(
      'Kunder som har försvunnit',
      noted(lost.length, 'har inte synts till', 'har inte synts till'),
      lost,
      'Köpte året före det senaste, men har inte köpt på ett år.',
    ),
  ];
}
