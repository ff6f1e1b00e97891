import { useState } from 'react';
import * as v from 'valibot';
import { usePersonRecords } from '@/data/ledger/ledgerPersons';
import type { Ledger } from '@/domain/ledger/ledger';
import { dayOf } from '@/domain/time/swedishTime';
import { staffIdentityDraft } from '@/domain/workshop/staff';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { DraftForm } from '@/ui/forms/DraftForm';
import { errorText } from '@/ui/behaviour/errorText';
import { useCalm } from '@/ui/behaviour/useCalm';
import { useToast } from '@/ui/notes/ToastContext';
import { NumberFields, readNumber } from '@/features/personalliggare/stamp/NumberFields';
import { calmMs } from './calm';
import type { Stamped } from './step';

/** Adds the number of somebody who has just stamped and whose number the ledger lacks. */
export function NumberDialog({
  ledger,
  stamped: { personId, name },
  onClose,
}: {
  ledger: Ledger;
  stamped: Stamped;
  onClose: () => void;
}) {
  const { add } = usePersonRecords();
  const toast = useToast();
  const [schema] = useState(() => v.object({ identity: staffIdentityDraft(dayOf(new Date())) }));
  useCalm(calmMs, onClose);
  const person = ledger.persons.find(({ id }) => id === personId)?.data;

  function save({ identity }: v.InferOutput<typeof schema>) {
    if (!person) return;
    const { key, relation, employerName, employerNumber, isListed } = person;
    const about = { key, name: person.name, relation, employerName, employerNumber, isListed };
    add(`${name} i personalliggaren`, {
      person: { ...about, hasNumber: true },
      number: identity,
    }).then(
      () => toast(`Numret för ${name} är tillagt.`),
      (error: unknown) => {
        console.error('The number could not be added', error);
        toast(`Numret för ${name} kunde inte läggas till. ${errorText(error)}`);
      },
    );
    onClose();
  }

  return (
    <Dialog title={`Personnummer för ${name}`} onClose={onClose}>
      <DraftForm schema={schema} read={(data) => ({ identity: readNumber(data) })} onSave={save}>
        <NumberFields />
        <Button kind="work" type="submit">
          Spara numret
        </Button>
      </DraftForm>
    </Dialog>
  );
}
