import { paymentMethodLabels, paymentMethods } from '@/domain/invoice/receivable';
import { formatAmount, formatMoney } from '@/domain/values/money';
import { DateField } from '@/ui/dates/DateField';
import type { Days } from '@/ui/dates/days';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import layout from '@/ui/style/layout.module.css';

/** The fields of a payment; the amount begins as what is left, in öre. */
export function PaymentFields({
  leftOre,
  days,
  paidOn,
  onPaidOn,
  onAmount,
}: {
  leftOre: number;
  days: Days;
  paidOn: string;
  onPaidOn: (day: string) => void;
  onAmount: () => void;
}) {
  return (
    <div className={layout.fields}>
      <Field
        label="Belopp"
        name="amountOre"
        hint={leftOre > 0 ? `Kvar är ${formatMoney(leftOre)}` : 'I kronor'}
        defaultValue={leftOre > 0 ? formatAmount(leftOre) : ''}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        onChange={onAmount}
      />
      <DateField
        label="Betald den"
        name="paidOn"
        days={days}
        value={paidOn}
        onChange={onPaidOn}
        isRequired
      />
      <input type="hidden" name="paidOn.read" value={paidOn} />
      <SelectField
        label="Betalsätt"
        name="method"
        options={paymentMethods.map((method) => [method, paymentMethodLabels[method]])}
      />
      <Field
        label="Referens"
        name="reference"
        hint="Om den behövs, som den står på kontoutdraget"
        autoComplete="off"
      />
    </div>
  );
}
