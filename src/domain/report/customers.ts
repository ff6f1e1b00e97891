import { type Facts, type FactsByDay, factsIn } from './facts';
import type { Days } from './period';

/** Gives the card that a merged customer has become. */
export type CustomerNow = (id: string) => string;

/** Customers by their ids. */
export interface CustomerFigures {
  /** The customers with sales in the period, by their ids. */
  all: string[];
  /** The customers of `all` with sales in the year before the period, too. */
  returning: string[];
  /** The other customers of `all`. */
  fresh: string[];
  /** The customers with sales in the year before the last one of the period, and none in that year. */
  lost: string[];
}

/** Sales by customer in öre, without sales to people outside the register, and without sums of zero. */
export function salesByCustomer(facts: Facts, now: CustomerNow): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [id, ore] of facts.by('customer')) {
    if (id !== '') sums.set(now(id), (sums.get(now(id)) ?? 0) + ore);
  }
  return new Map([...sums].filter(([, ore]) => ore !== 0));
}

function yearUpTo(last: Days['last']): Days {
  return { first: last.subtract({ years: 1 }).add({ days: 1 }), last };
}

/** The year before a period, which tells who came back. */
export function yearOf({ first }: Days): Days {
  return yearUpTo(first.subtract({ days: 1 }));
}

/** The two years up to the end of a period, which tell who has not been seen for a year. */
export function twoYearsOf({ last }: Days): Days {
  const lastYear = yearUpTo(last);
  return { first: yearOf(lastYear).first, last };
}

/** The customers of a period, and those of them who came back. */
export function buyersOf(
  all: FactsByDay,
  days: Days,
  now: CustomerNow,
): Pick<CustomerFigures, 'all' | 'returning'> {
  const own = [...buyersIn(all, days, now)];
  const former = buyersIn(all, yearOf(days), now);
  return { all: own, returning: own.filter((id) => former.has(id)) };
}

/** The customers of a period: those who came back, who are new, and who have not been seen for a year. */
export function customersOf(all: FactsByDay, days: Days, now: CustomerNow): CustomerFigures {
  const own = buyersOf(all, days, now);
  const cameBack = new Set(own.returning);
  const lastYear = yearUpTo(days.last);
  const seen = buyersIn(all, lastYear, now);
  const before = buyersIn(all, yearOf(lastYear), now);
  return {
    ...own,
    fresh: own.all.filter((id) => !cameBack.has(id)),
    lost: [...before].filter((id) => !seen.has(id)),
  };
}

function buyersIn(all: FactsByDay, days: Days, now: CustomerNow): Set<string> {
  return new Set(salesByCustomer(factsIn(all, days), now).keys());
}
