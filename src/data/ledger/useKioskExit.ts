import { createStore, delMany, keys } from 'idb-keyval';
import { useCallback } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { useStore } from '@/data/sync/StoreContext';
import { chainsStore } from './ledgerKeeping';
import { pinsStore } from './ledgerPins';

/**
 * Gives the function that ends a tablet: nobody can sign in to its account again, so that what it has not sent is thrown away,
 * and nothing of it stays on the device. Rejects when the sign-out fails, and then nothing is lost.
 */
export function useKioskExit(): () => Promise<void> {
  const { logout } = useAuth();
  const { saving, storage, uid } = useStore();
  return useCallback(async () => {
    const keep = await saving.discard();
    try {
      await logout();
    } catch (error) {
      keep();
      throw error;
    }
    // The sign-out has wiped the rest of this device's copy.
    if (storage === 'device')
      await Promise.all([chainsStore, pinsStore].map((at) => wipe(at, uid)));
  }, [logout, saving, storage, uid]);
}

/** Removes what an account has in a database of the ledger: each key names it. */
async function wipe([database, name]: readonly [string, string], uid: string): Promise<void> {
  const store = createStore(database, name);
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => key.split(' ').includes(uid)),
    store,
  );
}
