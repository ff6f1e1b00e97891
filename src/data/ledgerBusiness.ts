import { doc, type Firestore, runTransaction, type Transaction } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { businessKeys, ledgerBusinessDocument } from '@/domain/ledger/ledgerBusiness';
import { same } from '@/domain/values/same';
import { workshopDocument } from '@/domain/workshop/workshop';
import { applyChanges } from '@/data/sync/applyChanges';
import type { Change } from '@/data/sync/journal';
import { useLiveDocument } from '@/data/sync/live';
import { toDates } from '@/data/sync/readDocument';
import { useSeenDocument } from '@/data/sync/seenDocument';
import { useStore } from '@/data/sync/StoreContext';
import type { Store } from '@/data/sync/store';
import { useLedgerPlace } from './ledgerPlace';

const pathIn = (workshopId: string) => `workshops/${workshopId}/ledgerBusiness/main`;

/** Watches what a tablet reads of the business; null where no owner's device has told it yet. */
export function useLedgerBusiness(workshopId: string) {
  const { db } = useStore();
  const reference = useMemo(() => doc(db, pathIn(workshopId)), [db, workshopId]);
  return useSeenDocument(reference, ledgerBusinessDocument);
}

/**
 * What a transaction must write for tablets to read what the server's document of the workshop says; nothing where they do. The
 * values are the server's own, because a date has not the parts of a millisecond that the rules compare.
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
  const [values, former] = [workshop, told].map((document) =>
    Object.fromEntries(
      businessKeys.map((key): [string, unknown] => [key, document.get(key) ?? null]),
    ),
  );
  if (!values || (told.exists() && same(toDates(values), toDates(former)))) return [];
  return [{ kind: told.exists() ? 'update' : 'create', path, values }];
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
 * Tells tablets what the workshop's own document says of the business, once the server has confirmed it and whenever it is changed;
 * null tells nothing. For owners.
 */
export function useToldBusiness(workshopId: string | null): void {
  const { db, uid } = useStore();
  const reference = useMemo(
    () => (workshopId === null ? null : doc(db, 'workshops', workshopId)),
    [db, workshopId],
  );
  const live = useLiveDocument(reference, workshopDocument);
  const entry = live.kind === 'ready' && !live.fromCache ? live.data : null;
  const confirmed =
    entry && !entry.pending ? JSON.stringify(businessKeys.map((key) => entry.data[key])) : null;
  useEffect(() => {
    if (workshopId === null || confirmed === null) return undefined;
    let isOver = false;
    writeWithBusiness({ db, uid }, workshopId).catch((error: unknown) => {
      if (!isOver) console.error('Tablets could not be told of the business', error);
    });
    return () => {
      isOver = true;
    };
  }, [db, uid, workshopId, confirmed]);
}

/** Sees to it that tablets read what the workshop says of the business, from now on until the workshop is left. */
export function useBusinessInLedger(): void {
  const { tellBusiness } = useLedgerPlace();
  useEffect(tellBusiness, [tellBusiness]);
}
