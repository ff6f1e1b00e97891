import * as v from 'valibot';
import { canonicalJson } from '@/domain/values/canonicalJson';
import { documentId, wrongShape } from '@/domain/values/fields';
import { sha256 } from '@/domain/values/sha256';
import { brokenPart } from './brokenPart';
import { portableContent } from './portableContent';
import {
  byDay,
  contentOf,
  entrySignature,
  type PublicKey,
  publicKey,
  type ServiceEntry,
} from './serviceEntry';
import { isLate, revokedOn } from './entryVerdict';
import { isSignedBy, thumbprint } from './signing';
import type { SigningKeyDocument } from './signingKey';
import { formName, otherFormText, portableLimits, unreadableText, version } from './unreadableBook';

const portableEntry = v.object(
  {
    id: documentId,
    content: portableContent,
    signature: v.nullable(entrySignature),
    /** The SHA-256 hash of the rest of the entry. */
    sum: v.string(wrongShape),
  },
  wrongShape,
);

const portableBook = v.object(
  {
    form: v.literal(`${formName}${version}`, wrongShape),
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
    /**
     * The keys that were revoked when the file was made, by their thumbprints: since which day, and the ids of the entries that
     * came later. Older files tell of none.
     */
    revoked: v.optional(
      v.record(
        v.string(),
        v.object({ on: v.string(wrongShape), late: v.array(documentId, wrongShape) }, wrongShape),
        wrongShape,
      ),
      () => ({}),
    ),
    /** The SHA-256 hash of the rest, with the sums of the entries in their place. */
    sum: v.string(wrongShape),
    entries: v.pipe(
      v.array(portableEntry, wrongShape),
      v.maxLength(portableLimits.entries, wrongShape),
    ),
  },
  wrongShape,
);

/** The service book of a car as its owner takes it along. */
export type PortableBook = v.InferOutput<typeof portableBook>;
export type PortableEntry = PortableBook['entries'][number];

/**
 * The verdict on an entry of a file: signed and unchanged, changed since it was signed or, without a signature, since the file
 * was made, never signed, or signed with a key that the file does not hold.
 */
export type Verdict = 'unchanged' | 'changed' | 'unsigned' | 'unknownKey';

/** A key of a book. Only for the workshop's own keys it is known whether they are revoked, and since when. */
type BookKey = PublicKey & Partial<Pick<SigningKeyDocument, 'isRevoked' | 'updatedAt'>>;

/** The file of a car's book, the latest entry first: nothing of who owned the car or paid. */
export async function portableText(
  { plate, make, model, year, vin }: PortableBook['car'],
  entries: readonly { id: string; data: ServiceEntry }[],
  keys: ReadonlyMap<string, BookKey>,
): Promise<string> {
  const used = new Set(entries.flatMap(({ data }) => data.signature?.keyId ?? []));
  const usedKeys = [...keys].filter(([id]) => used.has(id)).map(([id, { x, y }]) => [id, { x, y }]);
  const revoked = [...keys].flatMap(([id, key]) => {
    const { updatedAt, isRevoked = false } = key;
    if (!used.has(id) || !isRevoked || !updatedAt) return [];
    const late = entries.filter(
      ({ data }) => data.signature?.keyId === id && isLate(data, { updatedAt }),
    );
    return [[id, { on: revokedOn({ updatedAt }), late: late.map((each) => each.id) }] as const];
  });
  const latestFirst = entries.toSorted((one, other) => byDay(one.data, other.data));
  const summed = await Promise.all(
    latestFirst.map(async ({ id, data: { signature, ...data } }) => {
      const entry = {
        id,
        content: contentOf(data),
        signature: signature && { keyId: signature.keyId, value: signature.value },
      };
      return { ...entry, sum: await sumOf(entry) };
    }),
  );
  const book = {
    form: `${formName}${version}`,
    car: { plate, make, model, year, vin },
    keys: Object.fromEntries(usedKeys),
    ...(revoked.length > 0 && { revoked: Object.fromEntries(revoked) }),
    entries: summed,
  };
  return canonicalJson({ ...book, sum: await frameSum(book) });
}

/** The hash of a value; that of nothing where it has no canonical form, as with a fraction in it. */
function sumOf(value: unknown): Promise<string> {
  return sha256(canonicalOf(value) ?? '');
}

/** The sum that tells of what is in no entry: the car, the keys, and which entries there are in which order. */
function frameSum(book: { entries: readonly { sum: string }[] }): Promise<string> {
  return sumOf({ ...book, entries: book.entries.map(({ sum }) => sum) });
}

/** A file that was read, or the reason in Swedish why it is no service book. */
export type ReadBook =
  | {
      ok: true;
      book: PortableBook;
      /** The verdict on each entry, in the order of the file. */
      verdicts: Verdict[];
      /** True if all but the entries is unchanged: the car, the keys, and which entries there are. */
      isFrameWhole: boolean;
      /** True if the whole file is unchanged. */
      isWhole: boolean;
    }
  | { ok: false; message: string };

/** Reads and checks the text of a file. */
export async function readPortable(text: string): Promise<ReadBook> {
  if (text.length > portableLimits.characters)
    return { ok: false, message: 'Filen är för stor för att vara en servicebok.' };
  if (text.trim() === '') return { ok: false, message: 'Filen är tom.' };
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return { ok: false, message: unreadableText(brokenPart(text)) };
  const otherForm = otherFormText(json.output);
  if (otherForm !== null) return { ok: false, message: otherForm };
  const read = v.safeParse(portableBook, json.output);
  if (!read.success) {
    const [field, place] = (read.issues[0].path ?? []).map(({ key }) => key);
    const number = typeof place === 'number' ? place + 1 : null;
    return { ok: false, message: unreadableText({ field: String(field), number }) };
  }
  const { output: book } = read;
  const { sum, ...frame } = v.parse(asStored, json.output);
  const all = await Promise.all(
    book.entries.map((entry, place) => verdictOf(entry, frame.entries[place], book.keys)),
  );
  const verdicts = all.map((verdict, place) =>
    isRepeated(book.entries, all, place) ? 'changed' : verdict,
  );
  const isFrameWhole = sum === (await frameSum(frame));
  const isWhole =
    isFrameWhole && verdicts.every((each) => each === 'unchanged' || each === 'unsigned');
  return { ok: true, book, verdicts, isFrameWhole, isWhole };
}

/** The canonical form of what a file holds; null where it has none, as a fraction. */
function canonicalOf(stored: unknown): string | null {
  try {
    return canonicalJson(stored);
  } catch {
    return null;
  }
}

const storedEntry = v.looseObject({ content: v.unknown(), sum: v.string() });

/** A file as it is, of which a schema that tidies texts would hide small changes. */
const asStored = v.looseObject({ sum: v.string(), entries: v.array(storedEntry) });

async function verdictOf(
  { content, signature }: PortableEntry,
  stored: v.InferOutput<typeof storedEntry> | undefined,
  keys: PortableBook['keys'],
): Promise<Verdict> {
  const { sum, ...rest } = stored ?? { sum: '' };
  if (sum !== (await sumOf(rest))) return 'changed';
  if (!signature) return 'unsigned';
  const key = keys[signature.keyId];
  if (!key || (await thumbprint(key)) !== signature.keyId) return 'unknownKey';
  const isAsStored = canonicalOf(stored?.content) === canonicalJson(contentOf(content));
  return isAsStored && (await isSignedBy(key, signature, content)) ? 'unchanged' : 'changed';
}

/** True if an earlier entry that is as it was has the id of this one: no book has two under one id. */
function isRepeated(
  entries: readonly PortableEntry[],
  verdicts: readonly Verdict[],
  place: number,
): boolean {
  return entries
    .slice(0, place)
    .some(({ id }, before) => id === entries[place]?.id && verdicts[before] !== 'changed');
}
