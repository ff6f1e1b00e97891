import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { noteDraft } from '@/domain/ledger/ledgerForms';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import styles from '@/features/personalliggare/fields/Fields.module.css';
import { useAdded } from './useAdded';

/** Adds a remark to the ledger, about everybody or about a person. */
export function NoteDialog({
  read,
  person,
  onClose,
}: {
  read: ReadLedger;
  person: string | null;
  onClose: () => void;
}) {
  const { note } = useLedgerRecords();
  const tell = useAdded();
  const mayWrite = canWrite(useWorkshop().role);
  return (
    <EditDialog
      title="Skriv en anmärkning"
      schema={noteDraft}
      read={(data) => ({
        personId: textOf(data, 'personId') || null,
        text: textOf(data, 'text'),
      })}
      lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
      onSave={({ text, personId }) => {
        const label = 'Anmärkning i personalliggaren';
        tell(note(label, text, personId), label, 'Anmärkningen är tillagd.');
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>Anmärkningen står på dagens datum, kan inte ändras och visas vid en kontroll.</p>
        <SelectField
          label="Gäller"
          name="personId"
          defaultValue={person === null ? '' : read.personOf.get(person)?.id}
          options={[
            ['', 'Ingen särskild person'],
            ...read.persons.map(({ id, data }) => [id, data.name] as const),
          ]}
        />
        <Field label="Anmärkning" name="text" autoComplete="off" aria-required />
      </div>
    </EditDialog>
  );
}
