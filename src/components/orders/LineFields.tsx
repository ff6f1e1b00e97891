import { type ReactNode, useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { InvoiceLine } from '@/domain/invoice/invoiceLine';
import { formatLineDiscount, formatQuantity, hasDiscount } from '@/domain/order/lineDraft';
import { type LineKind, lineKindLabels, lineKinds, lineUnits } from '@/domain/order/orderLine';
import { type Part, partLineText } from '@/domain/part/part';
import { priceTold } from '@/domain/order/serviceLine';
import { formatAmount } from '@/domain/values/money';
import { vatRates } from '@/domain/values/vat';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import styles from './Order.module.css';
import { PartPicker } from './PartPicker';

/** The fields that a line of an order and one of an invoice share; `cost` and `staff` are fields that only one of them has. */
export function LineFields({
  line,
  typed = '',
  pricesInclVat,
  kind,
  part,
  onKind,
  onPart,
  cost,
  staff,
}: {
  line: InvoiceLine | null;
  /** The text that a new line begins with. */
  typed?: string;
  pricesInclVat: boolean;
  kind: LineKind;
  part: Part | null;
  onKind: (kind: LineKind) => void;
  onPart: (part: Part | null) => void;
  cost?: ReactNode;
  staff?: ReactNode;
}) {
  const { workshop } = useWorkshop();
  const rateOre = workshop.hourlyRateOre;
  const hourly = rateOre === null ? '' : formatAmount(priceTold(rateOre, 25, pricesInclVat));
  const [unit, setUnit] = useState<string>(line?.unit ?? 'h');
  const [price, setPrice] = useState(line ? formatAmount(line.unitOre) : hourly);
  const [text, setText] = useState(line?.text ?? typed);
  const [vatRate, setVatRate] = useState(String(line?.vatRate ?? 25));

  function choose(next: LineKind) {
    // The values suggested for the former kind give way to the usual ones of the next kind.
    if (!line && price === (kind === 'labour' ? hourly : '')) {
      setPrice(next === 'labour' ? hourly : '');
    }
    if (!line) setUnit(next === 'labour' ? 'h' : 'st');
    onKind(next);
  }

  function pick(picked: Part | null) {
    onPart(picked);
    if (!picked) return;
    const { priceOre, vatRate: rate } = picked;
    setText(partLineText(picked));
    setUnit(picked.unit);
    setPrice(formatAmount(priceTold(priceOre, rate, pricesInclVat)));
    setVatRate(String(rate));
  }

  return (
    <div className={styles.fields}>
      <Field
        label="Vad ska göras?"
        name="text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        aria-required
      />
      <SelectField
        label="Typ"
        name="kind"
        value={kind}
        onChange={({ target }) => choose(lineKinds.find((each) => each === target.value) ?? kind)}
        options={lineKinds.map((each) => [each, lineKindLabels[each]])}
      />
      {kind === 'part' && <PartPicker picked={part} onPick={pick} />}
      <div className={styles.pair}>
        <Field
          label="Antal"
          name="milliQty"
          defaultValue={line ? formatQuantity(Math.abs(line.milliQty)) : '1'}
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <SelectField
          label="Enhet"
          name="unit"
          value={unit}
          onChange={({ target }) => setUnit(target.value)}
          options={lineUnits.map((each) => [each, each])}
        />
      </div>
      <CheckboxField
        label="Retur eller avdrag"
        name="isReturn"
        defaultChecked={line !== null && line.milliQty < 0}
        hint="Raden dras av, till exempel en stompant."
      />
      <div className={styles.pair}>
        <Field
          label={pricesInclVat ? 'Pris per enhet inkl. moms' : 'Pris per enhet exkl. moms'}
          name="unitOre"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <Field
          label="Rabatt"
          name="discount"
          defaultValue={line && hasDiscount(line) ? formatLineDiscount(line) : ''}
          hint="Till exempel 10 % eller 100 kr."
          autoComplete="off"
        />
      </div>
      {cost}
      <div className={styles.pair}>
        <SelectField
          label="Moms"
          name="vatRate"
          value={vatRate}
          onChange={({ target }) => setVatRate(target.value)}
          options={vatRates.map((rate) => [String(rate), `${rate}\u00a0%`])}
        />
        {staff}
      </div>
    </div>
  );
}

/** Reads the fields into an object for a schema of lines to parse. */
export function readLine(data: FormData) {
  const quantity = textOf(data, 'milliQty').trim();
  const isReturn = data.has('isReturn') && !/^[-\u2212]/.test(quantity);
  return {
    kind: textOf(data, 'kind'),
    text: textOf(data, 'text'),
    milliQty: isReturn && quantity !== '' ? `-${quantity}` : quantity,
    unit: textOf(data, 'unit'),
    unitOre: textOf(data, 'unitOre'),
    discount: textOf(data, 'discount'),
    vatRate: textOf(data, 'vatRate'),
  };
}
