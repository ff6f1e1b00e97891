import { documentId, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { deviceName } from '@/domain/servicebook/deviceName';
import type { EntrySignature, ServiceEntryContent } from '@/domain/servicebook/serviceEntry';
import { makeSigningKey, signEntry, type SigningKey } from '@/domain/servicebook/signing';
import { type SigningKeyDocument, signingKeyDocument } from '@/domain/servicebook/signingKey';
import { type Entry, isWhole, type Live } from '@/domain/values/live';
import { useSettingsHere } from '@/data/settings/SettingsReplicaContext';
import { keepKey, keyIn } from '@/data/sync/deviceKeys';
import { useLiveListOf } from '@/data/sync/live';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';
import { useSettings } from '@/data/settings/workshopList';

/** The most keys of one answer; the rules refuse to list more. */
export const mostKeys = 500;

/**
 * Watches the keys of the workshop's devices, the revoked ones too; a key is never deleted. A device that keeps no settings has
 * `mostKeys` of them at most.
 */
export const useSigningKeys = () => useSettings('signingKeys');

/**
 * Watches the keys with these ids, or those of these accounts, the revoked ones too. A device that keeps no settings asks for these
 * alone: the list of all has an end, which the keys of many years pass.
 */
export function useSigningKeysOf(
  by: 'id' | 'createdBy',
  values: readonly string[],
): Live<Entry<SigningKeyDocument>[]> {
  const keys = useWorkshopCollection('signingKeys');
  const here = useSettingsHere('signingKeys');
  const queryOf = (some: string[]) =>
    query(keys, where(by === 'id' ? documentId() : by, 'in', some), limit(mostKeys));
  const asked = useLiveListOf(here ? [] : values, queryOf, signingKeyDocument);
  return here ?? asked;
}

/** Takes a key back, for good: what is signed with it from now on is refused. */
export function useRevoke() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return ({ id, data }: Entry<SigningKeyDocument>) => {
    saving.write(`Nyckeln för ${data.device}`, [
      {
        kind: 'update',
        path: documentPath(workshopId, 'signingKeys', id),
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
      // A shared computer keeps no key: the next person at it could sign with it.
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
            path: documentPath(workshopId, 'signingKeys', key.id),
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
