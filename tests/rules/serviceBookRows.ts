import { type Fields, serverTime } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { isMap } from './fieldSpecs';
import { about, type Row } from './rows';
import {
  keyId,
  newPublicKey,
  shard,
  publicKey,
  revokedKeyId,
  serviceEntry,
  signatureBy,
  staffKeyId,
  thumbprintOf,
} from './serviceBookWorld';
import { existing, workshops, world } from './world';
import { newKey } from './signingKeyRows';
import { change } from './writes';

const { own } = workshops;
const books = about('serviceBooks');

/** The shard that an entry is added to, the entry's id, and the other fields that the shard gets. */
interface Adding {
  to?: string;
  id?: string;
  beside?: Fields;
}

/** Adds an entry to a shard of the car v1, as the app leaves it. */
export function adding(uid: string, fields: Fields = {}, about: Adding = {}): Write {
  const { to = 'v1_1', id = 'e9', beside } = about;
  const entry = { ...serviceEntry, createdAt: serverTime, createdBy: uid, ...fields };
  return {
    set: `${own}/serviceBooks/${to}`,
    fields: {
      ...{ vehicleId: 'v1', entries: { ...entriesIn(to), [id]: entry }, added: id },
      ...{ correctedIn: null, updatedAt: serverTime, updatedBy: uid, ...beside },
    },
  };
}

function entriesIn(shardId: string): Fields {
  const entries = world[`${own}/serviceBooks/${shardId}`]?.entries;
  return isMap(entries) ? entries : {};
}

/** A new entry by staff, as the fields say. */
const written = (fields: Fields = {}, about: Adding = {}) => [adding('stina', fields, about)];
const signed = (id: string, fields: Fields = {}) =>
  written({ ...fields, signature: signatureBy(id) });
const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const ofOrder = { origin: 'order', orderId: '1004' };
const orderOf = (vehicleId: string | null) => ({
  [`${own}/workOrders/1004`]: { ...existing(`${own}/workOrders/1004`), vehicleId },
});
const reason = 'Fel mätarställning';
const correcting = (correctsId: string, correctedIn: unknown, about: Adding = {}) =>
  written({ correctsId, correctionReason: reason }, { ...about, beside: { correctedIn } });

const entryRows: Row[] = [
  books.may('staff', 'add one that nobody signs', written()),
  books.may('staff', 'sign one by the own key', signed(staffKeyId)),
  books.may('staff', 'sign one by a key that comes with it', [
    ...newKey('stina'),
    ...signed(thumbprintOf(newPublicKey)),
  ]),
  books.may('staff', 'add one of today', written({ doneOn: dayIn(0) })),
  books.mayNot('staff', 'add one of a day that has not been yet', written({ doneOn: dayIn(3) })),
  books.mayNot('staff', 'sign one by the key of somebody else', signed(keyId)),
  books.mayNot('owner', 'sign one by a revoked key', [
    adding('olle', { signature: signatureBy(revokedKeyId) }),
  ]),
  books.mayNot('owner', 'revoke a key and sign one by it', [
    change('olle', `${own}/signingKeys/${keyId}`, { isRevoked: true }),
    adding('olle', { signature: signatureBy(keyId) }),
  ]),
  books.mayNot('staff', 'sign one by a key that is not there', signed('x'.repeat(43))),
  { ...books.may('staff', 'add one of an order', written(ofOrder)), where: orderOf('v1') },
  {
    ...books.mayNot('staff', 'add one of an order of another car', written(ofOrder)),
    where: orderOf('v2'),
  },
  {
    ...books.mayNot('staff', 'add one by hand that names an order', [
      ...written({ ...ofOrder, origin: 'byHand' }),
    ]),
    where: orderOf('v1'),
  },
  books.mayNot(
    'staff',
    'add one of an order that is not there',
    written({ ...ofOrder, orderId: '1999' }),
  ),
  books.mayNot('staff', 'add one of no order as if it had one', written({ origin: 'order' })),
];

const correctionRows: Row[] = [
  books.may('staff', 'correct one', correcting('e1', 1)),
  books.may('staff', 'correct one in an earlier shard', correcting('e1', 1, { to: 'v1_2' })),
  books.mayNot('staff', 'correct one without a reason', [
    ...written({ correctsId: 'e1' }, { beside: { correctedIn: 1 } }),
  ]),
  books.mayNot('staff', 'give a reason and correct none', written({ correctionReason: reason })),
  books.mayNot('staff', 'correct one of another car', correcting('ofOther', 1)),
  books.mayNot('staff', 'correct one that is not there', correcting('gone', 1)),
  books.mayNot('staff', 'correct one in a shard that is not there', correcting('e1', 2)),
  books.mayNot('staff', 'correct one and name no shard', correcting('e1', null)),
  books.mayNot('staff', 'correct one and name its shard by a text', correcting('e1', '1')),
  books.mayNot(
    'staff',
    'correct none and name a shard',
    written({}, { beside: { correctedIn: 1 } }),
  ),
  books.mayNot('staff', 'add one that corrects itself', correcting('e9', 1)),
  books.mayNot('staff', 'correct one that is added with it', [
    adding('stina', {}, { to: 'v1_2', id: 'e8' }),
    ...correcting('e8', 2),
  ]),
];

const there = entriesIn('v1_1');
const edited = { ...serviceEntry, odometerKm: 99_000, createdAt: serverTime, createdBy: 'olle' };
const fresh = { ...serviceEntry, createdAt: serverTime, createdBy: 'olle' };
/** A write of the shard by an owner, whose entries are these. */
const rewritten = (entries: Fields, beside: Fields = {}) => [
  adding('olle', {}, { beside: { entries, ...beside } }),
];
const many = (count: number) => ({
  [`${own}/serviceBooks/v1_1`]: shard(
    'v1',
    Array.from({ length: count }, (_, place) => `e${place + 10}`),
  ),
});
/** An entry added without the others being known, as the app sends it. */
const merged = (fields: Fields = {}): Write[] => {
  const own = Object.keys(serviceEntry).concat('createdBy');
  const mask = ['vehicleId', 'added', 'correctedIn', 'updatedBy'];
  return [{ ...adding('olle', fields), mask: [...mask, ...own.map((key) => `entries.e9.${key}`)] }];
};

const shardRows: Row[] = [
  books.may('staff', 'begin a shard', written({}, { to: 'v1_9' })),
  books.may('owner', 'add one without knowing the others', merged()),
  ...['v1', 'v1_', 'v1_0', 'v1_10', 'v1_x', 'v2_2', 'xv1_2', 'v1_2_2'].map((to) =>
    books.mayNot('staff', `begin the shard ${to} of v1`, written({}, { to })),
  ),
  books.mayNot('staff', 'add one of another car to a shard', written({}, { to: 'v2_1' })),
  ...['gone', 'removed'].map((vehicleId) =>
    books.mayNot('staff', `begin the book of a car that is ${vehicleId}`, [
      ...written({}, { to: `${vehicleId}_1`, beside: { vehicleId } }),
    ]),
  ),
  { ...books.may('owner', 'add the last to a full shard', merged()), where: many(149) },
  { ...books.mayNot('owner', 'add one more to a full shard', merged()), where: many(150) },
  ...['x'.repeat(128), '_-Aa0'].map((id) =>
    books.may('staff', `add one called ${id}`, written({}, { id })),
  ),
  ...['x'.repeat(129), 'a b', 'å', 'a.b'].map((id) =>
    books.mayNot('staff', `add one called ${id}`, written({}, { id })),
  ),
  books.mayNot('owner', 'add one and edit another', rewritten({ e1: edited, e9: fresh })),
  books.mayNot('owner', 'add one and remove another', rewritten({ e9: fresh })),
  books.mayNot('owner', 'add two at once', rewritten({ ...there, e8: fresh, e9: fresh })),
  books.mayNot('owner', 'add one and name another', [
    ...rewritten({ ...there, e9: fresh }, { added: 'e1' }),
  ]),
  books.mayNot('owner', 'edit one', rewritten({ e1: edited }, { added: 'e1' })),
  books.mayNot('owner', 'remove one', rewritten({}, { added: 'e1' })),
  books.mayNot('owner', 'write a shard over and add none', rewritten(there, { added: 'e1' })),
  books.mayNot('owner', 'delete a shard', [{ delete: `${own}/serviceBooks/v1_1` }]),
];

const foreign = { isImported: true, signature: signatureBy(keyId), importedKey: publicKey };
const fromFile = (fields: Fields = {}, beside: Fields = {}) =>
  written({ ...foreign, ...fields }, { beside });
const ofFile = { correctsId: 'ofFile', correctionReason: reason };
const importRows: Row[] = [
  books.may('staff', 'import one with its key', fromFile()),
  books.may('staff', 'import one of an order elsewhere', fromFile({ origin: 'order' })),
  books.may('staff', 'import one that corrects one of the file', fromFile(ofFile)),
  books.mayNot(
    'staff',
    'import one that corrects an own one',
    fromFile({ ...ofFile, correctsId: 'e1' }),
  ),
  {
    ...books.may('owner', 'import one that corrects an imported one', [
      ...merged({ ...foreign, ...ofFile, correctsId: 'e1' }),
    ]),
    where: {
      [`${own}/serviceBooks/v1_1`]: {
        ...shard('v1', ['e1']),
        entries: { e1: { ...edited, ...foreign, createdAt: new Date('2026-11-20T08:00:00Z') } },
      },
    },
  },
  books.mayNot('staff', 'import one and name a shard', fromFile(ofFile, { correctedIn: 1 })),
  books.may(
    'staff',
    'import one that nobody signed',
    fromFile({ signature: null, importedKey: null }),
  ),
  books.mayNot('staff', 'import a signature without its key', fromFile({ importedKey: null })),
  books.mayNot('staff', 'import a key without a signature', fromFile({ signature: null })),
  books.mayNot(
    'staff',
    'import one with another key than its own',
    fromFile({ importedKey: newPublicKey }),
  ),
  books.mayNot('staff', 'import one of an own order', fromFile(ofOrder)),
  books.mayNot('staff', 'add an own one with a key beside it', fromFile({ isImported: false })),
  books.mayNot('auditor', 'import one', [adding('rune', foreign)]),
];

/** Service books under attack: what is written stays, and is signed by who signs. */
export const serviceBookRows: Row[] = [
  ...[entryRows, correctionRows, shardRows, importRows].flat(),
];
