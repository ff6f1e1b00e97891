import { dayOf } from '@/domain/time/swedishTime';
import { contentOf, type EntrySignature, type ServiceEntry } from './serviceEntry';
import { isSignedBy } from './signing';
import type { SigningKeyDocument } from './signingKey';

/** The verdict on a stored entry, with its signer if that is known: `av Ekens bil enligt filen`. */
export type EntryVerdict =
  | { kind: 'unsigned' }
  /** The key is not among those of the workshop. */
  | { kind: 'unknownKey' }
  | { kind: 'changed' }
  | { kind: 'unchanged'; signer: string }
  /** The key is revoked since a day; `late` where the entry came after that. */
  | { kind: 'revoked' | 'late'; signer: string; revokedOn: string };

/** The part of an entry that tells its workshop and its signature. */
export type SignedEntry = Pick<ServiceEntry, 'origin' | 'workshop'> & {
  signature: Pick<EntrySignature, 'keyId'> | null;
};

/** The characters of a key's fingerprint that tell it from others. */
const fingerprint = 10;

/**
 * The signer of an entry of a file. The workshop that it names did the work. It is the signer only if the entry was made from an
 * order, or if the same key has signed such entries of that workshop; for other entries the key is told.
 */
export function signerInFile(
  { origin, workshop, signature }: SignedEntry,
  entries: readonly SignedEntry[],
): string {
  const isOwn = (each: SignedEntry) =>
    each.origin === 'order' &&
    each.workshop.name === workshop.name &&
    each.signature?.keyId === signature?.keyId;
  // Anybody can make a key and a file, and write any name in it.
  return origin === 'order' || entries.some(isOwn)
    ? `av ${workshop.name} enligt filen`
    : `med nyckel ${signature?.keyId.slice(0, fingerprint)}`;
}

/** True if the key of an entry is at hand, with the entry or among those of the workshop, or it needs none. */
export function hasKey(
  { signature, importedKey }: Pick<ServiceEntry, 'signature' | 'importedKey'>,
  keys: ReadonlyMap<string, unknown>,
): boolean {
  return signature === null || importedKey !== null || keys.has(signature.keyId);
}

/** The ids of the keys that have signed the entries of a book, each once. */
export function keyIdsOf(entries: readonly { data: Pick<ServiceEntry, 'signature'> }[]): string[] {
  return [...new Set(entries.flatMap(({ data }) => data.signature?.keyId ?? []))].toSorted();
}

/**
 * Checks the signature of an entry: by the key that came with it from another workshop, or by one of this workshop's. `entries` are
 * those of the book, of which others tell whose the key is.
 */
export async function verdictOf(
  entry: ServiceEntry,
  keys: ReadonlyMap<string, SigningKeyDocument>,
  entries: readonly SignedEntry[],
): Promise<EntryVerdict> {
  const { signature, importedKey } = entry;
  if (!signature) return { kind: 'unsigned' };
  const own = keys.get(signature.keyId);
  const key = importedKey ?? own;
  if (!key) return { kind: 'unknownKey' };
  if (!(await isSignedBy(key, signature, contentOf(entry)))) return { kind: 'changed' };
  if (own) {
    const signer = `av ${own.device}`;
    // A key of this workshop stays what it is here, or a revoked one could sign on by way of a file.
    return own.isRevoked
      ? { kind: isLate(entry, own) ? 'late' : 'revoked', signer, revokedOn: revokedOn(own) }
      : { kind: 'unchanged', signer };
  }
  return { kind: 'unchanged', signer: signerInFile(entry, entries) };
}

/** True when an entry came after its key had been revoked, which is the last change of a key, both by the server's time. */
export function isLate(
  { createdAt }: Pick<ServiceEntry, 'createdAt'>,
  { updatedAt }: Pick<SigningKeyDocument, 'updatedAt'>,
): boolean {
  return createdAt > updatedAt;
}

/** The Swedish day on which a revoked key was revoked. */
export function revokedOn({ updatedAt }: Pick<SigningKeyDocument, 'updatedAt'>): string {
  return dayOf(updatedAt).toString();
}

/** Tells of the signature of an entry by a key that is revoked. */
export function revokedText(signer: string, on: string, late: boolean): string {
  return late
    ? `Signerad ${signer}, men nyckeln var återkallad sedan ${on} när noteringen kom. Signaturen visar inte vem som skrev den`
    : `Signerad ${signer}, oförändrad. Nyckeln återkallades ${on}, efter noteringen`;
}

/** The verdict as people read it. */
export function verdictText(verdict: EntryVerdict): string {
  switch (verdict.kind) {
    case 'unsigned':
      return 'Osignerad';
    case 'unknownKey':
      return 'Nyckeln är okänd';
    case 'changed':
      return 'Ändrad sedan den signerades';
    case 'unchanged':
      return `Signerad ${verdict.signer}, oförändrad`;
    case 'revoked':
    case 'late':
      return revokedText(verdict.signer, verdict.revokedOn, verdict.kind === 'late');
  }
}
