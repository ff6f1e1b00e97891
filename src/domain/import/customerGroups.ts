import { type ComparedCustomer, keysOfCustomer, nameKey } from './customerKeys';
import type { ImportRow } from './importRows';
import { foldRegistrationNumber } from '@/domain/values/registrationNumber';

/** A person's decision about the customer of a row: it is one of its own, that of an earlier row, or one of the register. */
export type RowDecision = 'own' | { row: number } | { id: string };

/** The decisions by the numbers of their rows. */
export type RowDecisions = ReadonlyMap<number, RowDecision>;

/** A customer of the register. */
export interface KnownCustomer {
  id: string;
  name: string;
  organisationNumber: string | null;
}

/** The customers of the register by what they are compared by. */
export interface KnownCustomers {
  byId: ReadonlyMap<string, KnownCustomer>;
  byKey: ReadonlyMap<string, readonly KnownCustomer[]>;
}

/** The place of a row among the customers of the file. */
export interface RowPlace {
  /** The rows about the same customer in the order of the file, this one included. */
  rows: readonly number[];
  /** The reason why the row is about the same customer as the first of them; null for that row itself. */
  same: string | null;
  /** The customer of the register whom the rows are about, with the reason, and whether a person has said so. */
  known: { customer: KnownCustomer; because: string; isChosen: boolean } | null;
  /** Another customer who may be the same, with the reason and the decision that makes them one. */
  maybe: { text: string; decision: RowDecision } | null;
}

/** A detail that more customers share than these tells nothing of who is who: a switchboard, a usual name. */
const mostAlike = 3;

/** Makes the customers of the register ready to be compared. */
export function knownCustomers(
  customers: Iterable<{ id: string; data: ComparedCustomer }>,
): KnownCustomers {
  const byId = new Map<string, KnownCustomer>();
  const byKey = new Map<string, KnownCustomer[]>();
  for (const { id, data } of customers) {
    const customer = { id, name: data.name, organisationNumber: data.organisationNumber };
    byId.set(id, customer);
    const { same, alike } = keysOfCustomer(data);
    for (const { key } of [...same, ...alike]) {
      const others = byKey.get(key);
      if (others) others.push(customer);
      else byKey.set(key, [customer]);
    }
  }
  return { byId, byKey };
}

/**
 * Groups the rows of a file by customer. Rows are about one when their names and a telephone number, e-mail or street address are the
 * same, or their organisation numbers; a decision goes before that. All rows are added, in the order of the file, before a
 * place is asked for.
 */
export function customerGroups({ byId, byKey }: KnownCustomers, decisions: RowDecisions) {
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
  // The answers about a whole group are found once: it may have thousands of rows.
  const placeBy = new Map<number, Pick<RowPlace, 'rows' | 'known'>>();
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
  function keysOf(row: number, customer: ComparedCustomer) {
    const { same, alike } = keysOfCustomer(customer);
    const plate = plates.get(row);
    if (plate === undefined) return { same, alike };
    const name = nameKey(customer.name);
    return {
      same: [...same, { key: `${name}|plate ${plate}`, what: 'namn och fordon' }],
      alike: [...alike, { key: `plate ${plate}`, what: 'fordon' }],
    };
  }

  /** The customer of the register whom the rows of a group are about. */
  function knownOf(first: number, rows: readonly number[]): RowPlace['known'] {
    for (const row of rows) {
      const decision = decisions.get(row);
      const chosen =
        typeof decision === 'object' && 'id' in decision ? byId.get(decision.id) : undefined;
      if (chosen) return { customer: chosen, because: 'du har valt det', isChosen: true };
    }
    const number = groups.get(first)?.number ?? null;
    for (const row of rows) {
      const customer = customers.get(row);
      if (!customer || decisions.get(row) === 'own') continue;
      for (const { key, what } of keysOf(row, customer).same) {
        const found = byKey.get(key)?.find((each) => !areApart(number, each.organisationNumber));
        if (found) return { customer: found, because: `samma ${what}`, isChosen: false };
      }
    }
    return null;
  }

  function placeOfGroup(first: number): Pick<RowPlace, 'rows' | 'known'> {
    const rows = groups.get(first)?.rows.toSorted((one, other) => one - other) ?? [first];
    return { rows, known: knownOf(first, rows) };
  }

  function maybeOf(row: number, first: number): RowPlace['maybe'] {
    const customer = customers.get(row);
    if (!customer) return null;
    const number = groups.get(first)?.number ?? null;
    const { same, alike } = keysOf(row, customer);
    for (const { key, what } of decisions.get(row) === 'own' ? [...same, ...alike] : alike) {
      const known = byKey.get(key) ?? [];
      // Customers whose organisation numbers differ are never joined.
      const found = known.find((each) => !areApart(number, each.organisationNumber));
      if (found && known.length <= mostAlike) {
        const text = `Kan vara ${found.name} i registret: samma ${what}.`;
        return { text, decision: { id: found.id } };
      }
      const others = othersBy.get(key) ?? [...new Set((alikeBy.get(key) ?? []).map(firstOf))];
      othersBy.set(key, others);
      if (others.length > mostAlike + 1) continue;
      const earlier = [firstBy.get(key) ?? first, ...others]
        .map(firstOf)
        .find((each) => each < first && !areApart(number, groups.get(each)?.number ?? null));
      if (earlier === undefined) continue;
      const text = `Kan vara ${customers.get(earlier)?.name} på rad ${earlier}: samma ${what}.`;
      return { text, decision: { row: earlier } };
    }
    return null;
  }

  return {
    add({ row, customer, vehicle, faults }: ImportRow) {
      if (!customer || faults.length > 0) return;
      customers.set(row, customer);
      if (vehicle) plates.set(row, foldRegistrationNumber(vehicle.registrationNumber));
      groups.set(row, { rows: [row], number: customer.organisationNumber });
      const decision = decisions.get(row);
      const { same, alike } = keysOf(row, customer);
      for (const { key } of alike) {
        const rows = alikeBy.get(key);
        if (rows) rows.push(row);
        else alikeBy.set(key, [row]);
      }
      if (decision === 'own') return;
      if (decision && 'row' in decision) join(decision.row, row, 'du har slagit ihop dem');
      for (const { key, what } of same) {
        const earlier = firstBy.get(key);
        if (earlier === undefined) firstBy.set(key, row);
        else join(earlier, row, `samma ${what}`);
      }
    },
    /** The place of a row that is about a customer. */
    placeOf(row: number): RowPlace {
      const first = firstOf(row);
      const place = placeBy.get(first) ?? placeOfGroup(first);
      placeBy.set(first, place);
      return {
        ...place,
        same: first === row ? null : (reasons.get(row) ?? null),
        maybe: first === row && !place.known ? maybeOf(row, first) : null,
      };
    },
  };
}

function areApart(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
