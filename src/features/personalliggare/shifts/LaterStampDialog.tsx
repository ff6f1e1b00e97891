import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { laterStampDraft } from '@/domain/ledger/ledgerForms';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { dayOf } from '@/domain/time/swedishTime';
import { canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { readTold, ToldTimeFields } from '@/features/personalliggare/fields/ToldTimeFields';
import styles from '@/features/personalliggare/fields/Fields.module.css';
import { useAdded } from './useAdded';

/** Adds a stamp that was not made when it happened; `person` is the key of the one shown, `day` the day. */
export function LaterStampDialog({
  read,
  day,
  person,
  onClose,
}: {
  read: ReadLedger;
  day: CalendarDate;
  person: string | null;
  onClose: () => void;
}) {
  const { stamp } = useLedgerRecords();
  const tell = useAdded();
  const mayWrite = canWrite(useWorkshop().role);
  const [now] = useState(() => new Date());
  const [schema] = useState(() => laterStampDraft(now));
  return (
    <EditDialog
      title="Lägg till en stämpling"
      schema={schema}
      read={(data) => ({
        personId: textOf(data, 'personId'),
        kind: textOf(data, 'kind'),
        at: readTold(data),
        reason: textOf(data, 'reason'),
      })}
      saves="Lägg till"
      lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
      onSave={({ personId, kind, at, reason }) => {
        const name = read.persons.find(({ id }) => id === personId)?.data.name ?? 'okänd person';
        const label = `Stämpling i efterhand för ${name}`;
        const added = stamp(label, { kind, personId, later: { at, reason } });
        tell(added, label, `Stämplingen för ${name} är tillagd.`);
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>Stämplingen blir märkt med att den är registrerad i efterhand, av vem och när.</p>
        <div className={styles.pair}>
          <SelectField
            label="Person"
            name="personId"
            defaultValue={person === null ? '' : read.personOf.get(person)?.id}
            options={[
              ['', 'Välj …'],
              ...read.persons.map(({ id, data }) => [id, data.name] as const),
            ]}
            aria-required
          />
          <SelectField
            label="Stämpling"
            name="kind"
            options={[
              ['in', 'In'],
              ['out', 'Ut'],
            ]}
          />
        </div>
        <ToldTimeFields first={{ day, clock: '' }} today={dayOf(now)} />
        <Field
          label="Varför stämplades det inte då?"
          name="reason"
          autoComplete="off"
          aria-required
        />
      </div>
    </EditDialog>
  );
}
