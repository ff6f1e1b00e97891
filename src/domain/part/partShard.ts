import { formatPart, type Part } from './part';

/**
 * The number of documents that hold all articles; an article's key decides in which one it is. With 20,000 articles one is some
 * 30 kB, which a change sends to every other device. The rules take a thousand of the greatest length in one, 230 kB.
 */
export const shardCount = 64;

/** The change of one article: null takes it away; `costOre` is left out where it stays as it is. */
export interface PartEdit {
  key: string;
  part: Part | null;
  costOre?: number | null;
}

/** The write of a document of the collection `partShards` or `partCosts`. */
export interface ShardChange {
  kind: 'create' | 'update';
  collection: 'partShards' | 'partCosts';
  id: string;
  values: Record<string, unknown>;
}

/** The id of the document that holds an article, `00` to `63`. */
export function shardOf(key: string): string {
  let hash = 0;
  for (let index = 0; index < key.length; index++) {
    hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  }
  // The last bits of such a hash are those of the last characters alone.
  return String(((hash ^ (hash >>> 13)) >>> 0) % shardCount).padStart(2, '0');
}

/**
 * The writes that make the edits, one for each document. A document that is there is changed by the keys of the articles, so
 * that what other people change of other articles stays; `hasShard` tells which are there. The costs of a shard are there
 * when the shard is.
 */
export function shardChanges(
  edits: readonly PartEdit[],
  hasShard: (id: string) => boolean,
): ShardChange[] {
  const byShard = new Map<string, PartEdit[]>();
  for (const edit of edits) {
    const id = shardOf(edit.key);
    const ofShard = byShard.get(id);
    if (ofShard) ofShard.push(edit);
    else byShard.set(id, [edit]);
  }
  return [...byShard].flatMap(([id, ofShard]) => {
    const parts = ofShard.map(({ key, part }) => [key, part && formatPart(part)] as const);
    const costs = ofShard.flatMap(({ key, part, costOre }) => {
      const cost = part ? costOre : null;
      return cost === undefined ? [] : [[key, cost === null ? null : String(cost)] as const];
    });
    return hasShard(id)
      ? [
          changeOf('partShards', id, 'parts', parts),
          ...(costs.length > 0 ? [changeOf('partCosts', id, 'costs', costs)] : []),
        ]
      : [creationOf('partShards', id, 'parts', parts), creationOf('partCosts', id, 'costs', costs)];
  });
}

type Entries = (readonly [key: string, value: string | null])[];

function changeOf(
  collection: ShardChange['collection'],
  id: string,
  field: string,
  entries: Entries,
): ShardChange {
  const values = Object.fromEntries(entries.map(([key, value]) => [`${field}.${key}`, value]));
  return { kind: 'update', collection, id, values };
}

function creationOf(
  collection: ShardChange['collection'],
  id: string,
  field: string,
  entries: Entries,
): ShardChange {
  const values = Object.fromEntries(entries.filter(([, value]) => value !== null));
  return { kind: 'create', collection, id, values: { [field]: values } };
}
