import { expect, test } from 'vitest';
import { portableText, readPortable } from '@/domain/servicebook/portableBook';
import type { ServiceEntry, ServiceEntryContent } from '@/domain/servicebook/serviceEntry';
import { isSignedBy, makeSigningKey, signEntry } from '@/domain/servicebook/signing';
import { canonicalJson } from '@/domain/values/canonicalJson';
import { amount } from '../../../support/amount';

const car = { plate: 'ABC123', make: 'Volvo', model: 'V70', year: 2015, vin: null };

function content(values: Partial<ServiceEntryContent> = {}): ServiceEntryContent {
  return {
    ...{ kind: 'service', doneOn: '2026-11-20', odometerKm: 183_400, odometerReason: null },
    ...{ works: ['Oljebyte', 'Byte av kupéfilter'], parts: ['Oljefilter 8692305'] },
    ...{ oilGrade: '5W-30 ACEA C3', oilMl: 5200, remarks: '<b>Ring</b> om ”däck” & broms' },
    ...{ nextOn: '2027-11-20', nextKm: 198_400, isMakerRegistered: true, performer: 'Kim Ek' },
    ...{ plate: 'ABC123', vin: null, origin: 'order', correctsId: null, correctionReason: null },
    workshop: { name: 'Ekens bil', organisationNumber: '5566778899', city: 'Lund' },
    ...values,
  };
}

async function file(revokedAt: Date | null = null) {
  const key = await makeSigningKey();
  const entry = async (values: Partial<ServiceEntryContent>, isSigned: boolean) => {
    const said = content(values);
    const data: ServiceEntry = {
      ...said,
      ...{ vehicleId: 'car', shard: 1, orderId: null, createdBy: 'kim', createdAt: new Date() },
      ...{ isImported: false, importedKey: null },
      signature: isSigned ? await signEntry(key, said) : null,
    };
    return data;
  };
  const entries = [
    { id: 'e3', data: await entry({}, true) },
    { id: 'e2', data: await entry({ doneOn: '2025-11-18', odometerKm: 168_000 }, true) },
    { id: 'e1', data: await entry({ doneOn: '2019-05-02', origin: 'byHand' }, false) },
  ];
  const keys = new Map([
    [key.id, { ...key.publicKey, ...(revokedAt && { isRevoked: true, updatedAt: revokedAt }) }],
    ['other', { x: 'a', y: 'b' }],
  ]);
  return { key, text: await portableText(car, entries, keys) };
}

test('a file as it was written verifies, and tells nothing of owners and accounts', async () => {
  const { key, text } = await file();
  const read = await readPortable(text);
  expect(read).toMatchObject({
    ...{ ok: true, isWhole: true, verdicts: ['unchanged', 'unchanged', 'unsigned'] },
    book: { car, keys: { [key.id]: key.publicKey } },
  });
  expect(text).not.toMatch(/kim"|createdBy|vehicleId|other/);
  // Line breaks and spaces between the parts change nothing of what it says.
  const spaced = JSON.stringify(JSON.parse(text), null, 2);
  expect(await readPortable(spaced)).toMatchObject({ ok: true, isWhole: true });
});

test('a file tells of a revoked key, and which entries came after that', async () => {
  const revoked = async (at: Date) => {
    const { key, text } = await file(at);
    const read = await readPortable(text);
    expect(read).toMatchObject({ ok: true, isWhole: true });
    return read.ok ? read.book.revoked[key.id] : undefined;
  };
  const late = ['e3', 'e2'];
  expect(await revoked(new Date('2026-01-15T08:00:00Z'))).toEqual({ on: '2026-01-15', late });
  expect(await revoked(new Date('2096-01-15T08:00:00Z'))).toEqual({ on: '2096-01-15', late: [] });
  const { text } = await file();
  expect(text).not.toContain('revoked');
  expect(await readPortable(text)).toMatchObject({ book: { revoked: {} } });
});

/** The file's characters that belong to an entry, as the number of the entry, counted from 1; 0 for the rest. */
function ownersOf(text: string): number[] {
  const { entries }: { entries: unknown[] } = JSON.parse(text);
  const owners = Array.from(text, () => 0);
  for (const [place, entry] of entries.entries()) {
    const written = canonicalJson(entry);
    owners.fill(place + 1, text.indexOf(written), text.indexOf(written) + written.length);
  }
  return owners;
}

/** The entries that the reading of a file calls changed or unreadable, counted from 1. */
async function namedIn(text: string): Promise<number[]> {
  const read = await readPortable(text);
  if (read.ok)
    return read.verdicts.flatMap((each, place) => (each === 'changed' ? [place + 1] : []));
  const number = /^Notering (\d+) i filen/.exec(read.message)?.[1];
  return number === undefined ? [] : [Number(number)];
}

/** Another character in the place of one: what a person would change, and a quotation mark, which breaks the file. */
function othersFor(character: string): string[] {
  if (/\d/.test(character)) return [String((Number(character) + 1) % 10), 'e', '"'];
  return [character === 'x' ? 'y' : 'x', character === '"' ? ',' : '"'];
}

test('any changed character is noticed, and only its entry is named', async () => {
  const { text } = await file();
  const owners = ownersOf(text);
  expect(new Set(owners)).toEqual(new Set([0, 1, 2, 3]));
  for (const [place, character] of Array.from(text).entries()) {
    if (place % amount(1, 5) > 0) continue;
    for (const other of othersFor(character)) {
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      const about = `${place}: ${text.slice(Math.max(0, place - 9), place)}[${character} → ${other}]`;
      const read = await readPortable(changed);
      expect(read.ok && read.isWhole, about).toBe(false);
      const owner = owners[place] ?? 0;
      // Between two entries and at the ends of their list, the one beside it is named.
      const isBeside = !owner && (owners[place - 1] || owners[place + 1]);
      if (!isBeside) expect(await namedIn(changed), about).toEqual(owner ? [owner] : []);
      if (owner === 0 && read.ok)
        expect(read.isFrameWhole && !read.verdicts.includes('unknownKey'), about).toBe(false);
    }
  }
});

test.each([
  ['a number', '168000', '108000', 2],
  ['a blank at the end of a text', 'Kim Ek', 'Kim Ek ', 1],
  ['an entry without a signature', '2019-05-02', '2018-05-02', 3],
  ['an id', '"e2"', '"e9"', 2],
  ['an id, which then is that of another', '"e1"', '"e2"', 3],
  ['a signature', '"value":"', '"value":"A', 1],
])('the change of %s is told where it is', async (_, before, after, owner) => {
  const { text } = await file();
  // Of a longer signature the form is wrong.
  const changed = text.replace(before, after).replace(/("value":".{86}).(")/, '$1$2');
  expect(await namedIn(changed)).toEqual([owner]);
  expect(await readPortable(changed)).toMatchObject({ isFrameWhole: true, isWhole: false });
});

test('what cannot be read is told by its number', async () => {
  const { text } = await file();
  const messageOf = async (before: string, after: string) =>
    readPortable(text.replace(before, after)).then((read) => !read.ok && read.message);
  expect(await messageOf('183400', '183400.5')).toBe(
    'Notering 1 i filen går inte att läsa. Den är ändrad.',
  );
  expect(await messageOf('2025-11-18', '2025-11-38')).toBe(
    'Notering 2 i filen går inte att läsa. Den är ändrad.',
  );
  expect(await messageOf('"Kim Ek"', 'Kim Ek"')).toMatch(/^Notering 1 /);
  expect(await messageOf('"make"', '"mark"')).toBe(
    'Uppgifterna om bilen går inte att läsa. De är ändrade.',
  );
  expect(await messageOf('servicebok-1', 'servicebok-2')).toMatch(/nyare version/);
  expect(await messageOf('servicebok-1', 'servicebok-0')).toMatch(/äldre version/);
  expect(await messageOf('"}', '"')).toMatch(/^Notering 1 /);
  expect(await readPortable(text.slice(0, -900))).toMatchObject({ message: /^Notering 3/ });
});

test('a changed key in the file makes its entries unknown', async () => {
  const { key, text } = await file();
  const { x } = key.publicKey;
  const otherX = `${x.startsWith('A') ? 'B' : 'A'}${x.slice(1)}`;
  expect(await readPortable(text.replace(x, otherX))).toMatchObject({
    ...{ verdicts: ['unknownKey', 'unknownKey', 'unsigned'], isFrameWhole: false },
  });
  const whole = await readPortable(text);
  if (!whole.ok) throw new Error(whole.message);
  const shorter = { ...whole.book, entries: whole.book.entries.slice(1) };
  expect(await readPortable(JSON.stringify(shorter))).toMatchObject({
    ...{ verdicts: ['unchanged', 'unsigned'], isFrameWhole: false, isWhole: false },
  });
  // The same entry twice: its sum is right, and no book has it twice.
  const twice = { ...whole.book, entries: [...whole.book.entries, ...whole.book.entries] };
  expect(await readPortable(JSON.stringify(twice))).toMatchObject({
    verdicts: ['unchanged', 'unchanged', 'unsigned', 'changed', 'changed', 'changed'],
  });
  const many = { ...whole.book, entries: Array.from({ length: 501 }, () => whole.book.entries[0]) };
  expect(await readPortable(JSON.stringify(many))).toMatchObject({
    message: 'Noteringarna i filen går inte att läsa. En fil har högst 500.',
  });
});

test.each([
  '',
  ' \n',
  'hej',
  '[',
  '[1,]',
  '[]',
  '{}',
  'null',
  '{"entries":[{}]}',
  `"${'x'.repeat(2_000_001)}"`,
])('a file that is no service book says so: %.20s', async (text) => {
  expect(await readPortable(text)).toMatchObject({ ok: false, message: /^(Filen|Notering)/ });
});

test('a signature is of one key and of every word', async () => {
  const [key, other] = [await makeSigningKey(), await makeSigningKey()];
  const said = content();
  const signature = await signEntry(key, said);
  expect(await isSignedBy(key.publicKey, signature, said)).toBe(true);
  expect(await isSignedBy(other.publicKey, signature, said)).toBe(false);
  expect(await isSignedBy({ x: 'AA', y: 'AA' }, signature, said)).toBe(false);
  const changes: Partial<ServiceEntryContent>[] = [
    ...[{ kind: 'repair' as const }, { odometerKm: 183_401 }, { odometerReason: 'Bytt' }],
    ...[{ works: ['Oljebyte'] }, { parts: [] }, { oilGrade: null }, { oilMl: 5201 }],
    ...[{ remarks: null }, { nextOn: null }, { nextKm: null }, { isMakerRegistered: false }],
    ...[{ performer: 'Stina' }, { plate: 'ABC124' }, { vin: 'X' }, { origin: 'byHand' as const }],
    ...[{ correctsId: 'e9' }, { correctionReason: 'Fel' }, { doneOn: '2026-11-19' }],
    { workshop: { name: 'Annans bil', organisationNumber: '5566778899', city: 'Lund' } },
  ];
  for (const change of changes)
    expect(await isSignedBy(key.publicKey, signature, content(change))).toBe(false);
  await expect(crypto.subtle.exportKey('pkcs8', key.privateKey)).rejects.toThrow();
  await expect(crypto.subtle.exportKey('jwk', key.privateKey)).rejects.toThrow();
});

test('the canonical form sorts keys and refuses what has none', () => {
  expect(canonicalJson({ b: [1, null, true], a: { ö: 'å"', z: -3 } })).toBe(
    '{"a":{"z":-3,"ö":"å\\""},"b":[1,null,true]}',
  );
  for (const value of [1.5, NaN, 2 ** 53, undefined, { a: undefined }, () => 1, Symbol('a')])
    expect(() => canonicalJson(value)).toThrow(TypeError);
});
