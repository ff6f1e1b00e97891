import type { Facts } from './facts';

/** The minutes of a person: sold on invoices, spent on orders, and attended by the staff ledger. */
export interface PersonHours {
  /** The id of the staff card; empty for what names nobody. */
  key: string;
  sold: number;
  worked: number;
  attended: number;
}

/** The minutes of everybody in a period, the most attended first. */
export function hoursBy(facts: Facts): PersonHours[] {
  const [sold, worked, attended] = [facts.by('sold'), facts.by('worked'), facts.by('attended')];
  const keys = new Set([...sold.keys(), ...worked.keys(), ...attended.keys()]);
  return [...keys]
    .map((key) => ({
      key,
      sold: sold.get(key) ?? 0,
      worked: worked.get(key) ?? 0,
      attended: attended.get(key) ?? 0,
    }))
    .toSorted((one, other) => other.attended - one.attended || other.sold - one.sold);
}
