import type { Load } from '@/domain/booking/loadOf';
import { byKey, type Facts, valueOf } from './facts';
import { type Outcome, outcomes } from './contributions';

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
  /** Customers with sales in the period, and those of them who had some in the year before it. */
  customers: number;
  returning: number;
  declinedOre: number;
  /** What became of declined work that is followed up. */
  outcomeOre: Readonly<Record<Outcome, number>>;
}

/** The customers whose invoices less credits are not nothing; `now` gives the card that a merged one has become. */
export function customersIn(facts: Facts, now: (id: string) => string): Set<string> {
  return new Set(salesByCustomer(facts, now).keys());
}

/** Sales by customer in öre, without those of nobody in the register and those that came to nothing. */
export function salesByCustomer(facts: Facts, now: (id: string) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [id, ore] of byKey(facts, 'customer')) {
    if (id !== '') sums.set(now(id), (sums.get(now(id)) ?? 0) + ore);
  }
  return new Map([...sums].filter(([, ore]) => ore !== 0));
}

/** The figures of a period from its facts, those of the year before it, and the load of lifts and lanes. */
export function overviewOf(
  facts: Facts,
  before: Facts,
  load: Load,
  now: (customerId: string) => string,
): Overview {
  const salesOre = valueOf(facts, 'net');
  const orders = valueOf(facts, 'orders');
  const customers = customersIn(facts, now);
  const former = customersIn(before, now);
  const [open, booked, done, closed] = outcomes.map((key) => valueOf(facts, 'followups', key));
  return {
    ...{ salesOre, orders, load },
    jobs: valueOf(facts, 'bookings', 'jobs'),
    averageOre: orders === 0 ? null : Math.round(salesOre / orders),
    soldMinutes: valueOf(facts, 'sold'),
    workedMinutes: valueOf(facts, 'worked'),
    attendedMinutes: valueOf(facts, 'attended'),
    noShows: valueOf(facts, 'bookings', 'noShow'),
    customers: customers.size,
    returning: [...customers].filter((id) => former.has(id)).length,
    declinedOre: valueOf(facts, 'answered', 'declinedOre'),
    outcomeOre: { open: open ?? 0, booked: booked ?? 0, done: done ?? 0, closed: closed ?? 0 },
  };
}

/** A change in per cent, rounded; null where there is nothing to compare with. */
export function changeInPercent(value: number, before: number): number | null {
  return before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 100);
}
