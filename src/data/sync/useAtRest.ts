import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from './StoreContext';

/** Longer than any start takes, in ms. */
const restsAfterMs = 5000;

/** True once a page has come to rest and the server can be reached: the time for what nobody waits for. */
export function useAtRest(): boolean {
  const { saving } = useStore();
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), restsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // Without contact there is nothing to fetch.
  const hasContact = useSyncExternalStore(saving.subscribe, () => {
    const { connected, offline } = saving.getState();
    return connected && !offline;
  });
  return rests && hasContact;
}
