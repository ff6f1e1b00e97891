import { foldRegistrationNumber } from '@/domain/values/registrationNumber';
import { type ComparedCustomer, keysOfCustomer, nameKey } from './customerKeys';
import type { ImportRow } from './importRows';

/** A detail that more customers share than these tells nothing of who is who: a switchboard, a usual name. */
export const mostAlike = 3;

/**
 * The rows of a file in groups, one for each customer, which is called by its first row. All rows are added and joined before the
 * answers about whole groups are asked for.
 */
export function rowGroups() {
  const customers = new Map<number, ComparedCustomer>();
  /** The plates of the rows, as they are compared. */
  const plates = new Map<number, string>();
  /** Leads from each row to an earlier one of the same customer; a first row leads to itself. */
  const parents = new Map<number, number>();
  const reasons = new Map<number, string>();
  /** The rows and the organisation number of each first row's customer. */
  const groups = new Map<number, { rows: number[]; number: string | null }>();
  const firstBy = new Map<string, number>();
  const alikeBy = new Map<string, number[]>();
  // Found once: thousands of rows may have the same detail.
  const othersBy = new Map<string, number[]>();

  function firstOf(row: number): number {
    const up = parents.get(row) ?? row;
    if (up === row) return row;
    const first = firstOf(up);
    parents.set(row, first);
    return first;
  }

  function join(one: number, other: number, what: string) {
    const first = Math.min(firstOf(one), firstOf(other));
    const later = Math.max(firstOf(one), firstOf(other));
    const [group, joined] = [groups.get(first), groups.get(later)];
    // Two companies of one name at one address keep their numbers apart.
    if (first === later || !group || !joined || areApart(group.number, joined.number)) return;
    group.rows.push(...joined.rows);
    group.number ??= joined.number;
    groups.delete(later);
    parents.set(later, first);
    reasons.set(later, what);
  }

  /** The keys of a row's customer; rows of one name about one car are the same, too. */
  function keysOf(row: number) {
    const customer = customers.get(row);
    if (!customer) return { same: [], alike: [] };
    const { same, alike } = keysOfCustomer(customer);
    const plate = plates.get(row);
    if (plate === undefined) return { same, alike };
    const name = nameKey(customer.name);
    return {
      same: [...same, { key: `${name}|plate ${plate}`, what: 'namn och fordon' }],
      alike: [...alike, { key: `plate ${plate}`, what: 'fordon' }],
    };
  }

  const numberOf = (first: number) => groups.get(first)?.number ?? null;

  return {
    firstOf,
    join,
    keysOf,
    numberOf,
    /** Adds a row; returns the details by which its customer is the same as those of other rows. */
    add(row: number, customer: ComparedCustomer, vehicle: ImportRow['vehicle']) {
      customers.set(row, customer);
      if (vehicle) plates.set(row, foldRegistrationNumber(vehicle.registrationNumber));
      groups.set(row, { rows: [row], number: customer.organisationNumber });
      const { same, alike } = keysOf(row);
      for (const { key } of alike) {
        const rows = alikeBy.get(key);
        if (rows) rows.push(row);
        else alikeBy.set(key, [row]);
      }
      return same;
    },
    /** Joins a row with the earlier ones that have one of the details in `same`. */
    joinSame(row: number, same: readonly { key: string; what: string }[]) {
      for (const { key, what } of same) {
        const earlier = firstBy.get(key);
        if (earlier === undefined) firstBy.set(key, row);
        else join(earlier, row, `samma ${what}`);
      }
    },
    rowsOf: (first: number) =>
      groups.get(first)?.rows.toSorted((one, other) => one - other) ?? [first],
    reasonOf: (row: number) => reasons.get(row) ?? null,
    /** A customer of earlier rows with the detail `key`, unless many have it. */
    earlierWith(key: string, first: number): { row: number; name: string | undefined } | null {
      const others = othersBy.get(key) ?? [...new Set((alikeBy.get(key) ?? []).map(firstOf))];
      othersBy.set(key, others);
      if (others.length > mostAlike + 1) return null;
      const row = [firstBy.get(key) ?? first, ...others]
        .map(firstOf)
        .find((each) => each < first && !areApart(numberOf(first), numberOf(each)));
      return row === undefined ? null : { row, name: customers.get(row)?.name };
    },
  };
}

/** True if two customers have different organisation numbers, and so are never the same. */
export function areApart(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
