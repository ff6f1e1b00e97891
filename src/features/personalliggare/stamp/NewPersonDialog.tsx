import { useState } from 'react';
import { usePersonRecords } from '@/data/ledgerPersons';
import { ledgerPersonDraft } from '@/domain/ledger/ledgerPerson';
import { dayOf } from '@/domain/time/swedishTime';
import { EditDialog } from '@/ui/EditDialog';
import { useToast } from '@/ui/ToastContext';
import { numberOf, PersonFields, readPerson } from './PersonFields';
import type { Stamped } from './usePress';

/** Adds somebody who is not in the list, and stamps the person in at once. */
export function NewPersonDialog({
  onAdded,
  onClose,
}: {
  onAdded: (person: Stamped) => void;
  onClose: () => void;
}) {
  const { add, newKey } = usePersonRecords();
  const toast = useToast();
  const [schema] = useState(() => ledgerPersonDraft(dayOf(new Date())));
  return (
    <EditDialog
      title="Ny person"
      saves="Stämpla in"
      schema={schema}
      read={(data) => readPerson(data)}
      onSave={({ identity, ...who }) => {
        const number = numberOf(identity);
        const person = {
          ...{ ...who, key: newKey(), isListed: true },
          hasNumber: number.kind !== 'missing',
        };
        add(`${who.name} i personalliggaren`, { person, number })
          .then((id) => onAdded({ id, data: person }))
          .catch((error: unknown) => {
            console.error('A person could not be added', error);
            toast(`${who.name} kunde inte läggas till. Försök igen.`);
          });
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <PersonFields asksName asksNumber />
    </EditDialog>
  );
}
