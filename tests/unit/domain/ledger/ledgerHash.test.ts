import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, type LedgerEventFields, ledgerEventId } from '@/domain/ledger/ledgerEvent';
import {
  canonicalEvent,
  eventHash,
  newChain,
  nextEvent,
  personId,
} from '@/domain/ledger/ledgerHash';

const example: LedgerEventFields = {
  ...{ chain: 'abcdefghijkl', seq: 2, hash: '', kind: 'correction', personId: 'b'.repeat(64) },
  ...{ occurredAt: new Date(1_795_420_800_000), clockOffsetMs: -90_000, by: 'Entrén' },
  ...{ pin: 'none', correctsId: 'kiosk_abcdefghijkl_1', reason: 'Glömde stämpla in' },
  ...{ newTimeAt: new Date(1_795_417_200_000), seenHash: null, prevHash: 'a'.repeat(64) },
};
const exampleId = 'kiosk_abcdefghijkl_2';
const exampleText = [
  ...['1', 'w1', exampleId, 'correction', 'b'.repeat(64), '1795420800000', '-90000', 'Entrén'],
  ...['none', 'kiosk_abcdefghijkl_1', '1795417200000', 'Glömde stämpla in', '', 'a'.repeat(64)],
].join('\n');

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('the text of an event is a line for each field, and its hash the SHA-256 of it', async () => {
  expect(canonicalEvent('w1', exampleId, example)).toBe(exampleText);
  // Computed with another program: nobody may change the text without noticing.
  expect(sha256(exampleText)).toBe(
    '935003f32a31795c0a3df74208d0bd210dcdcf07f6b052687568ac415ba5a4b8',
  );
  expect(await eventHash('w1', exampleId, example)).toBe(sha256(exampleText));
});

test('null is an empty line, and zero is not', () => {
  const text = canonicalEvent('w1', exampleId, {
    ...{ ...example, personId: null, clockOffsetMs: 0, correctsId: null, newTimeAt: null },
    ...{ reason: null, prevHash: null },
  });
  expect(text.split('\n')).toEqual(
    ['1', 'w1', exampleId, 'correction', '', '1795420800000', '0', 'Entrén', 'none'].concat(
      Array.from({ length: 5 }, () => ''),
    ),
  );
});

test('each event of a chain follows the one before it', async () => {
  const origin = {
    ...{ workshopId: 'w1', uid: 'kiosk', by: 'Entrén', occurredAt: new Date(0) },
    ...{ clockOffsetMs: null, seenHash: 'c'.repeat(64) },
  };
  const content = {
    ...({ kind: 'in', personId: 'p', pin: 'right', correctsId: null } as const),
    ...{ newTimeAt: null, reason: null },
  };
  const begun = newChain(Uint8Array.from({ length: 12 }, (_, index) => index));
  expect(begun).toEqual({ chain: '0123456789ab', seq: 0, hash: null });
  const first = await nextEvent(begun, content, origin);
  const second = await nextEvent(first.head, content, origin);
  expect(first).toMatchObject({
    id: 'kiosk_0123456789ab_1',
    values: { chain: '0123456789ab', seq: 1, prevHash: null, seenHash: 'c'.repeat(64) },
  });
  expect(first.values).not.toHaveProperty('uid');
  expect(second).toMatchObject({
    id: 'kiosk_0123456789ab_2',
    values: { seq: 2, prevHash: first.values.hash },
    head: { chain: '0123456789ab', seq: 2, hash: second.values.hash },
  });
  expect(await eventHash('w1', second.id, second.values)).toBe(second.values.hash);
});

test('a chain has a name of twelve letters and digits, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      expect(newChain(bytes).chain).toMatch(/^[a-z0-9]{12}$/);
    }),
  );
});

test('the id of an event tells its chain, also where the account has an underscore', () => {
  const id = ledgerEventId('my_uid', { chain: 'abcdefghijkl', seq: 12 });
  expect([id, chainOf(id)]).toEqual(['my_uid_abcdefghijkl_12', 'my_uid_abcdefghijkl']);
});

test('the id of a person is the hash of all that the documents say', async () => {
  const person = {
    ...({
      key: 'staff-1',
      name: 'Kim Ek',
      relation: 'hired',
      isListed: true,
      hasNumber: true,
    } as const),
    ...{ employerName: 'Hyrmek AB', employerNumber: '5566778899' },
  };
  const identity = { kind: 'swedish', number: '198507099805', salt: 'd'.repeat(32) } as const;
  const text = [
    ...['1', 'w1', 'staff-1', 'Kim Ek', 'hired', 'Hyrmek AB', '5566778899', '1', 'swedish'],
    ...['198507099805', 'd'.repeat(32)],
  ].join('\n');
  expect(sha256(text)).toBe('0abcee654f7794581b3cf0bae45dcfd01630551c721036900b8405cfc5e80b8e');
  expect(await personId('w1', person, identity)).toBe(sha256(text));

  const missing = { kind: 'missing', number: null, salt: 'd'.repeat(32) } as const;
  const left = { ...person, employerName: null, employerNumber: null, isListed: false };
  expect(await personId('w1', left, missing)).toBe(
    sha256(`1\nw1\nstaff-1\nKim Ek\nhired\n\n\n0\nmissing\n\n${'d'.repeat(32)}`),
  );
});
