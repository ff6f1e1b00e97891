import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { about, type Row } from './rows';
import {
  keyId,
  newPublicKey,
  publicKey,
  revokedKeyId,
  signingKey,
  staffKeyId,
  thumbprintOf,
} from './serviceBookWorld';
import { workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const keys = about('signingKeys');
const plans = about('servicePlans');

/** A new key of a person, under its thumbprint or another id. */
export function newKey(uid: string, fields: Fields = {}, id = thumbprintOf(newPublicKey)): Write[] {
  return [create(uid, `${own}/signingKeys/${id}`, { ...signingKey, ...newPublicKey, ...fields })];
}

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

/** The keys that sign entries under attack, and the plans that tell of the next service. */
export const signingKeyRows: Row[] = [...keyRows, ...planRows];
