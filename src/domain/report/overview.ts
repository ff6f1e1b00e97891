import type { Load } from '@/domain/booking/loadOf';
import { daysOf } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { type Outcome, outcomes } from './contributions';
import { buyersOf, type CustomerNow } from './customers';
import { type FactsByDay, factsIn, noFacts, valueOf } from './facts';
import type { Days } from './period';
import { utilisationOf } from './utilisation';

/** The data that the figures need beside the facts. */
export interface OverviewAbout {
  /** The lifts and lanes that are measured. */
  resourceIds: readonly string[];
  hours: OpeningHours;
  /** Null until it is known which customers are the same. */
  customerNow: CustomerNow | null;
}

/** The figures of a period; öre without VAT, minutes. */
export interface Overview {
  salesOre: number;
  jobs: number;
  orders: number;
  /** Null without orders. */
  averageOre: number | null;
  load: Load;
  soldMinutes: number;
  workedMinutes: number;
  attendedMinutes: number;
  noShows: number;
  /**
   * Customers with sales in the period, and those of them who had some in the year before it; null while nobody knows which customers
   * are the same, and the second also while not all of that year is counted.
   */
  customers: number | null;
  returning: number | null;
  declinedOre: number;
  /** The öre of declined work that is followed up, by outcome. */
  outcomeOre: Readonly<Record<Outcome, number>>;
}

const everyDay = { has: () => true };

/**
 * The figures of a period from the facts of its days and of the year before it. The open time is that of the days that are
 * counted: all of them where `counted` is not told.
 */
export function overviewOf(
  all: FactsByDay,
  days: Days,
  { resourceIds, hours, customerNow }: OverviewAbout,
  counted: { has(day: string): boolean } = everyDay,
): Overview {
  const facts = factsIn(all, days);
  const salesOre = valueOf(facts, 'net');
  const orders = valueOf(facts, 'orders');
  const customers = customerNow && buyersOf(all, days, customerNow);
  const factsOn = (day: string) => (counted.has(day) ? (all.get(day) ?? noFacts) : undefined);
  const [open, booked, done, closed] = outcomes.map((key) => valueOf(facts, 'followups', key));
  return {
    salesOre,
    orders,
    load: utilisationOf(daysOf(days), factsOn, resourceIds, hours).all,
    jobs: valueOf(facts, 'bookings', 'jobs'),
    averageOre: orders === 0 ? null : Math.round(salesOre / orders),
    soldMinutes: valueOf(facts, 'sold'),
    workedMinutes: valueOf(facts, 'worked'),
    attendedMinutes: valueOf(facts, 'attended'),
    noShows: valueOf(facts, 'bookings', 'noShow'),
    customers: customers && customers.all.length,
    returning: customers && customers.returning.length,
    declinedOre: valueOf(facts, 'answered', 'declinedOre'),
    outcomeOre: { open: open ?? 0, booked: booked ?? 0, done: done ?? 0, closed: closed ?? 0 },
  };
}

/** A change in per cent, rounded; null where there is nothing to compare with. */
export function changeInPercent(value: number, before: number): number | null {
  return before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 100);
}
