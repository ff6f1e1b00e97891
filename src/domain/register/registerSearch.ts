import type { Customer } from './customer';
import type { Kept } from './registerKeys';
import { textsWith } from '@/domain/values/joinedTexts';
import { isHit, plateRank, readQuery, type RegisterQuery } from './registerQuery';
import { ranksOf } from './registerRanks';
import type { RegisterIndex } from './registerIndex';
import {
  bareTextsOf,
  compare,
  type CustomerVehicles,
  type IndexedRow,
  type Keyed,
  type RowOrder,
  sortRows,
  textsOf,
} from './registerRows';
import { foldText, swedishSortKey } from '@/domain/values/searchText';
import { tagKey, tagSpeller } from '@/domain/values/tags';
import type { Vehicle } from './vehicle';

/** A customer with its vehicles, matching vehicles first; or one vehicle without an owner. */
export interface RegisterRow<C, V> {
  readonly customer: C | null;
  readonly vehicles: V[];
}

/** The filter of the register; a customer must have every one of the tags. */
export interface RegisterFilter {
  query: string;
  kind: 'all' | 'private' | 'company' | 'ownerless';
  tags: string[];
  sort: RowOrder;
}

/**
 * The rows that pass the filter: first the exact plate, then beginnings of plates, then of names, then the
 * rest; each group is sorted.
 */
export function findRows<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  index: RegisterIndex<C, V>,
  { query, kind, tags, sort }: RegisterFilter,
): RegisterRow<C, V>[] {
  const asked = readQuery(query);
  const rows = index.sorted.get(sort) ?? sortRows(index.rows, sort);
  index.sorted.set(sort, rows);
  const hits = asked.words.map(({ needles, isExact }) =>
    textsWith(isExact ? textsOf(index.rows) : bareTextsOf(index.rows), needles),
  );
  const rankAt = ranksOf(index.rows, asked);
  const wanted = tags.map(tagKey);
  const ranks: RegisterRow<C, V>[][] = [];
  for (const row of rows) {
    if (kind !== 'all' && kind !== (row.customer?.data.kind ?? 'ownerless')) continue;
    if (wanted.length > 0 && !hasTags(row.customer, wanted)) continue;
    if (!hits.every((hit) => hit[row.place] === 1)) continue;
    const found = hits.length === 0 ? row : new FoundRow(row, asked);
    (ranks[rankAt[row.place] ?? 0] ??= []).push(found);
  }
  return ranks.flat();
}

/** Computes the parts of an index that the first search needs, so that the search is fast. */
export function prepareSearch<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  index: RegisterIndex<C, V>,
): void {
  findRows(index, { query: 'a', kind: 'all', tags: [], sort: 'name' });
}

/** All tags in use, the most used first; `exceptId` leaves out the tags of that customer. */
export function allTags<C extends Kept<Customer>, V>(
  { customers }: RegisterIndex<C, V>,
  exceptId?: string,
): string[] {
  const spell = tagSpeller();
  const counts = new Map<string, number>();
  for (const { id, data } of customers.values()) {
    if (id === exceptId) continue;
    for (const tag of spell(data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count, key: swedishSortKey(foldText(tag)) }))
    .sort((one, other) => other.count - one.count || compare(one.key, other.key))
    .map(({ tag }) => tag);
}

/**
 * The vehicles of a customer; the lists of paid and driven vehicles leave out vehicles that the customer
 * owns. A customer who is not in the register has none.
 */
export function vehiclesOf<C, V>(
  { customers, links }: RegisterIndex<C, V>,
  customerId: string,
): CustomerVehicles<V> {
  const known = customers.has(customerId) ? links.get(customerId) : undefined;
  const { owned = [], paid = [], driven = [], former = [] } = known ?? {};
  const entries = (list: Keyed<V>[]) => list.map(({ entry }) => entry);
  return {
    owned: entries(owned),
    paid: entries(paid),
    driven: entries(driven),
    former: entries(former),
  };
}

function hasTags(customer: Kept<Customer> | null, wanted: string[]): boolean {
  const keys = customer?.data.tags.map(tagKey);
  return wanted.every((key) => keys?.includes(key));
}

/**
 * A row that matches. Of thousands of rows only those on the screen need their vehicles, so a getter finds
 * them on demand; a copy made by spreading the row lacks them.
 */
class FoundRow<C, V> implements RegisterRow<C, V> {
  readonly customer: C | null;
  private readonly row: IndexedRow<C, V>;
  private readonly asked: RegisterQuery;
  private found: V[] | undefined;

  constructor(row: IndexedRow<C, V>, asked: RegisterQuery) {
    this.customer = row.customer;
    this.row = row;
    this.asked = asked;
  }

  get vehicles(): V[] {
    return (this.found ??= answering(this.row, this.asked));
  }
}

/** The vehicles of a row that matches, in the order in which they match. */
function answering<C, V>(row: IndexedRow<C, V>, asked: RegisterQuery): V[] {
  const others = row.others.filter(({ keys }) => isHit(keys, asked));
  if (row.vehicles.length <= 1 && others.length === 0) return row.vehicles;
  const { length } = asked.words;
  return [...row.owned, ...others]
    .map(({ entry, keys }) => ({
      entry,
      rank: Math.min(plateRank(keys, asked), length + (isHit(keys, asked) ? 1 : 2)),
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
