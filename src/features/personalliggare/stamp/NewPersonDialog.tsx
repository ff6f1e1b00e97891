import { useState } from 'react';
import { type LedgerPersonDraft, ledgerPersonDraft } from '@/domain/ledger/ledgerPerson';
import { dayOf } from '@/domain/time/swedishTime';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { NumberFields, readKnownNumber } from './NumberFields';
import { PersonFields, readPerson } from './PersonFields';

/** Asks who somebody is that the list does not have and who is stamped in at once: the name is enough, and a hired person's employer. */
export function NewPersonDialog({
  onAdd,
  onClose,
}: {
  onAdd: (draft: LedgerPersonDraft) => void;
  onClose: () => void;
}) {
  const [schema] = useState(() => ledgerPersonDraft(dayOf(new Date())));
  return (
    <EditDialog
      title="Stämpla in någon som inte finns i listan"
      saves="Stämpla in"
      schema={schema}
      read={(data) => ({ ...readPerson(data), identity: readKnownNumber(data) })}
      onSave={onAdd}
      onRemove={undefined}
      onClose={onClose}
    >
      <PersonFields asksName number={<NumberFields hint="Kan fyllas i senare." />} />
    </EditDialog>
  );
}
