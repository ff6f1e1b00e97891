import { limit, orderBy, query, runTransaction } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { useMemo } from 'react';
import { is } from 'valibot';
import { withTimeout } from '@/withTimeout';
import { documentPath } from '@/domain/collections/documentPath';
import {
  type KioskCode,
  kioskCodeDocument,
  kioskCodeExpiresAt,
  kioskCodeState,
  kioskDocument,
  kioskLimits,
} from '@/domain/ledger/kiosk';
import { newKioskAddress } from '@/domain/ledger/kioskAddress';
import { documentId } from '@/domain/values/fields';
import { inviteCode } from '@/domain/workshop/invite';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/outbox';
import { useLiveList } from '@/data/sync/live';
import { parseDocument } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import type { Store } from '@/data/sync/store';
import { writeWithBusiness } from './ledgerBusiness';
import { untilListed } from '@/data/workshop/users';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';
import { useWorkshopList } from '@/data/settings/workshopList';

/** Watches the workshop's tablets; an entry's id is the tablet's own account. */
export const useKiosks = () => useWorkshopList('kiosks', kioskDocument, 'name', { max: 100 });

/** Watches the newest codes for tablets; an entry's id is the code. Owners only. */
export function useKioskCodes() {
  const codes = useWorkshopCollection('kioskCodes');
  const newest = query(codes, orderBy('expiresAt', 'desc'), limit(100));
  return useLiveList(newest, kioskCodeDocument);
}

/** Lets tablets in, and takes that back. Owners only. */
export function useKioskRecords() {
  const { db, uid, home, saving } = useStore();
  const { id, workshop } = useWorkshop();
  return useMemo(() => {
    const path = (code: string) => documentPath(id, 'kioskCodes', code);
    return {
      /** Makes a code for one tablet of this name, once the server has it; rejects without contact, after ten seconds. */
      async createCode(label: string, name: string): Promise<{ code: string; expiresAt: Date }> {
        const code = inviteCode(crypto.getRandomValues(new Uint8Array(kioskLimits.codeBytes)));
        const expiresAt = kioskCodeExpiresAt(new Date());
        const values = { name, workshopName: workshop.name, expiresAt, usedBy: null };
        const changes: Change[] = [{ kind: 'create', path: path(code), values }];
        if (home.kind === 'device') await saving.write(label, changes);
        // A tablet that is let in must have what the ledger says of the business.
        else await withTimeout(writeWithBusiness({ db, uid }, id, changes));
        return { code, expiresAt };
      },
      /** Withdraws an unused code. */
      withdrawCode(label: string, code: string) {
        void saving.write(label, [{ kind: 'delete', path: path(code) }]);
      },
      /** Shuts a tablet out, for good; `kiosk` is the tablet's account. */
      revoke(label: string, kiosk: string) {
        void saving.write(label, [{ kind: 'delete', path: documentPath(id, 'kiosks', kiosk) }]);
      },
    };
  }, [db, uid, home, saving, id, workshop.name]);
}

/** An account for a tablet: nobody can guess the password, which is kept nowhere, and no mail reaches the address. */
export function newKioskAccount(): { email: string; password: string } {
  return {
    email: newKioskAddress(),
    password: `${crypto.randomUUID()}${crypto.randomUUID()}`,
  };
}

/** The meaning of a code for a tablet: `none` where it is unknown, or withdrawn. */
export type KioskCodeAnswer =
  { kind: 'none' } | { kind: 'open' | 'used' | 'expired'; code: KioskCode };

/** Looks up a code, for a signed-in account. Rejects without contact, after ten seconds. */
export async function findKioskCode(
  { lite: past }: Store,
  workshopId: string,
  code: string,
): Promise<KioskCodeAnswer> {
  // A part of the link that is no id could make a different path.
  if (![workshopId, code].every((id) => is(documentId, id))) return { kind: 'none' };
  try {
    const reference = lite.doc(past, documentPath(workshopId, 'kioskCodes', code));
    const snapshot = await withTimeout(lite.getDoc(reference));
    const found = parseDocument(reference.path, snapshot.data() ?? {}, kioskCodeDocument);
    return found ? { kind: kioskCodeState(found, new Date()), code: found } : { kind: 'none' };
  } catch (error) {
    if (isRefused(error)) return { kind: 'none' };
    throw error;
  }
}

/**
 * Makes the signed-in account, which is no member of any workshop, a tablet of a workshop by an open code. Not queued: it rejects
 * after ten seconds at most.
 */
export async function pairKiosk(
  store: Store,
  workshopId: string,
  code: string,
  { name }: Pick<KioskCode, 'name'>,
): Promise<void> {
  const { db, uid } = store;
  await withTimeout(
    runTransaction(db, (transaction) => {
      applyChanges(transaction, db, uid, [
        { kind: 'create', path: documentPath(workshopId, 'kiosks', uid), values: { name, code } },
        {
          kind: 'update',
          path: documentPath(workshopId, 'kioskCodes', code),
          values: { usedBy: uid },
        },
        { kind: 'create', path: `users/${uid}`, values: { workshopIds: [workshopId] } },
      ]);
      return Promise.resolve();
    }).then(() => untilListed(store, workshopId)),
  );
}
