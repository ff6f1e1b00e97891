import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { about, type Row } from './rows';
import {
  keyId,
  newPublicKey,
  publicKey,
  revokedKeyId,
  serviceEntry,
  signatureBy,
  signingKey,
  staffKeyId,
  thumbprintOf,
} from './serviceBookWorld';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const entries = about('serviceEntries');
const keys = about('signingKeys');
const plans = about('servicePlans');

/** A new key of a person, under its thumbprint or another id. */
export function newKey(uid: string, fields: Fields = {}, id = thumbprintOf(newPublicKey)): Write[] {
  return [create(uid, `${own}/signingKeys/${id}`, { ...signingKey, ...newPublicKey, ...fields })];
}

/** A new entry by staff, as the fields say. */
const written = (fields: Fields = {}, uid = 'stina') => [
  create(uid, `${own}/serviceEntries/e9`, { ...serviceEntry, ...fields }),
];
const signed = (id: string, fields: Fields = {}) =>
  written({ ...fields, signature: signatureBy(id) });
const ofOrder = { origin: 'order', orderId: '1004' };
const orderOf = (vehicleId: string | null) => ({
  [`${own}/workOrders/1004`]: { ...existing(`${own}/workOrders/1004`), vehicleId },
});
const corrected = { correctsId: 'e1', correctionReason: 'Fel mätarställning' };

const entryRows: Row[] = [
  entries.may('staff', 'write one that nobody signs', written()),
  entries.may('staff', 'sign one by the own key', signed(staffKeyId)),
  entries.may('staff', 'sign one by a key that comes with it', [
    ...newKey('stina'),
    ...signed(thumbprintOf(newPublicKey)),
  ]),
  entries.mayNot('staff', 'sign one by the key of somebody else', signed(keyId)),
  entries.mayNot(
    'owner',
    'sign one by a revoked key',
    written({ signature: signatureBy(revokedKeyId) }, 'olle'),
  ),
  entries.mayNot('owner', 'revoke a key and sign one by it', [
    change('olle', `${own}/signingKeys/${keyId}`, { isRevoked: true }),
    ...written({ signature: signatureBy(keyId) }, 'olle'),
  ]),
  entries.mayNot('staff', 'sign one by a key that is not there', signed('x'.repeat(43))),
  { ...entries.may('staff', 'write one of an order', written(ofOrder)), where: orderOf('v1') },
  {
    ...entries.mayNot('staff', 'write one of an order of another car', written(ofOrder)),
    where: orderOf('v2'),
  },
  {
    ...entries.mayNot('staff', 'write one by hand that names an order', [
      ...written({ ...ofOrder, origin: 'byHand' }),
    ]),
    where: orderOf('v1'),
  },
  entries.mayNot(
    'staff',
    'write one of an order that is not there',
    written({ ...ofOrder, orderId: '1999' }),
  ),
  entries.mayNot('staff', 'write one of no order as if it had one', written({ origin: 'order' })),
  entries.may('staff', 'correct one', written(corrected)),
  entries.mayNot('staff', 'correct one without a reason', [
    ...written({ ...corrected, correctionReason: null }),
  ]),
  entries.mayNot('staff', 'give a reason and correct none', [
    ...written({ ...corrected, correctsId: null }),
  ]),
  entries.mayNot(
    'staff',
    'correct one of another car',
    written({ ...corrected, correctsId: 'ofOther' }),
  ),
  entries.mayNot(
    'staff',
    'correct one that is not there',
    written({ ...corrected, correctsId: 'gone' }),
  ),
  entries.mayNot(
    'staff',
    'write one that corrects itself',
    written({ ...corrected, correctsId: 'e9' }),
  ),
  entries.mayNot('staff', 'correct one that is added with it', [
    create('stina', `${own}/serviceEntries/e8`, serviceEntry),
    ...written({ ...corrected, correctsId: 'e8' }),
  ]),
  entries.mayNot('staff', 'write one of a car that is not there', written({ vehicleId: 'gone' })),
  entries.mayNot('staff', 'write one of a removed car', written({ vehicleId: 'removed' })),
  entries.mayNot('owner', 'edit one', [
    change('olle', `${own}/serviceEntries/e1`, { odometerKm: 99_000 }),
  ]),
  entries.mayNot('owner', 'write one over', [
    create('olle', `${own}/serviceEntries/e1`, { ...serviceEntry, odometerKm: 99_000 }),
  ]),
  entries.mayNot('owner', 'delete one', [{ delete: `${own}/serviceEntries/e1` }]),
];

const fromFile = (fields: Fields = {}) =>
  written({
    ...{ isImported: true, signature: signatureBy(keyId), importedKey: publicKey },
    ...fields,
  });
const importRows: Row[] = [
  entries.may('staff', 'import one with its key', fromFile()),
  entries.may('staff', 'import one of an order elsewhere', fromFile({ origin: 'order' })),
  entries.may('staff', 'import one that corrects one of the file', [
    ...fromFile({ ...corrected, correctsId: 'ofFile' }),
  ]),
  entries.may(
    'staff',
    'import one that nobody signed',
    fromFile({ signature: null, importedKey: null }),
  ),
  entries.mayNot('staff', 'import a signature without its key', fromFile({ importedKey: null })),
  entries.mayNot('staff', 'import a key without a signature', fromFile({ signature: null })),
  entries.mayNot(
    'staff',
    'import one with another key than its own',
    fromFile({ importedKey: newPublicKey }),
  ),
  entries.mayNot('staff', 'import one of an own order', fromFile(ofOrder)),
  entries.mayNot('staff', 'write an own one with a key beside it', fromFile({ isImported: false })),
  entries.mayNot('auditor', 'import one', [
    create('rune', `${own}/serviceEntries/e9`, {
      ...{ ...serviceEntry, isImported: true, signature: signatureBy(keyId) },
      importedKey: publicKey,
    }),
  ]),
];

const badPoint = { x: `${newPublicKey.x}"`, y: newPublicKey.y };
const keyRows: Row[] = [
  keys.may('staff', 'make one', newKey('stina')),
  keys.mayNot('staff', 'make one under another thumbprint', newKey('stina', {}, 'x'.repeat(43))),
  keys.mayNot('staff', 'make another under the thumbprint of one', [...newKey('stina', publicKey)]),
  keys.mayNot(
    'staff',
    'make one of something that is no point',
    newKey('stina', badPoint, thumbprintOf(badPoint)),
  ),
  keys.mayNot('staff', 'make one that is revoked', newKey('stina', { isRevoked: true })),
  keys.may('owner', 'revoke one', [
    change('olle', `${own}/signingKeys/${staffKeyId}`, { isRevoked: true }),
  ]),
  keys.mayNot('owner', 'revoke one in the name of another person', [
    change('stina', `${own}/signingKeys/${staffKeyId}`, { isRevoked: true }),
  ]),
  keys.mayNot('staff', 'revoke the own one', [
    change('stina', `${own}/signingKeys/${staffKeyId}`, { isRevoked: true }),
  ]),
  keys.mayNot('owner', 'take a revocation back', [
    change('olle', `${own}/signingKeys/${revokedKeyId}`, { isRevoked: false }),
  ]),
  keys.mayNot('owner', 'revoke one and name another device', [
    change('olle', `${own}/signingKeys/${staffKeyId}`, { isRevoked: true, device: 'Annan' }),
  ]),
  keys.mayNot('owner', 'put another point under one', [
    change('olle', `${own}/signingKeys/${keyId}`, { isRevoked: true, x: newPublicKey.x }),
  ]),
  keys.mayNot('owner', 'delete one', [{ delete: `${own}/signingKeys/${revokedKeyId}` }]),
];

const planRows: Row[] = [
  plans.mayNot('owner', 'write one without an interval', [
    change('olle', `${own}/servicePlans/diesel`, { months: null, km: null }),
  ]),
];

/** Service books under attack: what is written stays, and is signed by who signs. */
export const serviceBookRows: Row[] = [...entryRows, ...importRows, ...keyRows, ...planRows];
