import { useEffect } from 'react';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useLedgerPlace } from './ledgerPlace';

/** Longer than any start takes, in ms. */
const afterMs = 5000;

/**
 * Opens the staff ledger once the page has come to rest, so that it is there for an inspector when the network is gone. Not on a
 * shared computer, which keeps nothing and would read all of it at each sign-in. It needs a LedgerProvider.
 */
export function useLedgerAtHand(): void {
  const store = useStore();
  const { kept } = useLedgerPlace();
  useEffect(() => {
    if (!keepsCopies(store)) return undefined;
    let close = () => {};
    const timer = setTimeout(() => {
      close = kept.subscribe(() => {});
    }, afterMs);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [store, kept]);
}
