import { expect, test } from 'vitest';
import { portableText, readPortable } from '@/domain/servicebook/portableBook';
import type { ServiceEntry, ServiceEntryContent } from '@/domain/servicebook/serviceEntry';
import { isSignedBy, makeSigningKey, signEntry } from '@/domain/servicebook/signing';
import { canonicalJson } from '@/domain/values/canonicalJson';

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

async function file() {
  const key = await makeSigningKey();
  const entry = async (values: Partial<ServiceEntryContent>, isSigned: boolean) => {
    const said = content(values);
    const data: ServiceEntry = {
      ...said,
      ...{ vehicleId: 'car', orderId: null, createdBy: 'kim', createdAt: new Date() },
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
    [key.id, key.publicKey],
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

test('any character that is changed is noticed, and the entry named in which it is', async () => {
  const { text } = await file();
  for (let place = 0; place < text.length; place++) {
    const before = text.charAt(place);
    const after = /\d/.test(before)
      ? String((Number(before) + 1) % 10)
      : before === 'x'
        ? 'y'
        : 'x';
    const read = await readPortable(text.slice(0, place) + after + text.slice(place + 1));
    if (!read.ok) continue;
    expect(read.isWhole, `${place}: ${before} → ${after}`).toBe(false);
  }
  const changed = await readPortable(text.replace('168000', '108000'));
  expect(changed).toMatchObject({ verdicts: ['unchanged', 'changed', 'unsigned'] });
  const spaced = await readPortable(text.replace('Kim Ek', 'Kim Ek '));
  expect(spaced).toMatchObject({ verdicts: ['changed', 'unchanged', 'unsigned'], isWhole: false });
  const unsigned = await readPortable(text.replace('2019-05-02', '2018-05-02'));
  expect(unsigned).toMatchObject({
    ...{ verdicts: ['unchanged', 'unchanged', 'unsigned'], isWhole: false },
  });
  expect(await readPortable(text.replace('183400', '183400.5'))).toMatchObject({
    ...{ ok: false, message: 'Notering 1 i filen går inte att läsa. Den är ändrad.' },
  });
});

test.each(['', 'hej', '[]', '{}', 'null', '{"entries":[{}]}', `"${'x'.repeat(2_000_001)}"`])(
  'a file that is no service book says so: %.20s',
  async (text) => {
    expect(await readPortable(text)).toMatchObject({ ok: false, message: /^(Filen|Notering)/ });
  },
);

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
