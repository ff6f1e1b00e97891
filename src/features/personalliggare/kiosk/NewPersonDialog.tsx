import { useState } from 'react';
import {
  type LedgerPersonDraft,
  ledgerPersonDraft,
  relationLabels,
  relations,
} from '@/domain/ledger/ledgerPerson';
import { dayOf } from '@/domain/time/swedishTime';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DraftForm } from '@/ui/DraftForm';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import { useCalm } from '@/ui/useCalm';
import { calmMs } from './calm';
import { NumberFields, readNumber } from './NumberFields';

/** Stamps in somebody whom the list does not have, at once: the name is enough, and for hired staff the employer. */
export function NewPersonDialog({
  onAdd,
  onClose,
}: {
  onAdd: (draft: LedgerPersonDraft) => void;
  onClose: () => void;
}) {
  const [schema] = useState(() => ledgerPersonDraft(dayOf(new Date())));
  const [relation, setRelation] = useState('employee');
  useCalm(calmMs, onClose);
  return (
    <Dialog title="Stämpla in någon som inte finns i listan" onClose={onClose}>
      <DraftForm schema={schema} read={readPerson} onSave={onAdd}>
        <Field label="Namn" name="name" autoComplete="off" aria-required />
        <NumberFields hint="Har du det inte till hands stämplas du in ändå." />
        <SelectField
          label="Anknytning"
          name="relation"
          value={relation}
          onChange={({ target }) => setRelation(target.value)}
          options={relations.map((each) => [each, relationLabels[each]])}
        />
        {relation === 'hired' && (
          <>
            <Field label="Arbetsgivare" name="employerName" autoComplete="off" aria-required />
            <Field
              label="Arbetsgivarens organisationsnummer"
              name="employerNumber"
              inputMode="numeric"
              autoComplete="off"
              aria-required
            />
          </>
        )}
        <Button kind="main" type="submit">
          Stämpla in
        </Button>
      </DraftForm>
    </Dialog>
  );
}

function readPerson(data: FormData) {
  const relation = textOf(data, 'relation');
  const about = { name: textOf(data, 'name'), relation, identity: readNumber(data) };
  if (relation !== 'hired') return about;
  const employerName = textOf(data, 'employerName');
  return { ...about, employerName, employerNumber: textOf(data, 'employerNumber') };
}
