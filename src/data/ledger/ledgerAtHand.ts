import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useToldBusiness } from './ledgerBusiness';
import { useLedgerPlace } from './ledgerPlace';

/** Longer than any start takes, in ms. */
const restsAfterMs = 5000;

/**
 * Does for the staff ledger, once a dashboard has come to rest, what nobody waits for: opens it, so that it is there for an inspector
 * when the network is gone, and lets an owner's device tell tablets of the business. A shared computer keeps nothing and would
 * read all of it at each sign-in, so there it is opened when it is asked for. It needs a LedgerProvider.
 */
export function useLedgerAtHand(): void {
  const store = useStore();
  const { workshopId, role, kept } = useLedgerPlace();
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), restsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // Without contact there is nothing to fetch.
  const hasContact = useSyncExternalStore(store.saving.subscribe, () => {
    const { connected, offline } = store.saving.getState();
    return connected && !offline;
  });
  const isTime = rests && hasContact;
  useEffect(
    () => (isTime && keepsCopies(store) ? kept.watch(() => {}) : undefined),
    [isTime, store, kept],
  );
  useToldBusiness(isTime && role === 'owner' ? workshopId : null);
}
