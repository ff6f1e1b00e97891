import { useState } from 'react';
import { usePartCost, useSeesCosts } from '@/data/orders/parts';
import { type CostedLineDraft, isBought, lineDraft } from '@/domain/order/lineDraft';
import type { WorkOrder } from '@/domain/order/order';
import type { LineKind, OrderLine } from '@/domain/order/orderLine';
import { lineCostLabels } from '@/domain/order/lineCost';
import type { Part } from '@/domain/part/part';
import { formatAmount } from '@/domain/values/money';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import { LineFields, readLine } from '@/components/orders/LineFields';
import { StaffField } from './StaffField';
import { useTakenAway } from '@/features/orders/frame/useTakenAway';

/** Adds a line to an order, or changes or removes `line`. */
export function LineDialog({
  order,
  line,
  typed,
  costOre,
  onSave,
  onRemove,
  onClose,
}: {
  order: WorkOrder;
  line: OrderLine | null;
  /** The text that a new line begins with. */
  typed?: string | undefined;
  /** The workshop's cost of one unit of `line`, in öre; null where it is not known. */
  costOre: number | null;
  onSave: (draft: CostedLineDraft) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const lost = useTakenAway(order);
  const [kind, setKind] = useState<LineKind>(line?.kind ?? 'labour');
  const [part, setPart] = useState<Part | null>(null);
  const [typedCost, setTypedCost] = useState<string | null>(null);
  const partOre = usePartCost(part);
  const knownOre = part ? (partOre ?? null) : costOre;
  const showsCost = useSeesCosts() && isBought(kind);

  return (
    <EditDialog
      title={line ? 'Ändra rad' : 'Ny rad'}
      schema={lineDraft}
      read={(data) => ({
        ...readLine(data),
        staffId: textOf(data, 'staffId') || null,
        ...(showsCost && { costOre: textOf(data, 'costOre') || null }),
      })}
      onSave={onSave}
      onRemove={onRemove}
      onClose={onClose}
      isUnsaved={typed !== undefined}
      lost={lost}
      waitsFor={
        showsCost && typedCost === null && partOre === undefined
          ? 'Hämtar inköpspriset …'
          : undefined
      }
    >
      <LineFields
        line={line}
        {...(typed !== undefined && { typed })}
        pricesInclVat={order.pricesInclVat}
        kind={kind}
        part={part}
        onKind={setKind}
        onPart={(picked) => {
          setPart(picked);
          if (picked) setTypedCost(null);
        }}
        cost={
          showsCost && (
            <Field
              label={lineCostLabels.costOre}
              name="costOre"
              value={typedCost ?? (knownOre === null ? '' : formatAmount(knownOre))}
              onChange={({ target }) => setTypedCost(target.value)}
              inputMode="decimal"
              autoComplete="off"
            />
          )
        }
        staff={
          <StaffField
            label="Utförs av"
            name="staffId"
            initial={line ? line.staffId : order.staffId}
          />
        }
      />
    </EditDialog>
  );
}
