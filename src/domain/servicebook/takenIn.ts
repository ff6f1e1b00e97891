import { type Correcting, mayReplace, ofFile } from './corrections';
import type { ReadBook, Verdict } from './portableBook';
import type { ServiceEntryFields } from './serviceEntry';

type WholeBook = Extract<ReadBook, { ok: true }>;

/** The entries that a book takes in from a file, and those that stay out; entries are counted from 1 in the order of the file. */
export interface TakenIn {
  added: { id: string; values: ServiceEntryFields }[];
  /** The number of entries that are in the book already, and of those in the file that are unsigned. */
  known: number;
  unsigned: number;
  /** The entries that were changed, or whose signature cannot be checked. */
  changed: number[];
  /** The entries that correct one of the workshop's own, or one that another key has signed. */
  replacing: number[];
  /** The entries of days that have not been yet. */
  early: number[];
}

/** Tells what a book with the entries that are `there` takes in of a file on a day, `2026-11-20`. */
export function takenIn(
  { book, verdicts }: WholeBook,
  there: readonly { id: string; data: Correcting }[],
  today: string,
): TakenIn {
  const inFile = book.entries.map(({ id, signature }) => [id, ofFile(signature)] as const);
  const inBook = there.map(({ id, data }) => [id, data] as const);
  const byId = new Map<string, Omit<Correcting, 'correctsId'>>([...inFile, ...inBook]);
  const here = new Set(there.map(({ id }) => id));
  const taken: TakenIn = {
    added: [],
    known: 0,
    changed: [],
    replacing: [],
    early: [],
    unsigned: verdicts.filter((verdict) => verdict === 'unsigned').length,
  };
  book.entries.forEach(({ id, content, signature }, place) => {
    const corrected = byId.get(content.correctsId ?? '');
    if (here.has(id)) taken.known += 1;
    if (!isRight(verdicts[place])) taken.changed.push(place + 1);
    else if (here.has(id)) return;
    else if (content.doneOn > today) taken.early.push(place + 1);
    else if (corrected && !mayReplace(ofFile(signature), corrected))
      taken.replacing.push(place + 1);
    else {
      const key = signature ? book.keys[signature.keyId] : undefined;
      const importedKey = key ? { x: key.x, y: key.y } : null;
      const values = { ...content, orderId: null, signature, isImported: true, importedKey };
      taken.added.push({ id, values });
    }
  });
  return taken;
}

/** True if an entry is as it was written; one whose key is missing may be, and cannot be checked. */
function isRight(verdict: Verdict | undefined): boolean {
  return verdict === 'unchanged' || verdict === 'unsigned';
}
