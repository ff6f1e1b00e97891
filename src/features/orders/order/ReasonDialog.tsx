import { useState } from 'react';
import * as v from 'valibot';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { orderLimits, orderName, type WorkOrder } from '@/domain/order/order';
import { isOwnersStep, type Stage, stepVerb } from '@/domain/order/stage';
import { line } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop, canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';

const given = v.object({ reason: line(orderLimits.closedReason, 'Fyll i varför.') });

/** Asks why an order takes the step `to`; `take` is null until the step can be taken. */
export function ReasonDialog({
  entry,
  to,
  take,
  reason = null,
  onClose,
}: {
  entry: Entry<WorkOrder>;
  to: Stage;
  take: ((to: Stage, reason: string) => void) | null;
  /** The text that the field begins with. */
  reason?: string | null;
  onClose: () => void;
}) {
  const { stage } = entry.data;
  const [from] = useState(stage);
  const { role } = useWorkshop();
  const mayStep = isOwnersStep(from, to) ? canManageWorkshop(role) : canWrite(role);
  const lost = !mayStep
    ? roleChanged
    : stage !== from && 'Arbetsordern har bytt steg medan du skrev.';
  return (
    <EditDialog
      title={`${stepVerb(from, to)} ${orderName(entry.id)}`}
      schema={given}
      read={(data) => ({ reason: textOf(data, 'reason') })}
      onSave={({ reason }) => take?.(to, reason)}
      onRemove={undefined}
      onClose={onClose}
      lost={lost && <TakenAway>{lost}</TakenAway>}
      waitsFor={take ? undefined : 'Hämtar bokningen …'}
    >
      <Field
        label="Varför?"
        name="reason"
        defaultValue={reason ?? undefined}
        hint="Ordern finns kvar, och orsaken står i dess historik."
        autoComplete="off"
        aria-required
      />
    </EditDialog>
  );
}
