import { useMemo } from 'react';
import { type LedgerSettingsDraft, ledgerSettingsDocument } from '@/domain/ledger/duty';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import type { LedgerSettings } from '@/domain/ledger/duty';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';
import { useWorkshopList } from './workshopList';

/** Watches the answers that tell whether the business must keep a ledger: none or one, `main`. */
export const useLedgerSettings = () =>
  useWorkshopList('ledgerSettings', ledgerSettingsDocument, 'updatedAt', { max: 1 });

/** Stores the answers; `former` are those that there are. */
export function useLedgerSettingsRecords() {
  const { saving } = useStore();
  const { id } = useWorkshop();
  return useMemo(
    () => ({
      save(label: string, former: Entry<LedgerSettings> | undefined, draft: LedgerSettingsDraft) {
        const path = `workshops/${id}/ledgerSettings/main`;
        const values = { ...draft };
        void saving.write(label, [
          former
            ? { kind: 'update', path, values, over: { ...valuesBefore(former.data, values) } }
            : { kind: 'create', path, values },
        ]);
      },
    }),
    [saving, id],
  );
}
