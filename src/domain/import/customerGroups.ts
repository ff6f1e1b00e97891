import { type ComparedCustomer, keysOfCustomer } from './customerKeys';
import type { ImportRow } from './importRows';
import { areApart, mostAlike, rowGroups } from './rowGroups';

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
  const groups = rowGroups();
  // The answers about a whole group are found once: it may have thousands of rows.
  const placeBy = new Map<number, Pick<RowPlace, 'rows' | 'known'>>();

  /** The customers of the register with a detail, and one of them who can be the customer of a group. */
  function registered(key: string, first: number) {
    const all = byKey.get(key) ?? [];
    const number = groups.numberOf(first);
    return { all, found: all.find((each) => !areApart(number, each.organisationNumber)) };
  }

  /** The customer of the register whom the rows of a group are about. */
  function knownOf(first: number, rows: readonly number[]): RowPlace['known'] {
    for (const row of rows) {
      const decision = decisions.get(row);
      const chosen =
        typeof decision === 'object' && 'id' in decision ? byId.get(decision.id) : undefined;
      if (chosen) return { customer: chosen, because: 'du har valt det', isChosen: true };
    }
    for (const row of rows) {
      if (decisions.get(row) === 'own') continue;
      for (const { key, what } of groups.keysOf(row).same) {
        const { found } = registered(key, first);
        if (found) return { customer: found, because: `samma ${what}`, isChosen: false };
      }
    }
    return null;
  }

  function placeOfGroup(first: number): Pick<RowPlace, 'rows' | 'known'> {
    const rows = groups.rowsOf(first);
    return { rows, known: knownOf(first, rows) };
  }

  function maybeOf(row: number, first: number): RowPlace['maybe'] {
    const { same, alike } = groups.keysOf(row);
    for (const { key, what } of decisions.get(row) === 'own' ? [...same, ...alike] : alike) {
      const { all, found } = registered(key, first);
      if (found && all.length <= mostAlike) {
        const text = `Kan vara ${found.name} i registret: samma ${what}.`;
        return { text, decision: { id: found.id } };
      }
      const earlier = groups.earlierWith(key, first);
      if (!earlier) continue;
      const text = `Kan vara ${earlier.name} på rad ${earlier.row}: samma ${what}.`;
      return { text, decision: { row: earlier.row } };
    }
    return null;
  }

  return {
    add({ row, customer, vehicle, faults }: ImportRow) {
      if (!customer || faults.length > 0) return;
      const same = groups.add(row, customer, vehicle);
      const decision = decisions.get(row);
      if (decision === 'own') return;
      if (decision && 'row' in decision) groups.join(decision.row, row, 'du har slagit ihop dem');
      groups.joinSame(row, same);
    },
    /** The place of a row that is about a customer. */
    placeOf(row: number): RowPlace {
      const first = groups.firstOf(row);
      const place = placeBy.get(first) ?? placeOfGroup(first);
      placeBy.set(first, place);
      return {
        ...place,
        same: first === row ? null : groups.reasonOf(row),
        maybe: first === row && !place.known ? maybeOf(row, first) : null,
      };
    },
  };
}
