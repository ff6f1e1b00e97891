import { serverTime, type Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { documentCases, type DocumentCase } from './documentCases';
import { usualOf, without } from './fieldSpecs';
import { about, type Row } from './rows';

/** A text just below Firestore's limit for a whole document. */
export const hugeText = 'x'.repeat(900_000);
export const longList = Array.from({ length: 5000 }, () => 'x');

const anotherTime = new Date('2026-01-02T03:04:06Z');

/** The batch that writes the document of a case with these fields. */
export function writesOf({ path, others, within, batch }: DocumentCase, fields: Fields): Write[] {
  if (batch) return batch(fields);
  return [{ set: path, fields: within ? within(fields) : fields }, ...others];
}

/**
 * Rows with every field at its limits, beyond its limits, of another type and missing, and with every stamp
 * forged.
 */
export const documentRows: Row[] = documentCases.flatMap((one) => {
  const { may, mayNot } = about(one.about);
  const document: Fields = { ...usualOf(one.spec), ...one.stamps };
  const write = (fields: Fields) => writesOf(one, { ...document, ...fields });
  const [first = ''] = Object.keys(one.spec);
  const named = (what: string) => `${one.kind} ${one.path.split('/').at(-1)} with ${what}`;

  // The fuller the document, the more its rule evaluates, and Firestore stops at a thousand expressions.
  const fullest = Object.fromEntries(
    Object.entries(one.spec).map(([key, { accepted }]) => [key, accepted.at(-1)]),
  );

  // The first accepted value of every field is in the usual document, which is one row.
  const fieldRows = Object.entries(one.spec).flatMap(([key, { accepted, refused }]) => [
    ...accepted
      .slice(1)
      .map((value) => may(one.who, named(shown(key, value)), write({ [key]: value }))),
    ...refused.map((value) => mayNot(one.who, named(shown(key, value)), write({ [key]: value }))),
  ]);

  const forged: Fields[] = [
    { createdAt: one.kind === 'create' ? anotherTime : serverTime },
    { createdBy: 'stina' },
    { updatedAt: anotherTime },
    { updatedBy: 'stina' },
    { more: 'x' },
    { more: hugeText },
    { [first]: hugeText },
    { [first]: longList },
  ];
  return [
    may(one.who, named('usual fields'), write({})),
    ...fieldRows,
    may(
      one.who,
      `${one.kind} ${one.path.split('/').at(-1)} with everything filled in`,
      write(fullest),
    ),
    ...Object.keys(document).map((key) =>
      (one.spec[key]?.isValid(undefined) ? may : mayNot)(
        one.who,
        named(`no ${key}`),
        writesOf(one, without(document, key)),
      ),
    ),
    ...forged.flatMap((fields) =>
      Object.entries(fields).map(([key, value]) =>
        mayNot(one.who, named(shown(key, value)), write(fields)),
      ),
    ),
  ];
});

function shown(key: string, value: unknown) {
  const text = typeof value === 'symbol' ? 'another time' : JSON.stringify(value);
  return `${key} ${text.length > 60 ? `${text.slice(0, 50)}… (${text.length})` : text}`;
}
