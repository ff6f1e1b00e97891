import { useId } from 'react';
import * as v from 'valibot';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type FollowUp, followUpLimits } from '@/domain/order/followUp';
import { followUpDue } from '@/domain/order/followUpDue';
import { workOf } from '@/domain/order/followUpText';
import { line } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import { DueFields, readDue } from '@/components/followups/DueFields';
import { useFollowUpWrites } from './useFollowUpWrites';

interface Opened {
  entry: Entry<FollowUp>;
  onClose: () => void;
}

const given = v.object({ reason: line(followUpLimits.closedReason, 'Fyll i varför.') });
const usualReasons = ['Kunden vill inte', 'Gjort på annan verkstad', 'Bilen är såld'];

/** Changes the day and the odometer at which something is followed up. */
export function DueDialog({ entry, onClose }: Opened) {
  const { postpone } = useFollowUpWrites();
  return (
    <EditDialog
      title={`Följ upp: ${workOf(entry.data)}`}
      schema={followUpDue}
      read={readDue}
      onSave={(due) => postpone(entry, due)}
      onRemove={undefined}
      onClose={onClose}
      lost={useLost()}
    >
      <DueFields due={entry.data} />
    </EditDialog>
  );
}

/** Asks why something is not followed up any longer. */
export function CloseDialog({ entry, onClose }: Opened) {
  const { close } = useFollowUpWrites();
  const listId = useId();
  return (
    <EditDialog
      title={`Avsluta: ${workOf(entry.data)}`}
      schema={given}
      read={(data) => ({ reason: textOf(data, 'reason') })}
      onSave={({ reason }) => close(entry, reason)}
      onRemove={undefined}
      onClose={onClose}
      lost={useLost()}
      saves="Avsluta"
    >
      <Field
        label="Varför?"
        name="reason"
        hint="Skriv inget som pekar ut kunden: skälet blir kvar."
        list={listId}
        autoComplete="off"
        aria-required
      />
      <datalist id={listId}>
        {usualReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </EditDialog>
  );
}

function useLost() {
  return !canWrite(useWorkshop().role) && <TakenAway>{roleChanged}</TakenAway>;
}
