import { useMemo } from 'react';
import { deviceName } from '@/domain/servicebook/deviceName';
import type { EntrySignature, ServiceEntryContent } from '@/domain/servicebook/serviceEntry';
import { makeSigningKey, signEntry, type SigningKey } from '@/domain/servicebook/signing';
import type { SigningKeyDocument } from '@/domain/servicebook/signingKey';
import { type Entry, isWhole, type Live } from '@/domain/values/live';
import { keepKey, keyIn } from '@/data/sync/deviceKeys';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';
import { useSettings } from './workshopList';

/** Watches the keys of the workshop's devices, the revoked ones too; a key is never deleted. */
export const useSigningKeys = () => useSettings('signingKeys');

/** Takes a key back, for good: what is signed with it from now on is refused. */
export function useRevoke() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return ({ id, data }: Entry<SigningKeyDocument>) => {
    saving.write(`Nyckeln för ${data.device}`, [
      {
        kind: 'update',
        path: `workshops/${workshopId}/signingKeys/${id}`,
        values: { isRevoked: true },
      },
    ]);
  };
}

/**
 * Signs entries with the key that this device has for the signed-in person, whose `name` it is kept by: it is made at the first
 * entry and cannot leave the device. Rejects where the device cannot keep a key, or is to keep nothing.
 */
export function useSign(): (content: ServiceEntryContent, name: string) => Promise<EntrySignature> {
  const { saving, uid, storage } = useStore();
  const { id: workshopId } = useWorkshop();
  const keys = useSigningKeys();
  const reach = useReach();
  return useMemo(() => {
    /** Only the answer of the server tells that the workshop does not have a key. */
    const isMissing = (id: string) =>
      keys.kind === 'ready' && isWhole(keys, reach) && !keys.data.some((key) => key.id === id);
    return async (content, name) => {
      // Whoever sits down at a shared computer afterwards could sign by a key that it kept.
      if (storage !== 'device') throw new Error(`No key is kept: ${storage}`);
      const place = `${workshopId} ${uid}`;
      const stored = await keyIn(place);
      const usable = stored && !isRevoked(keys, stored.id) ? stored : null;
      const key: SigningKey = usable ?? (await makeSigningKey());
      if (!usable) await keepKey(place, key);
      if (!usable || isMissing(key.id)) {
        const { x, y } = key.publicKey;
        const device = `${name.slice(0, 40)}, ${deviceName(navigator.userAgent)}`;
        saving.write(`Nyckeln för ${device}`, [
          {
            kind: 'create',
            path: `workshops/${workshopId}/signingKeys/${key.id}`,
            values: { x, y, device, isRevoked: false },
          },
        ]);
      }
      return signEntry(key, content);
    };
  }, [saving, uid, storage, workshopId, keys, reach]);
}

function isRevoked(keys: Live<Entry<SigningKeyDocument>[]>, id: string): boolean {
  return keys.kind === 'ready' && keys.data.some((key) => key.id === id && key.data.isRevoked);
}
