import { createHash } from 'node:crypto';
import type { Fields } from '../../scripts/firestoreValue';

/** The thumbprint of a public key (RFC 7638), computed without the app's own code. */
export function thumbprintOf({ x, y }: { x: string; y: string }): string {
  const text = `{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`;
  return createHash('sha256').update(text).digest('base64url');
}

/** The point of the example in RFC 7515, and another whose thumbprint has more of the signs that base64 writes otherwise. */
export const publicKey = {
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};
export const newPublicKey = { ...publicKey, x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVGA' };

/** The ids of the keys that there are: one of the owner, one of staff, and one of the owner that is revoked. */
export const keyId = thumbprintOf(publicKey);
export const staffKeyId = 's'.repeat(43);
export const revokedKeyId = 'r'.repeat(43);

export const signatureBy = (id: string) => ({ keyId: id, value: 'A-z_0'.padEnd(86, 'x') });

/** An entry that was made by hand, and that nobody signed. */
export const serviceEntry = {
  ...{ kind: 'service', doneOn: '2026-11-20', odometerKm: 123_450, odometerReason: null },
  ...{ works: ['Oljebyte', 'Byte av luftfilter'], parts: ['Oljefilter W 712/95'] },
  ...{ oilGrade: '5W-30', oilMl: 4300, remarks: null, nextOn: '2027-11-20', nextKm: 138_450 },
  ...{ isMakerRegistered: false, performer: 'Kim', plate: 'ABC123', vin: null, origin: 'byHand' },
  workshop: { name: 'Bilverkstan', organisationNumber: null, city: null },
  ...{ correctsId: null, correctionReason: null, orderId: null },
  ...{ signature: null, isImported: false, importedKey: null },
} satisfies Fields;

export const signingKey = {
  ...publicKey,
  ...{ device: 'Olle Ek, Chrome på Windows', isRevoked: false },
} satisfies Fields;

/** A shard of a car's book with these entries, as it was before the request. */
export function shard(vehicleId: string, ids: readonly string[]): Fields {
  const [at, by] = [new Date('2026-11-20T08:00:00Z'), 'olle'];
  const entries = ids.map((id) => [id, { ...serviceEntry, createdAt: at, createdBy: by }]);
  return {
    ...{ vehicleId, entries: Object.fromEntries(entries), added: ids.at(-1) },
    ...{ correctedIn: null, updatedAt: at, updatedBy: by },
  };
}

/** The documents of service books before every request. */
export const serviceBookDocuments: Record<string, Fields> = {
  'workshops/own/serviceBooks/v1_1': shard('v1', ['e1']),
  'workshops/own/serviceBooks/v2_1': shard('v2', ['ofOther']),
  [`workshops/own/signingKeys/${keyId}`]: signingKey,
  [`workshops/own/signingKeys/${staffKeyId}`]: { ...signingKey, createdBy: 'stina' },
  [`workshops/own/signingKeys/${revokedKeyId}`]: { ...signingKey, isRevoked: true },
};
