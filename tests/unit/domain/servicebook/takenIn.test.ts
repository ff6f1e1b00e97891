import { expect, test } from 'vitest';
import { readPortable } from '@/domain/servicebook/portableBook';
import { takenIn } from '@/domain/servicebook/takenIn';
import { serviceBookFile } from '../../../support/serviceBookFile';
import { readEntry } from '../../../support/serviceEntry';

const reason = { correctionReason: 'Fel mätarställning' };

/** The book of a file with these entries, of which nobody has signed some. */
async function read(
  entries: Parameters<typeof serviceBookFile>[0],
  unsigned: readonly string[] = [],
  change = (text: string) => text,
) {
  const { text } = await serviceBookFile(entries, { unsigned });
  const book = await readPortable(change(text));
  if (!book.ok) throw new Error(book.message);
  return book;
}

const ids = ({ added }: ReturnType<typeof takenIn>) => added.map(({ id }) => id);
const today = '2026-11-20';

test('new unchanged entries are taken in with the key that signed them', async () => {
  const days = { a: '2026-03-01', b: '2026-02-01', c: '2026-01-01' };
  const book = await read(
    Object.fromEntries(Object.entries(days).map(([id, doneOn]) => [id, { doneOn }])),
    ['b'],
    (text) => text.replace('2026-01-01', '2026-01-02'),
  );
  const taken = takenIn(book, [{ id: 'a', data: readEntry() }], today);
  expect(taken).toMatchObject({ known: 1, unsigned: 1, changed: [3], replacing: [], early: [] });
  expect(taken.added).toMatchObject([
    { id: 'b', values: { doneOn: '2026-02-01', isImported: true, importedKey: null } },
  ]);
  const [key] = Object.values(book.book.keys);
  expect(takenIn(book, [], today).added[0]?.values.importedKey).toEqual(key);
});

test('a correction is taken in when one key signed both entries or nobody did', async () => {
  const wrong = { doneOn: '2025-01-01' };
  const right = { doneOn: '2025-01-02', correctsId: 'a', ...reason };
  expect(ids(takenIn(await read({ b: right, a: wrong }), [], today))).toEqual(['b', 'a']);
  expect(ids(takenIn(await read({ b: right, a: wrong }, ['a', 'b']), [], today))).toEqual([
    'b',
    'a',
  ]);
  const forged = takenIn(await read({ b: right, a: wrong }, ['b']), [], today);
  expect(ids(forged)).toEqual(['a']);
  expect(forged.replacing).toEqual([1]);
});

test('a correction of an entry of the workshop stays out, whoever signed it', async () => {
  const right = { doneOn: '2025-01-02', correctsId: 'a', ...reason };
  const there = [{ id: 'a', data: readEntry() }];
  for (const unsigned of [[], ['b']])
    expect(takenIn(await read({ b: right }, unsigned), there, today)).toMatchObject({
      ...{ added: [], replacing: [1] },
    });
  // A correction of an entry that is not in the book is taken in.
  expect(ids(takenIn(await read({ b: right }), [], today))).toEqual(['b']);
});

test('an entry of a day that has not been yet stays out', async () => {
  const book = await read({ a: { doneOn: '2026-11-21' }, b: { doneOn: '2026-11-20' } });
  const taken = takenIn(book, [], today);
  expect(ids(taken)).toEqual(['b']);
  expect(taken.early).toEqual([1]);
});
