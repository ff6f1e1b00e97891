import { useState } from 'react';
import { usePartCost, useSeesCosts } from '@/data/parts';
import { useWorkshop } from '@/data/WorkshopContext';
import {
  type CostedLineDraft,
  costedLineDraft,
  formatDiscount,
  formatQuantity,
  isBought,
} from '@/domain/order/lineDraft';
import type { WorkOrder } from '@/domain/order/order';
import {
  type LineKind,
  lineKindLabels,
  lineKinds,
  lineUnits,
  type OrderLine,
} from '@/domain/order/orderLine';
import { lineCostLabels } from '@/domain/order/lineCost';
import { type Part, partLineText } from '@/domain/order/part';
import { formatAmount } from '@/domain/values/money';
import { splitGross, vatRates } from '@/domain/values/vat';
import { EditDialog } from '@/ui/EditDialog';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import styles from './Order.module.css';
import { PartPicker } from './PartPicker';
import { StaffField } from './StaffField';
import { useTakenAway } from './useTakenAway';

/** Adds a line to an order, or changes or removes `line`. */
export function LineDialog({
  order,
  line,
  costOre,
  onSave,
  onRemove,
  onClose,
}: {
  order: WorkOrder;
  line: OrderLine | null;
  /** What one unit of `line` costs the workshop, in öre; null where that is not known. */
  costOre: number | null;
  onSave: (draft: CostedLineDraft) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const { workshop } = useWorkshop();
  const lost = useTakenAway(order);
  const rateOre = workshop.hourlyRateOre;
  const hourly =
    rateOre === null
      ? ''
      : formatAmount(order.pricesInclVat ? rateOre : splitGross(rateOre, 25).netOre);
  const [kind, setKind] = useState<LineKind>(line?.kind ?? 'labour');
  const [unit, setUnit] = useState<string>(line?.unit ?? 'h');
  const [price, setPrice] = useState(line ? formatAmount(line.unitOre) : hourly);
  const [text, setText] = useState(line?.text ?? '');
  const [vatRate, setVatRate] = useState(String(line?.vatRate ?? 25));
  const [part, setPart] = useState<Part | null>(null);
  const [typedCost, setTypedCost] = useState<string | null>(null);
  const partOre = usePartCost(part);
  const knownOre = part ? (partOre ?? null) : costOre;
  const showsCost = useSeesCosts() && isBought(kind);

  function choose(next: LineKind) {
    // What was suggested for the former kind gives way to what is usual for the next one.
    if (!line && price === (kind === 'labour' ? hourly : '')) {
      setPrice(next === 'labour' ? hourly : '');
    }
    if (!line) setUnit(next === 'labour' ? 'h' : 'st');
    setKind(next);
  }

  function pick(picked: Part | null) {
    setPart(picked);
    if (!picked) return;
    setTypedCost(null);
    const { priceOre, vatRate: rate } = picked;
    setText(partLineText(picked));
    setUnit(picked.unit);
    setPrice(formatAmount(order.pricesInclVat ? priceOre : splitGross(priceOre, rate).netOre));
    setVatRate(String(rate));
  }

  return (
    <EditDialog
      title={line ? 'Ändra rad' : 'Ny rad'}
      schema={costedLineDraft}
      read={(data) => ({
        kind: textOf(data, 'kind'),
        text: textOf(data, 'text'),
        milliQty: textOf(data, 'milliQty'),
        unit: textOf(data, 'unit'),
        unitOre: textOf(data, 'unitOre'),
        discountBp: textOf(data, 'discountBp'),
        vatRate: textOf(data, 'vatRate'),
        staffId: textOf(data, 'staffId') || null,
        ...(showsCost && { costOre: textOf(data, 'costOre') || null }),
      })}
      onSave={onSave}
      onRemove={onRemove}
      onClose={onClose}
      lost={lost}
      waitsFor={
        showsCost && typedCost === null && partOre === undefined
          ? 'Hämtar inköpspriset …'
          : undefined
      }
    >
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
            defaultValue={line ? formatQuantity(line.milliQty) : '1'}
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
        <div className={styles.pair}>
          <Field
            label={order.pricesInclVat ? 'Pris per enhet inkl. moms' : 'Pris per enhet exkl. moms'}
            name="unitOre"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
            inputMode="decimal"
            autoComplete="off"
            aria-required
          />
          <Field
            label="Rabatt i procent"
            name="discountBp"
            defaultValue={line && line.discountBp > 0 ? formatDiscount(line.discountBp) : ''}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        {showsCost && (
          <Field
            label={lineCostLabels.costOre}
            name="costOre"
            value={typedCost ?? (knownOre === null ? '' : formatAmount(knownOre))}
            onChange={({ target }) => setTypedCost(target.value)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <div className={styles.pair}>
          <SelectField
            label="Moms"
            name="vatRate"
            value={vatRate}
            onChange={({ target }) => setVatRate(target.value)}
            options={vatRates.map((rate) => [String(rate), `${rate}\u00a0%`])}
          />
          <StaffField
            label="Utförs av"
            name="staffId"
            initial={line ? line.staffId : order.staffId}
          />
        </div>
      </div>
    </EditDialog>
  );
}
