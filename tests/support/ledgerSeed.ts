import type { LedgerEventContent } from '@/domain/ledger/ledgerEvent';
import { newChain, nextEvent, personId } from '@/domain/ledger/ledgerHash';
import type { LedgerPersonFields } from '@/domain/ledger/ledgerPerson';
import { seedDocuments } from './documents';
import { at } from './swedishInstant';

/** An event of the ledger as a test tells it: whose, what, and when by the Swedish clock. */
export interface SeededEvent {
  who: string | null;
  kind: LedgerEventContent['kind'];
  at: string;
  /** Minutes after it at which the server got it. */
  lateBy?: number;
  /** The place of the event that it corrects, from 0. */
  corrects?: number;
  /** The time that it tells. */
  told?: string;
  reason?: string;
}

type SeededPerson = Partial<LedgerPersonFields> & { name: string; number?: string };

/** Writes a ledger past the rules, its events in one chain, and returns their ids in order and those of the people. */
export async function seedLedger(
  workshopId: string,
  people: Record<string, SeededPerson>,
  events: readonly SeededEvent[] = [],
) {
  const ids: Record<string, string> = {};
  const persons: Record<string, object> = {};
  const identities: Record<string, object> = {};
  for (const [key, { number = null, ...given }] of Object.entries(people)) {
    const person: LedgerPersonFields = {
      ...{ key, relation: 'employee', employerName: null, employerNumber: null, isListed: true },
      ...{ hasNumber: number !== null, ...given },
    };
    const identity = {
      ...{ kind: number === null ? ('missing' as const) : ('swedish' as const), number },
      salt: 'a'.repeat(32),
    };
    const id = await personId(workshopId, person, identity);
    ids[key] = id;
    persons[id] = person;
    identities[id] = identity;
  }

  let head = newChain(crypto.getRandomValues(new Uint8Array(12)));
  const written: string[] = [];
  const documents: Record<string, object> = {};
  for (const { who, kind, at: time, lateBy = 0, corrects, told, reason = null } of events) {
    const occurredAt = at(time);
    const next = await nextEvent(
      head,
      {
        ...{ kind, personId: who === null ? null : (ids[who] ?? null), pin: 'none', reason },
        correctsId: corrects === undefined ? null : (written[corrects] ?? null),
        newTimeAt: told === undefined ? null : at(told),
      },
      {
        ...{ workshopId, uid: 'olle', by: 'Surfplattan', occurredAt },
        ...{ clockOffsetMs: 0, seenHash: null },
      },
    );
    head = next.head;
    written.push(next.id);
    const createdAt = new Date(occurredAt.getTime() + lateBy * 60_000 + 1_000);
    documents[next.id] = { ...next.values, createdAt, updatedAt: createdAt };
  }
  await seedDocuments(`workshops/${workshopId}/ledgerPersons`, persons);
  await seedDocuments(`workshops/${workshopId}/ledgerIdentities`, identities);
  await seedDocuments(`workshops/${workshopId}/ledger`, documents);
  return { ids, events: written };
}
