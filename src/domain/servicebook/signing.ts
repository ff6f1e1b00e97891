import { canonicalJson } from '@/domain/values/canonicalJson';
import {
  contentOf,
  type EntrySignature,
  type PublicKey,
  type ServiceEntryContent,
} from './serviceEntry';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const withHash = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A key of a device, which cannot leave it, with its public part and its thumbprint. */
export interface SigningKey {
  id: string;
  publicKey: PublicKey;
  privateKey: CryptoKey;
}

/** Makes a key whose private part no script can read, this one neither. */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, [
    'sign',
    'verify',
  ]);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { id: await thumbprint({ x, y }), publicKey: { x, y }, privateKey };
}

/** The thumbprint of a public key (RFC 7638): 43 characters of base64url. */
export async function thumbprint({ x, y }: PublicKey): Promise<string> {
  const text = canonicalJson({ crv: 'P-256', kty: 'EC', x, y });
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoded(text))));
}

/** Signs what an entry says. */
export async function signEntry(
  { id, privateKey }: Pick<SigningKey, 'id' | 'privateKey'>,
  entry: ServiceEntryContent,
): Promise<EntrySignature> {
  const value = await crypto.subtle.sign(withHash, privateKey, signedBytes(entry));
  return { keyId: id, value: toBase64Url(new Uint8Array(value)) };
}

/** True if the signature was made by the key over exactly what the entry says; false for a key that is none. */
export async function isSignedBy(
  publicKey: PublicKey,
  { keyId, value }: EntrySignature,
  entry: ServiceEntryContent,
): Promise<boolean> {
  const checking = checkingKeys.get(publicKey) ?? checkingKey(publicKey);
  checkingKeys.set(publicKey, checking);
  const { id, key } = await checking;
  if (key === null || id !== keyId) return false;
  return crypto.subtle.verify(withHash, key, fromBase64Url(value), signedBytes(entry));
}

/** A public key as the browser checks by it, null for a point that is not on the curve, and its thumbprint. */
interface CheckingKey {
  id: string;
  key: CryptoKey | null;
}

/** One key has signed most of a book, and is imported once for all of its entries. */
const checkingKeys = new WeakMap<PublicKey, Promise<CheckingKey>>();

async function checkingKey({ x, y }: PublicKey): Promise<CheckingKey> {
  const [id, key] = await Promise.all([
    thumbprint({ x, y }),
    crypto.subtle
      .importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, algorithm, false, ['verify'])
      .catch(() => null),
  ]);
  return { id, key };
}

function signedBytes(entry: ServiceEntryContent) {
  return encoded(canonicalJson(contentOf(entry)));
}

function encoded(text: string) {
  return new TextEncoder().encode(text);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
