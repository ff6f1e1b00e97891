import { useEffect } from 'react';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useToldBusiness } from './ledgerBusiness';
import { useLedgerPlace } from './ledgerPlace';

/**
 * Does for the staff ledger, while `isTime`, what nobody waits for: opens it, so that it is there for an inspector
 * when the network is gone, and lets an owner's device tell tablets of the business. A shared computer keeps nothing and would
 * read all of it at each sign-in, so there it is opened when it is asked for. It needs a LedgerProvider.
 */
export function useLedgerAtHand(isTime: boolean): void {
  const store = useStore();
  const { workshopId, role, kept } = useLedgerPlace();
  useEffect(
    () => (isTime && keepsCopies(store) ? kept.watch(() => {}) : undefined),
    [isTime, store, kept],
  );
  useToldBusiness(isTime && role === 'owner' ? workshopId : null);
}
