import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { useEffect } from 'react';
import type { GenericSchema } from 'valibot';
import { documentPath } from '@/domain/collections/documentPath';
import { businessKeys, ledgerBusinessDocument } from '@/domain/ledger/ledgerBusiness';
import { same } from '@/domain/values/same';
import { workshopDocument } from '@/domain/workshop/workshop';
import { applyChanges } from '@/data/sync/applyChanges';
import type { Change } from '@/data/sync/outbox';
import { useLiveDocument } from '@/data/sync/live';
import { toDates } from '@/data/sync/readDocument';
import { useSeenDocument } from '@/data/sync/seenDocument';
import { useStore } from '@/data/sync/StoreContext';
import type { Store } from '@/data/sync/store';

const pathIn = (workshopId: string) => documentPath(workshopId, 'ledgerBusiness', 'main');

/** Watches what a tablet reads of the business; null where no owner's device has told it yet. */
export function useLedgerBusiness(workshopId: string) {
  const { db } = useStore();
  const reference = doc(db, pathIn(workshopId));
  return useSeenDocument(reference, ledgerBusinessDocument);
}

/**
 * The changes that a transaction must write so that tablets read the same as the server's document of the workshop says; empty if
 * they do. The values are the server's own, because a date has not the parts of a millisecond that the rules compare.
 */
async function businessChanges(
  transaction: Transaction,
  db: Firestore,
  workshopId: string,
): Promise<Change[]> {
  const path = pathIn(workshopId);
  const [workshop, told] = await Promise.all([
    transaction.get(doc(db, 'workshops', workshopId)),
    transaction.get(doc(db, path)),
  ]);
  const values = businessIn(workshop);
  if (told.exists() && same(toDates(values), toDates(businessIn(told)))) return [];
  return [{ kind: told.exists() ? 'update' : 'create', path, values }];
}

function businessIn(document: DocumentSnapshot): Record<string, unknown> {
  return Object.fromEntries(businessKeys.map((key) => [key, document.get(key) ?? null]));
}

// Of two at once both would make the document, and the browser would complain of the one that has to try again.
const lastOf = new WeakMap<Firestore, Promise<void>>();

/**
 * Writes changes together with what tablets must be told of the business, past the SDK's cache and one after the other. For owners;
 * rejects when the server refuses them or does not answer.
 */
export function writeWithBusiness(
  { db, uid }: Pick<Store, 'db' | 'uid'>,
  workshopId: string,
  changes: Change[] = [],
): Promise<void> {
  const send = () =>
    runTransaction(db, async (transaction) => {
      const told = await businessChanges(transaction, db, workshopId);
      applyChanges(transaction, db, uid, [...changes, ...told]);
    });
  const sent = (lastOf.get(db) ?? Promise.resolve()).then(send, send);
  lastOf.set(db, sent);
  return sent;
}

/**
 * Tells tablets what the workshop's own document says of the business whenever they read something else, as the server has both;
 * where no tablet was ever let in there is nobody to tell, and null tells nothing. For owners.
 */
export function useToldBusiness(workshopId: string | null): void {
  const { db, uid } = useStore();
  const workshop = useConfirmed(workshopId && `workshops/${workshopId}`, workshopDocument);
  const told = useConfirmed(workshopId && pathIn(workshopId), ledgerBusinessDocument);
  const isBehind = workshop && told && businessKeys.some((key) => !same(workshop[key], told[key]));
  const missing = isBehind ? JSON.stringify(businessKeys.map((key) => workshop[key])) : null;
  useEffect(() => {
    if (workshopId === null || missing === null) return undefined;
    let isOver = false;
    writeWithBusiness({ db, uid }, workshopId).catch((error: unknown) => {
      // The next start tells it.
      if (!isOver) console.warn('Tablets could not be told of the business', error);
    });
    return () => {
      isOver = true;
    };
  }, [db, uid, workshopId, missing]);
}

/** A document as the server has it; null until that is known, and where there is none. */
function useConfirmed<T>(path: string | null, schema: GenericSchema<unknown, T>): T | null {
  const { db } = useStore();
  const reference = path === null ? null : doc(db, path);
  const live = useLiveDocument(reference, schema);
  if (live.kind !== 'ready' || live.fromCache || !live.data || live.data.pending) return null;
  return live.data.data;
}
