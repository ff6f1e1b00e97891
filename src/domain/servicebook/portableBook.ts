import * as v from 'valibot';
import { canonicalJson } from '@/domain/values/canonicalJson';
import { documentId, wrongShape } from '@/domain/values/fields';
import { sha256 } from '@/domain/values/sha256';
import {
  contentOf,
  entrySignature,
  type PublicKey,
  publicKey,
  type ServiceEntry,
  serviceEntryContent,
} from './serviceEntry';
import { isSignedBy } from './signing';

/** The name of the form of a file, another one whenever an older app could not read it. */
const form = 'verkstadsnavet-servicebok-1';

/** The most entries of a file, and the most characters: a book of 60 entries has about 40,000. */
export const portableLimits = { entries: 500, characters: 2_000_000 } as const;

const portableEntry = v.object(
  { id: documentId, content: serviceEntryContent, signature: v.nullable(entrySignature) },
  wrongShape,
);

const portableBook = v.object(
  {
    form: v.literal(form, wrongShape),
    car: v.object(
      {
        plate: v.string(wrongShape),
        make: v.nullable(v.string(wrongShape)),
        model: v.nullable(v.string(wrongShape)),
        year: v.nullable(v.number(wrongShape)),
        vin: v.nullable(v.string(wrongShape)),
      },
      wrongShape,
    ),
    /** The public parts of the keys, by their thumbprints. */
    keys: v.record(v.string(), publicKey, wrongShape),
    /** The SHA-256 hash of the rest. */
    sum: v.string(wrongShape),
    entries: v.pipe(
      v.array(portableEntry, wrongShape),
      v.maxLength(portableLimits.entries, 'Filen har fler än 500 noteringar.'),
    ),
  },
  wrongShape,
);

/** The service book of a car as its owner takes it along. */
export type PortableBook = v.InferOutput<typeof portableBook>;
export type PortableEntry = PortableBook['entries'][number];

/** What is known of an entry of a file: signed and unchanged, changed since it was signed, or never signed. */
export type Verdict = 'unchanged' | 'changed' | 'unsigned';

/** The file of a car's book, the latest entry first: nothing of who owned the car or paid. */
export function portableText(
  { plate, make, model, year, vin }: PortableBook['car'],
  entries: readonly { id: string; data: ServiceEntry }[],
  keys: ReadonlyMap<string, PublicKey>,
): Promise<string> {
  const used = new Set(entries.flatMap(({ data }) => data.signature?.keyId ?? []));
  const usedKeys = [...keys].filter(([id]) => used.has(id)).map(([id, { x, y }]) => [id, { x, y }]);
  return summed({
    form,
    car: { plate, make, model, year, vin },
    keys: Object.fromEntries(usedKeys),
    entries: entries.map(({ id, data: { signature, ...entry } }) => ({
      id,
      content: contentOf(entry),
      signature: signature && { keyId: signature.keyId, value: signature.value },
    })),
  });
}

/** A book with the sum of all of it, which tells of what no signature is for: the car, and entries without one. */
async function summed(book: object): Promise<string> {
  return canonicalJson({ ...book, sum: await sha256(canonicalJson(book)) });
}

/** A file that was read, or the reason in Swedish why it is no service book. */
export type ReadBook =
  | {
      ok: true;
      book: PortableBook;
      /** What is known of each entry, in the order of the file. */
      verdicts: Verdict[];
      /** Whether nothing at all has been changed, the car and what is not signed included. */
      isWhole: boolean;
    }
  | { ok: false; message: string };

/** Reads and checks the text of a file. */
export async function readPortable(text: string): Promise<ReadBook> {
  if (text.length > portableLimits.characters)
    return { ok: false, message: 'Filen är för stor för att vara en servicebok.' };
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const read = v.safeParse(portableBook, json.output);
  if (!read.success) {
    const path = read.issues[0].path ?? [];
    const number = path[path.findIndex(({ key }) => key === 'entries') + 1]?.key;
    const message =
      typeof number === 'number'
        ? `Notering ${number + 1} i filen går inte att läsa. Den är ändrad.`
        : 'Filen är ingen servicebok från Verkstadsnavet, eller så är den ändrad.';
    return { ok: false, message };
  }
  const { output: book } = read;
  const stored = v.parse(asStored, json.output);
  const verdicts = await Promise.all(
    book.entries.map((entry, place) => verdictOf(entry, stored.entries[place]?.content, book.keys)),
  );
  const { sum, ...rest } = stored;
  const isWhole = sum === (await sha256(canonicalOf(rest) ?? ''));
  return { ok: true, book, verdicts, isWhole };
}

/** The canonical form of what a file holds; null where it has none, as a fraction. */
function canonicalOf(stored: unknown): string | null {
  try {
    return canonicalJson(stored);
  } catch {
    return null;
  }
}

/** A file as it is, of which a schema that tidies texts would hide small changes. */
const asStored = v.looseObject({
  sum: v.string(),
  entries: v.array(v.looseObject({ content: v.unknown() })),
});

async function verdictOf(
  { content, signature }: PortableEntry,
  stored: unknown,
  keys: PortableBook['keys'],
): Promise<Verdict> {
  if (!signature) return 'unsigned';
  const key = keys[signature.keyId];
  const isAsStored = canonicalOf(stored) === canonicalJson(contentOf(content));
  return isAsStored && key && (await isSignedBy(key, signature, content)) ? 'unchanged' : 'changed';
}
