import { formatPart, type Part } from './part';

/** The number of documents that hold all articles; an article's key decides in which one it is. */
export const packCount = 64;

/** The change of one article: null takes it away; `costOre` is left out where it stays as it is. */
export interface PartEdit {
  key: string;
  part: Part | null;
  costOre?: number | null;
}

/** The write of a document of the collection `partPacks` or `partCosts`. */
export interface PackChange {
  kind: 'create' | 'update';
  collection: 'partPacks' | 'partCosts';
  id: string;
  values: Record<string, unknown>;
}

/** The id of the document that holds an article, `00` to `63`. */
export function packOf(key: string): string {
  let hash = 0;
  for (let index = 0; index < key.length; index++) {
    hash = (Math.imul(hash, 31) + key.charCodeAt(index)) | 0;
  }
  // The last bits of such a hash are those of the last characters alone.
  return String(((hash ^ (hash >>> 13)) >>> 0) % packCount).padStart(2, '0');
}

/**
 * The writes that make the edits, one for each document. A document that is there is changed by the keys of the articles, so
 * that what other people change of other articles stays; `hasPack` tells which are there. The costs of a pack are there
 * when the pack is.
 */
export function packChanges(
  edits: readonly PartEdit[],
  hasPack: (id: string) => boolean,
): PackChange[] {
  const byPack = new Map<string, PartEdit[]>();
  for (const edit of edits) {
    const id = packOf(edit.key);
    const ofPack = byPack.get(id);
    if (ofPack) ofPack.push(edit);
    else byPack.set(id, [edit]);
  }
  return [...byPack].flatMap(([id, ofPack]) => {
    const parts = ofPack.map(({ key, part }) => [key, part && formatPart(part)] as const);
    const costs = ofPack.flatMap(({ key, part, costOre }) => {
      const cost = part ? costOre : null;
      return cost === undefined ? [] : [[key, cost === null ? null : String(cost)] as const];
    });
    return hasPack(id)
      ? [
          changeOf('partPacks', id, 'parts', parts),
          ...(costs.length > 0 ? [changeOf('partCosts', id, 'costs', costs)] : []),
        ]
      : [creationOf('partPacks', id, 'parts', parts), creationOf('partCosts', id, 'costs', costs)];
  });
}

type Entries = (readonly [key: string, value: string | null])[];

function changeOf(
  collection: PackChange['collection'],
  id: string,
  field: string,
  entries: Entries,
): PackChange {
  const values = Object.fromEntries(entries.map(([key, value]) => [`${field}.${key}`, value]));
  return { kind: 'update', collection, id, values };
}

function creationOf(
  collection: PackChange['collection'],
  id: string,
  field: string,
  entries: Entries,
): PackChange {
  const values = Object.fromEntries(entries.filter(([, value]) => value !== null));
  return { kind: 'create', collection, id, values: { [field]: values } };
}
