import { useEffect, useMemo, useRef } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { isOfFamilyAlone } from '@/domain/ledger/duty';
import { personId } from '@/domain/ledger/ledgerHash';
import { type NewPerson, staffChanges } from '@/domain/ledger/staffPersons';
import { isWhole } from '@/domain/values/live';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useLedger } from './ledger';
import { useLedgerPlace } from './ledgerPlace';
import { useLedgerSettings } from './ledgerSettings';
import { useStaff } from '@/data/settings/staff';
import { useStaffIdentities } from '@/data/settings/staffIdentities';

/**
 * Adds people to the ledger, and what changes about them: each is two documents, who and the number, under the hash of both.
 * Resolves with the id that events name, without waiting for the server.
 */
export function usePersonRecords() {
  const { saving } = useStore();
  const { workshopId } = useLedgerPlace();
  return useMemo(
    () => ({
      /** The `key` of a person without a staff card. */
      newKey: () => crypto.randomUUID(),
      async add(label: string, { person, number }: NewPerson): Promise<string> {
        const salt = crypto.randomUUID().replaceAll('-', '');
        const identity = { ...number, salt };
        const id = await personId(workshopId, person, identity);
        void saving.write(label, [
          {
            kind: 'create',
            path: documentPath(workshopId, 'ledgerPersons', id),
            values: { ...person },
          },
          {
            kind: 'create',
            path: documentPath(workshopId, 'ledgerIdentities', id),
            values: identity,
          },
        ]);
        return id;
      },
    }),
    [saving, workshopId],
  );
}

/**
 * Keeps the staff in the ledger as the staff cards have them: whoever is new, renamed, has got another number or has left is added
 * anew. For an owner's pages, because only owners may read the numbers of the cards; it waits until all is known.
 */
export function useStaffInLedger(): void {
  const ledger = useLedger();
  const staff = useStaff();
  const numbers = useStaffIdentities();
  const settings = useLedgerSettings();
  const reach = useReach();
  const { add } = usePersonRecords();
  const added = useRef(new Set<string>());
  useEffect(() => {
    if (ledger.kind !== 'ready' || staff.kind !== 'ready' || numbers.kind !== 'ready') return;
    if (settings.kind !== 'ready') return;
    if (![ledger, staff, numbers, settings].every((live) => isWhole(live, reach))) return;
    const answers = settings.data?.data;
    const relation = answers && isOfFamilyAlone(answers) ? 'family' : 'employee';
    const { persons, identities } = ledger.data;
    const changes = staffChanges(staff.data, numbers.data, persons, identities, relation);
    for (const change of changes) {
      // Added changes are not in the answer at once.
      const text = JSON.stringify(change);
      if (added.current.has(text)) continue;
      added.current.add(text);
      add(`${change.person.name} i personalliggaren`, change).catch(console.error);
    }
  }, [ledger, staff, numbers, settings, reach, add]);
}
