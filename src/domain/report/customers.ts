import { type Facts, byKey, type FactsByDay, factsIn } from './facts';
import type { Days } from './period';

/** Gives the card that a merged customer has become. */
export type CustomerNow = (id: string) => string;

/** Customers by their ids. */
export interface CustomerFigures {
  /** Those with sales in the period. */
  all: string[];
  /** Those of them who had sales in the year before it, too. */
  returning: string[];
  /** The others. */
  fresh: string[];
  /** Those who had sales in the year before the last one of the period, and have had none in that year. */
  lost: string[];
}

/** Sales by customer in öre, without those of nobody in the register and those that came to nothing. */
export function salesByCustomer(facts: Facts, now: CustomerNow): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [id, ore] of byKey(facts, 'customer')) {
    if (id !== '') sums.set(now(id), (sums.get(now(id)) ?? 0) + ore);
  }
  return new Map([...sums].filter(([, ore]) => ore !== 0));
}

/** The year of days before a day. */
export function yearUpTo(last: Days['last']): Days {
  return { first: last.subtract({ years: 1 }).add({ days: 1 }), last };
}

/** The customers of a period: those who came back, who are new, and who have not been seen for a year. */
export function customersOf(all: FactsByDay, days: Days, now: CustomerNow): CustomerFigures {
  const customersIn = (some: Days) => new Set(salesByCustomer(factsIn(all, some), now).keys());
  const own = [...customersIn(days)];
  const former = customersIn(yearUpTo(days.first.subtract({ days: 1 })));
  const lastYear = yearUpTo(days.last);
  const seen = customersIn(lastYear);
  const before = customersIn(yearUpTo(lastYear.first.subtract({ days: 1 })));
  return {
    all: own,
    returning: own.filter((id) => former.has(id)),
    fresh: own.filter((id) => !former.has(id)),
    lost: [...before].filter((id) => !seen.has(id)),
  };
}
