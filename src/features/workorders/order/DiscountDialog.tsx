import { useState } from 'react';
import * as v from 'valibot';
import { useOrderRecords } from '@/data/orderRecords';
import { formatDiscount, parseDiscount } from '@/domain/order/lineDraft';
import { orderLimits, orderName, type WorkOrder } from '@/domain/order/order';
import { detailsEdit } from '@/domain/order/orderEdit';
import { wholeNumber } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { EditDialog } from '@/ui/EditDialog';
import { Field } from '@/ui/Field';
import { textOf } from '@/ui/textOf';
import { useToast } from '@/ui/ToastContext';
import { useTakenAway } from './useTakenAway';

const schema = v.object({
  discountBp: wholeNumber(parseDiscount, orderLimits.discountBp, formatDiscount),
});

/** Changes the discount on the whole order. */
export function DiscountDialog({
  entry,
  onClose,
}: {
  entry: Entry<WorkOrder>;
  onClose: () => void;
}) {
  const [former] = useState(entry.data);
  const { change } = useOrderRecords();
  const toast = useToast();
  const lost = useTakenAway(entry.data);
  const label = `Arbetsordern ${orderName(entry.id)}`;

  function save({ discountBp }: { discountBp: number }) {
    if (discountBp === former.discountBp) return;
    const after = { ...former, discountBp };
    change(label, entry.id, detailsEdit(former, { discountBp }));
    toast(`${label} har ${formatDiscount(discountBp)} rabatt.`, () =>
      change(label, entry.id, detailsEdit(after, { discountBp: former.discountBp })),
    );
  }

  return (
    <EditDialog
      title="Rabatt på hela ordern"
      schema={schema}
      read={(data) => ({ discountBp: textOf(data, 'discountBp') })}
      lost={lost}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
    >
      <Field
        label="Rabatt i procent"
        name="discountBp"
        defaultValue={former.discountBp > 0 ? formatDiscount(former.discountBp) : ''}
        hint="Läggs på summan av raderna. Tom tar bort rabatten."
        inputMode="decimal"
        autoComplete="off"
      />
    </EditDialog>
  );
}
