import { useState } from 'react';
import { CustomerPicker } from '@/components/CustomerPicker';
import { partDraft, type PaidPart } from '@/domain/invoice/partDraft';
import { formatMoney } from '@/domain/values/money';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';

/** Asks which part of an order, of which `leftOre` including VAT are left to invoice, another than the customer pays. */
export function PartDialog({
  leftOre,
  onPart,
  onClose,
}: {
  leftOre: number;
  onPart: (part: PaidPart) => void;
  onClose: () => void;
}) {
  const [payerId, setPayerId] = useState<string | null>(null);
  return (
    <EditDialog
      title="Dela på två betalare"
      schema={partDraft(leftOre)}
      read={(data) => ({
        payerId: payerId ?? '',
        amountOre: textOf(data, 'amountOre'),
        text: textOf(data, 'text'),
      })}
      onSave={onPart}
      onRemove={undefined}
      onClose={onClose}
      saves="Visa delens faktura"
    >
      <CustomerPicker
        label="Vem betalar delen?"
        name="payerId"
        hint="Till exempel försäkringsbolaget, eller den som betalar självrisken."
        value={payerId}
        onChange={setPayerId}
      />
      <Field
        label="Delens belopp inkl. moms"
        name="amountOre"
        hint={`Kvar att fakturera är ${formatMoney(leftOre)}.`}
        inputMode="decimal"
        autoComplete="off"
        aria-required
      />
      <Field
        label="Delen avser"
        name="text"
        defaultValue="Självrisk"
        maxLength={100}
        autoComplete="off"
        aria-required
      />
    </EditDialog>
  );
}
