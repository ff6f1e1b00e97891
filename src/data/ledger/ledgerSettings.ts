import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import {
  type LedgerSettings,
  ledgerSettingsDocument,
  type LedgerSettingsDraft,
} from '@/domain/ledger/duty';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry, Live } from '@/domain/values/live';
import { useSeenDocument } from '@/data/sync/seenDocument';
import { useStore } from '@/data/sync/StoreContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';
import { useLedgerPlace } from './ledgerPlace';

/** Watches the answers that tell whether the business must keep a ledger; null where nobody has answered. */
export function useLedgerSettings(): Live<Entry<LedgerSettings> | null> {
  const { db } = useStore();
  const { workshopId } = useLedgerPlace();
  const reference = doc(workshopCollection(db, workshopId, 'ledgerSettings'), 'main');
  return useSeenDocument(reference, ledgerSettingsDocument);
}

/** Stores the answers; `former` are those that there are. */
export function useLedgerSettingsRecords() {
  const { saving } = useStore();
  const { workshopId } = useLedgerPlace();
  return useMemo(
    () => ({
      save(label: string, former: Entry<LedgerSettings> | null, draft: LedgerSettingsDraft) {
        const path = documentPath(workshopId, 'ledgerSettings', 'main');
        const values = { ...draft };
        void saving.write(label, [
          former
            ? { kind: 'update', path, values, base: { ...valuesBefore(former.data, values) } }
            : { kind: 'create', path, values },
        ]);
      },
    }),
    [saving, workshopId],
  );
}
