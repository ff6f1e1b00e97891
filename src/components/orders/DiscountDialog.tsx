import { useState } from 'react';
import * as v from 'valibot';
import { formatDiscount, type LineDiscount, typedDiscount } from '@/domain/order/lineDraft';
import type { Priced } from '@/domain/order/orderSums';
import { type AmountLine, mostReductionOre, reductionLines } from '@/domain/order/reduction';
import type { VatRate } from '@/domain/values/vat';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';

/** A discount on the whole: in hundredths of a per cent, or lines that take an amount off. */
export interface WholeDiscount {
  discountBp: number;
  reductions: AmountLine[];
}

/** Changes the discount on the whole of an order or an invoice. */
export function DiscountDialog({
  title,
  discountBp: shownBp,
  lines: shownLines,
  mostLines,
  lost,
  onSave,
  onClose,
}: {
  title: string;
  discountBp: number;
  /** The lines that the discount is on. */
  lines: readonly (Priced & { vatRate: VatRate })[];
  /** The number of lines that can be added. */
  mostLines: number;
  lost?: React.ReactNode;
  onSave: (discount: WholeDiscount) => void;
  onClose: () => void;
}) {
  const [{ discountBp, lines }] = useState({ discountBp: shownBp, lines: shownLines });
  const reductionsOf = ({ discountOre }: LineDiscount) => reductionLines(lines, discountOre);
  const schema = v.object({
    discount: v.pipe(
      typedDiscount,
      v.check(
        ({ discountOre }) => discountOre <= mostReductionOre(lines),
        'Rabatten är mer än raderna.',
      ),
      v.check(
        (discount) => reductionsOf(discount).length <= mostLines,
        'Det finns inte plats för fler rader. Skriv rabatten i procent.',
      ),
    ),
  });
  return (
    <EditDialog
      title={title}
      schema={schema}
      read={(data) => ({ discount: textOf(data, 'discount') })}
      lost={lost}
      onSave={({ discount }) =>
        onSave({ discountBp: discount.discountBp, reductions: reductionsOf(discount) })
      }
      onRemove={undefined}
      onClose={onClose}
    >
      <Field
        label="Rabatt"
        name="discount"
        defaultValue={discountBp > 0 ? formatDiscount(discountBp) : ''}
        hint="Till exempel 10 % eller 500 kr. Procent räknas på summan av raderna, ett belopp blir en egen rad. Ett tomt fält tar bort procentrabatten."
        autoComplete="off"
      />
    </EditDialog>
  );
}
