import { sha256 } from '@/domain/values/sha256';
import {
  type LedgerEvent,
  type LedgerEventContent,
  type LedgerEventFields,
  ledgerEventId,
} from './ledgerEvent';
import { type LedgerIdentityFields, type LedgerPersonFields } from './ledgerPerson';

/** The fields of an event that its hash covers. */
type Hashed = Omit<LedgerEvent, 'chain' | 'seq' | 'hash' | 'createdAt' | 'updatedAt'>;

/**
 * The one text of an event that its hash is computed over: a line for each field, times in ms since 1970, null as an empty line.
 * `firestore.rules` writes the same text, so that a change here is one there.
 */
export function canonicalEvent(workshopId: string, id: string, event: Hashed): string {
  const { kind, personId, occurredAt, clockOffsetMs, by, pin } = event;
  const { correctsId, newTimeAt, reason, seenHash, prevHash } = event;
  return [
    ...['1', workshopId, id, kind, personId, occurredAt.getTime(), clockOffsetMs, by, pin],
    ...[correctsId, newTimeAt?.getTime() ?? null, reason, seenHash, prevHash],
  ]
    .map((each) => (each === null ? '' : String(each)))
    .join('\n');
}

/** The hash that an event must have: SHA-256, 64 hexadecimal digits. */
export function eventHash(workshopId: string, id: string, event: Hashed): Promise<string> {
  return sha256(canonicalEvent(workshopId, id, event));
}

/** The end of a chain, which the next event follows; `seq` is 0 and `hash` null before the first. */
export interface ChainHead {
  chain: string;
  seq: number;
  hash: string | null;
}

/** The facts that a device adds to an event that a person tells the ledger. */
export interface EventOrigin {
  workshopId: string;
  uid: string;
  by: string;
  occurredAt: Date;
  clockOffsetMs: number | null;
  seenHash: string | null;
}

/** The next event of a chain, with its id and its hash. */
export async function nextEvent(
  head: ChainHead,
  content: LedgerEventContent,
  { workshopId, uid, ...origin }: EventOrigin,
): Promise<{ id: string; values: LedgerEventFields; head: ChainHead }> {
  const place = { chain: head.chain, seq: head.seq + 1 };
  const id = ledgerEventId(uid, place);
  const fields = { ...content, ...origin, prevHash: head.hash };
  const hash = await eventHash(workshopId, id, fields);
  return { id, values: { ...place, ...fields, hash }, head: { ...place, hash } };
}

/** The name of a new chain, from twelve random bytes. */
export function newChain(randomBytes: Uint8Array): ChainHead {
  const chain = Array.from(randomBytes, (byte) => (byte % 36).toString(36)).join('');
  return { chain, seq: 0, hash: null };
}

/**
 * The id of a person's documents in `ledgerPersons` and `ledgerIdentities`: the hash of all that they say, so that every event of
 * the person holds it fast. The salt keeps the number from being guessed from the id.
 */
export function personId(
  workshopId: string,
  person: LedgerPersonFields,
  identity: LedgerIdentityFields,
): Promise<string> {
  const { key, name, relation, employerName, employerNumber, isListed } = person;
  const { kind, number, salt } = identity;
  return sha256(
    [
      ...['1', workshopId, key, name, relation, employerName ?? '', employerNumber ?? ''],
      ...[isListed ? '1' : '0', kind, number ?? '', salt],
    ].join('\n'),
  );
}
