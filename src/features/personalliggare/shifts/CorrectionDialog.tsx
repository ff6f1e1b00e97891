import { useState } from 'react';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { ledgerKindLabels } from '@/domain/ledger/ledgerEvent';
import { correctionDraft } from '@/domain/ledger/ledgerForms';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import type { LedgerRow } from '@/domain/ledger/ledgerRows';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { canWrite } from '@/domain/workshop/member';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import { readTold, ToldTimeFields } from '@/features/personalliggare/fields/ToldTimeFields';
import styles from '@/features/personalliggare/fields/Fields.module.css';
import { useAdded } from './useAdded';

/** Corrects a stamp by an event beside it, which tells the new time or that the stamp does not count. */
export function CorrectionDialog({
  row: { event, at, person, corrections },
  onClose,
}: {
  row: LedgerRow;
  onClose: () => void;
}) {
  const { correct } = useLedgerRecords();
  const tell = useAdded();
  const mayWrite = canWrite(useWorkshop().role);
  const [now] = useState(() => new Date());
  const latest = corrections.at(-1);
  const counted = (latest ? latest.data.newTimeAt : at) ?? at;
  const [isStruck, setIsStruck] = useState(false);
  const name = person?.name ?? 'okänd person';

  return (
    <EditDialog
      title={`Rätta stämplingen för ${name}`}
      schema={correctionDraft(now)}
      read={(data) => ({
        at: isStruck ? null : readTold(data),
        reason: textOf(data, 'reason'),
      })}
      saves="Lägg till rättelsen"
      lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
      onSave={(draft) => {
        const label = `Rättelse för ${name}`;
        tell(correct(label, event, draft.at, draft.reason), label, 'Rättelsen är tillagd.');
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>
          {ledgerKindLabels[event.data.kind]} {ledgerDate(at)} {ledgerTime(at)} står kvar,
          överstruken, med rättelsen bredvid.
        </p>
        {!isStruck && (
          <ToldTimeFields
            first={{ day: dayOf(counted), clock: formatClock(counted) }}
            today={dayOf(now)}
          />
        )}
        <CheckboxField
          label="Stämplingen ska inte gälla alls"
          name="isStruck"
          checked={isStruck}
          onChange={({ target }) => setIsStruck(target.checked)}
        />
        <Field
          label="Varför?"
          name="reason"
          hint="Den som kontrollerar liggaren läser det."
          autoComplete="off"
          aria-required
        />
      </div>
    </EditDialog>
  );
}
