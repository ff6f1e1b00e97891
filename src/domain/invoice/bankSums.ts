import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import type { Receivable } from './receivable';

/** Customers with more open invoices than this are looked through for sums of two alone: three would take too long. */
const mostForThree = 60;

/** More combinations than this are not kept: that there are several is enough to know. */
const mostKept = 5;

/** Two or three invoices of one customer whose rests are `ore` together. */
export interface CustomerSum {
  payer: string;
  ore: number;
  combinations: Entry<Receivable>[][];
  /** True when there are more combinations than those that are kept. */
  isCut: boolean;
}

/** The customer of what is owed: the id, or the name of a buyer who is in no register. */
export function payerOf({ customerId, buyerName }: Receivable): string {
  return customerId ?? `name ${buyerName}`;
}

/**
 * Finds two or three invoices of one customer whose rests (`leftOf`, öre) have one of the sums that are `wanted`. The work grows with the
 * square of one customer's open invoices, and with the cube for sixty at most.
 */
export function sumsOf(
  open: readonly Entry<Receivable>[],
  leftOf: (invoice: Entry<Receivable>) => number,
  wanted: ReadonlySet<number>,
): CustomerSum[] {
  const most = Math.max(0, ...wanted);
  return [...grouped(open, ({ data }) => payerOf(data))].flatMap(([payer, all]) => {
    const owed = all
      .map((entry) => ({ entry, ore: leftOf(entry) }))
      .filter(({ ore }) => ore > 0 && ore < most);
    const found = new Map<number, CustomerSum>();
    const keep = (ore: number, combination: Entry<Receivable>[]) => {
      const kept = found.get(ore) ?? { payer, ore, combinations: [], isCut: false };
      found.set(ore, kept);
      if (kept.combinations.length < mostKept) kept.combinations.push(combination);
      else kept.isCut = true;
    };
    owed.forEach((one, at) =>
      owed.slice(at + 1).forEach((other, next) => {
        const two = one.ore + other.ore;
        if (wanted.has(two)) keep(two, [one.entry, other.entry]);
        if (owed.length > mostForThree || two >= most) return;
        for (const last of owed.slice(at + next + 2)) {
          const three = two + last.ore;
          if (wanted.has(three)) keep(three, [one.entry, other.entry, last.entry]);
        }
      }),
    );
    return [...found.values()];
  });
}
