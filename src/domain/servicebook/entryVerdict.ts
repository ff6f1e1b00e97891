import { contentOf, type ServiceEntry } from './serviceEntry';
import { isSignedBy } from './signing';
import type { SigningKeyDocument } from './signingKey';

/** What is known of a stored entry, with who signed it where that is known. */
export type EntryVerdict =
  | { kind: 'unsigned' }
  /** The key is not among those of the workshop, or has not been fetched yet. */
  | { kind: 'unknownKey' }
  | { kind: 'changed' }
  | { kind: 'unchanged' | 'revoked'; signer: string };

/** Checks the signature of an entry: by the key that came with it from another workshop, or by one of this workshop's. */
export async function verdictOf(
  entry: ServiceEntry,
  keys: ReadonlyMap<string, SigningKeyDocument>,
): Promise<EntryVerdict> {
  const { signature, importedKey } = entry;
  if (!signature) return { kind: 'unsigned' };
  const own = keys.get(signature.keyId);
  const key = importedKey ?? own;
  if (!key) return { kind: 'unknownKey' };
  if (!(await isSignedBy(key, signature, contentOf(entry)))) return { kind: 'changed' };
  // A key of this workshop stays what it is here, or a revoked one could sign on by way of a file.
  if (own) return { kind: own.isRevoked ? 'revoked' : 'unchanged', signer: own.device };
  // Anybody can make a key and a file, and write any name in it.
  return { kind: 'unchanged', signer: `${entry.workshop.name} enligt filen` };
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
      return `Signerad av ${verdict.signer}, oförändrad`;
    case 'revoked':
      return `Nyckeln återkallad. Signerad av ${verdict.signer}, oförändrad`;
  }
}
