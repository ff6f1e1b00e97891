import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { type AppQuery, type Constraint, queriesOfTheApp } from '../support/queries';

// The emulator answers every query. Only the server needs the indexes of this file.
const file = 'firestore.indexes.json';

const direction = v.picklist(['ASCENDING', 'DESCENDING']);
const indexesFile = v.object({
  indexes: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      queryScope: v.literal('COLLECTION'),
      fields: v.array(v.strictObject({ fieldPath: v.string(), order: direction })),
    }),
  ),
  fieldOverrides: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.pipe(v.array(v.unknown()), v.empty()),
    }),
  ),
});
type Indexes = v.InferOutput<typeof indexesFile>;
type Index = Indexes['indexes'][number];
type Field = Index['fields'][number];

const known = v.parse(indexesFile, JSON.parse(readFileSync(file, 'utf8')));
const queries = queriesOfTheApp();

/** The index that a query needs: the equal fields in any order, and then the ordered ones. */
interface Need {
  equal: string[];
  ordered: Field[];
}

/**
 * The index that a query needs beside those of single fields; null for none. Equal fields alone are found by those, and so is one
 * field that is ordered or has bounds. https://firebase.google.com/docs/firestore/query-data/index-overview
 */
function needOf({ place, collection, constraints }: AppQuery): Need | null {
  const equal: string[] = [];
  const ordered: Field[] = [];
  const bounded: string[] = [];
  for (const { kind, field, how } of constraints) {
    const name = field ?? '?';
    if (kind !== 'where') ordered.push({ fieldPath: name, order: orderOf(how) });
    else if (how === '==' || how === 'in') equal.push(name);
    else if (how !== null && ['<', '<=', '>', '>='].includes(how)) bounded.push(name);
    else throw new Error(`${place}: say in indexes.test.ts which index ${how} on ${name} needs`);
  }
  // The SDK orders by fields with bounds that no order names, the way the last order goes.
  const order = constraints.findLast(({ kind }) => kind === 'orderBy')?.how ?? 'asc';
  for (const name of bounded.toSorted()) {
    if (!ordered.some(({ fieldPath }) => fieldPath === name)) {
      ordered.push({ fieldPath: name, order: orderOf(order) });
    }
  }
  // Every index ends with the id, in the direction of the field before it.
  const last = ordered.at(-1);
  const before = ordered.at(-2)?.order ?? 'ASCENDING';
  if (last?.fieldPath === '__name__' && last.order === before) ordered.pop();
  const own = ordered.filter(({ fieldPath }) => !equal.includes(fieldPath));
  if (own.length === 0 || (own.length === 1 && equal.length === 0)) return null;
  if (collection === null || [...equal, ...own.map(({ fieldPath }) => fieldPath)].includes('?')) {
    throw new Error(
      `${place}: write the names of the collection and of the fields as plain texts in this query, ` +
        `or as parameters with these texts as their types: its index cannot be read otherwise`,
    );
  }
  return { equal: [...new Set(equal)], ordered: own };
}

function orderOf(how: string | null): Field['order'] {
  return how === 'desc' ? 'DESCENDING' : 'ASCENDING';
}

function fits({ fields }: Index, { equal, ordered }: Need): boolean {
  const first = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  return (
    JSON.stringify(first.toSorted()) === JSON.stringify(equal.toSorted()) &&
    JSON.stringify(fields.slice(equal.length)) === JSON.stringify(ordered)
  );
}

/** Everything that is wrong with the indexes for some queries, and what to do about it. */
function faultsOf(of: readonly AppQuery[], { indexes, fieldOverrides }: Indexes): string[] {
  const used = new Set<Index>();
  const faults = of.flatMap((query) => {
    const need = needOf(query);
    const own = indexes.filter(({ collectionGroup }) => collectionGroup === query.collection);
    const found = need ? own.filter((index) => fits(index, need)) : [];
    for (const index of found) used.add(index);
    if (need)
      return found.length > 0
        ? []
        : [`${query.place}: add to "indexes" of ${file}: ${entryOf(query, need)}`];
    return query.constraints.flatMap(({ field }) => {
      const exempt = fieldOverrides.find(
        ({ collectionGroup, fieldPath }) =>
          collectionGroup === query.collection && `${field}.`.startsWith(`${fieldPath}.`),
      );
      return exempt
        ? [
            `${query.place}: asks for ${field} of ${query.collection}, which "fieldOverrides" of ${file} leaves without an index: take it out there`,
          ]
        : [];
    });
  });
  const unused = indexes
    .filter((index) => !used.has(index))
    .map((index) => `No query needs this index: take it out of ${file}: ${JSON.stringify(index)}`);
  return [...new Set([...faults, ...unused])];
}

function entryOf({ collection }: AppQuery, { equal, ordered }: Need): string {
  const first = equal.map((fieldPath): Field => ({ fieldPath, order: 'ASCENDING' }));
  return JSON.stringify({
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: [...first, ...ordered],
  });
}

test('every query of the app has its index, and every index its query', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(faultsOf(queries, known)).toEqual([]);
});

test('documents of a customer are asked for by all ids that the customer has had', () => {
  const ofOne = queries.flatMap(({ place, constraints }) =>
    constraints.flatMap(({ field, how }) =>
      how === '==' && /^(customer|payer|driver|owner|person)Id$/.test(field ?? '')
        ? [`${place}: ask for ${field} in customerIds() of domain/register/customerNow.ts`]
        : [],
    ),
  );
  expect(ofOne, 'a merged customer’s documents keep the former id').toEqual([]);
});

describe('the index of a query', () => {
  const constraint = (text: string): Constraint => {
    const [kind, field = '', how = 'asc'] = text.split(' ');
    if (kind !== 'where' && kind !== 'orderBy' && kind !== 'sum') throw new Error(text);
    return { kind, field, how };
  };
  const needed = (...constraints: string[]) => {
    const need = needOf({
      place: 'x',
      collection: 'letters',
      constraints: constraints.map(constraint),
    });
    return (
      need && [
        ...need.equal,
        ...need.ordered.map(({ fieldPath, order }) => `${fieldPath} ${order}`),
      ]
    );
  };

  it.each([
    [['where a ==', 'where b in'], null],
    [['where a >=', 'where a <', 'orderBy a desc'], null],
    [['orderBy a', 'orderBy __name__'], null],
    [['orderBy a desc', 'orderBy __name__ desc'], null],
    [['where a ==', 'orderBy __name__'], null],
    [['where __name__ in'], null],
    [['where a ==', 'orderBy a'], null],
    [
      ['where a ==', 'orderBy __name__ desc'],
      ['a', '__name__ DESCENDING'],
    ],
    [
      ['where a in', 'orderBy b desc'],
      ['a', 'b DESCENDING'],
    ],
    [
      ['where a ==', 'where b >'],
      ['a', 'b ASCENDING'],
    ],
    [
      ['where b >', 'where c <', 'orderBy c desc'],
      ['c DESCENDING', 'b DESCENDING'],
    ],
    [
      ['where a >', 'orderBy a', 'sum b'],
      ['a ASCENDING', 'b ASCENDING'],
    ],
  ])('of %j is %j', (constraints, expected) => {
    expect(needed(...constraints)).toEqual(expected);
  });

  it('of a condition of an unknown kind is an error', () => {
    expect(() => needed('where tags array-contains', 'orderBy a')).toThrow(
      'array-contains on tags',
    );
  });
});

describe('a forgotten index', () => {
  it('is told with the place of its query, and with the entry to add', () => {
    const less = known.indexes.filter(
      ({ collectionGroup, fields }) =>
        collectionGroup !== 'workOrders' || fields[0]?.fieldPath !== 'isOpen',
    );
    expect(faultsOf(queries, { ...known, indexes: less })).toEqual([
      expect.stringMatching(
        /^src\/data\/.*orders\.ts:\d+: add to "indexes" of firestore\.indexes\.json: \{"collectionGroup":"workOrders".*"isOpen".*"dueAt","order":"ASCENDING"/,
      ),
    ]);
  });

  it('is told when no query needs one any more', () => {
    const one: Index = {
      collectionGroup: 'letters',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    };
    const faults = faultsOf(queries, { ...known, indexes: [...known.indexes, one] });
    expect(faults).toEqual([
      expect.stringContaining(
        'take it out of firestore.indexes.json: {"collectionGroup":"letters"',
      ),
    ]);
  });

  it('is told of a field that is exempt from the indexes of single fields', () => {
    const override = { collectionGroup: 'approvals', fieldPath: 'orderId', indexes: [] };
    const faults = faultsOf(queries, {
      ...known,
      fieldOverrides: [...known.fieldOverrides, override],
    });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toContain('asks for orderId of approvals');
  });
});
