import { bareTexts, type JoinedTexts, joinTexts, textsWith } from '@/domain/values/joinedTexts';
import { memoised } from '@/domain/values/memoised';
import { bareText, foldText } from '@/domain/values/searchText';
import { parsePart, type Part, type PartShard } from './part';

/** An article of the register with its key. */
export interface KeptPart {
  key: string;
  part: Part;
}

/** The articles of all shards in the order of their numbers, ready to be searched. */
export interface PartIndex {
  parts: readonly KeptPart[];
  byKey: ReadonlyMap<string, Part>;
  /** The stored articles that cannot be read. */
  unreadable: number;
  folded: JoinedTexts;
  bare: JoinedTexts;
}

interface ReadShard {
  parts: (KeptPart & { sortKey: string; text: string })[];
  unreadable: number;
}

// A shard stays the same object until it changes, so a change of one article reads one shard anew.
const readShard = memoised(({ parts }: PartShard): ReadShard => {
  const read = Object.entries(parts).map(([key, stored]) => ({ key, part: parsePart(stored) }));
  return {
    parts: read.flatMap(({ key, part }) =>
      part ? [{ key, part, sortKey: foldText(part.number), text: searchTextOf(part) }] : [],
    ),
    unreadable: read.filter(({ part }) => part === null).length,
  };
});

/** The index of a list of shards, made once for each list. */
export const partIndex = memoised((shards: readonly { data: PartShard }[]): PartIndex => {
  const read = shards.map(({ data }) => readShard(data));
  const parts = read
    .flatMap((shard) => shard.parts)
    .toSorted((one, other) => (one.sortKey < other.sortKey ? -1 : 1));
  const folded = joinTexts(parts.map(({ text }) => text));
  return {
    parts,
    byKey: new Map(parts.map(({ key, part }) => [key, part])),
    unreadable: read.reduce((sum, shard) => sum + shard.unreadable, 0),
    folded,
    bare: bareTexts(folded),
  };
});

/** The text by which an article is found: its number, also without the signs in it, its name and its supplier. */
function searchTextOf({ number, name, supplier }: Part): string {
  return foldText(`${number} ${compact(number)} ${name} ${supplier}`);
}

function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The articles in which every word of the query occurs: first the one with that number, then those whose numbers begin
 * with it, each in the order of their numbers. An empty query finds all.
 */
export function findParts({ parts, folded, bare }: PartIndex, query: string): readonly KeptPart[] {
  const typed = foldText(query).trim();
  if (typed === '') return parts;
  const words = typed.split(/\s+/);
  const hits = words.map((word) => textsWith(bareText(word) === word ? bare : folded, [word]));
  const found = parts.filter((_, place) => hits.every((hit) => hit[place] === 1));
  const number = compact(typed);
  const numbers = found.map(({ part }) => compact(foldText(part.number)));
  const isSame = (_: KeptPart, place: number) => numbers[place] === number;
  const begins = (_: KeptPart, place: number) =>
    numbers[place] !== number && (numbers[place] ?? '').startsWith(number);
  const isOther = (_: KeptPart, place: number) => !(numbers[place] ?? '').startsWith(number);
  return [...found.filter(isSame), ...found.filter(begins), ...found.filter(isOther)];
}
