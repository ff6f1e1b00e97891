import { createStore, del, get, set } from 'idb-keyval';
import { useMemo } from 'react';
import * as v from 'valibot';
import { hidePin, isRightPin } from '@/domain/ledger/pin';
import { useStore } from '@/data/sync/StoreContext';
import { useLedgerPlace } from './ledgerPlace';

const hiddenPin = v.object({ salt: v.string(), hash: v.string() });

/** The database and its store with the codes, by workshop, account and person. */
export const pinsStore = ['verkstadsnavet-pins', 'pins'] as const;

/**
 * The codes that people have chosen on this tablet, which never leave it; `key` is the person's. On a device that keeps nothing,
 * `canKeep` is false and there are no codes.
 */
export function usePins() {
  const { uid, storage } = useStore();
  const { workshopId } = useLedgerPlace();
  return useMemo(() => {
    const open = () => createStore(...pinsStore);
    const place = (key: string) => `${workshopId} ${uid} ${key}`;
    const stored = async (key: string) => v.safeParse(hiddenPin, await get(place(key), open()));
    const canKeep = storage === 'device';
    return {
      canKeep,
      isSet: async (key: string) => canKeep && (await stored(key)).success,
      choose: async (key: string, pin: string) => set(place(key), await hidePin(pin), open()),
      forget: (key: string) => del(place(key), open()),
      async isRight(key: string, pin: string) {
        const hidden = await stored(key);
        return !hidden.success || isRightPin(pin, hidden.output);
      },
    };
  }, [uid, storage, workshopId]);
}
