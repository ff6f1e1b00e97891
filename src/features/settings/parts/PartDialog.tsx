import * as v from 'valibot';
import { type Costs, usePartRecords } from '@/data/orders/parts';
import { partFields } from '@/domain/collections/partCollections';
import {
  partDraft,
  partKey,
  partLabel,
  partLabels,
  partLimits,
  type PricedPart,
} from '@/domain/part/part';
import type { PartEdit } from '@/domain/part/partShard';
import type { KeptPart, PartIndex } from '@/domain/part/partSearch';
import { lineUnits } from '@/domain/order/orderLine';
import { same } from '@/domain/values/same';
import { formatAmount } from '@/domain/values/money';
import { vatRates } from '@/domain/values/vat';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { OwnerDialog } from '@/features/settings/frame/OwnerDialog';
import styles from './PartDialog.module.css';

/** Adds an article, or changes or removes the one that is `kept`. */
export function PartDialog({
  kept,
  index,
  costs,
  onClose,
}: {
  kept: KeptPart | undefined;
  index: PartIndex;
  costs: Costs;
  onClose: () => void;
}) {
  const { write } = usePartRecords();
  const toast = useToast();
  const former = kept && { ...kept.part, costOre: costs.get(kept.key) ?? null };
  const now = kept && index.byKey.get(kept.key);

  function put(before: PricedPart | undefined, after: PricedPart | undefined, told: string) {
    const label = partLabel(after ?? before ?? { number: '' });
    const { takeBack } = write(label, editsOf(before, after), editsOf(after, before));
    toast(told, () => void takeBack());
  }

  return (
    <OwnerDialog
      title={former ? 'Ändra artikel' : 'Ny artikel'}
      schema={draftAmong(index, kept?.key)}
      read={(data) => ({
        number: textOf(data, 'number'),
        name: textOf(data, 'name'),
        unit: textOf(data, 'unit'),
        priceOre: textOf(data, 'priceOre'),
        vatRate: textOf(data, 'vatRate'),
        supplier: textOf(data, 'supplier'),
        shelf: textOf(data, 'shelf'),
        costOre: textOf(data, 'costOre').trim() || null,
      })}
      edited={
        former && {
          collection: 'partShards',
          id: undefined,
          fields: partFields,
          label: partLabel(former),
          former,
          now: now ? { ...now, costOre: costs.get(kept.key) ?? null } : null,
        }
      }
      onSave={(typed, base) => {
        if (base && same(base, typed)) return;
        put(base, typed, `${partLabel(typed)} är ${base ? 'ändrad' : 'tillagd'}.`);
      }}
      onRemove={former && (() => put(former, undefined, `${partLabel(former)} är borttagen.`))}
      onClose={onClose}
    >
      <PartFields part={former} />
    </OwnerDialog>
  );
}

function PartFields({ part }: { part: PricedPart | undefined }) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={partLabels.number}
          name="number"
          defaultValue={part?.number}
          autoComplete="off"
          spellCheck="false"
          aria-required
        />
        <SelectField
          label={partLabels.unit}
          name="unit"
          defaultValue={part?.unit ?? 'st'}
          options={lineUnits.map((unit) => [unit, unit])}
        />
      </div>
      <Field
        label={partLabels.name}
        name="name"
        defaultValue={part?.name}
        autoComplete="off"
        aria-required
      />
      <div className={styles.pair}>
        <Field
          label={partLabels.priceOre}
          name="priceOre"
          defaultValue={part && formatAmount(part.priceOre)}
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <SelectField
          label={partLabels.vatRate}
          name="vatRate"
          defaultValue={part?.vatRate ?? 25}
          options={vatRates.map((rate) => [String(rate), `${rate} %`])}
        />
      </div>
      <Field
        label={partLabels.costOre}
        name="costOre"
        defaultValue={part && part.costOre !== null ? formatAmount(part.costOre) : ''}
        inputMode="decimal"
        autoComplete="off"
      />
      <div className={styles.pair}>
        <Field
          label={partLabels.supplier}
          name="supplier"
          defaultValue={part?.supplier}
          autoComplete="off"
        />
        <Field
          label={partLabels.shelf}
          name="shelf"
          defaultValue={part?.shelf}
          autoComplete="off"
        />
      </div>
    </>
  );
}

/** The schema of an article beside the others of the register; `ownKey` is that of one which is there already. */
function draftAmong(index: PartIndex, ownKey: string | undefined) {
  return v.pipe(
    partDraft,
    v.forward(
      v.check(({ number }) => {
        const key = partKey(number);
        return key === ownKey || !index.byKey.has(key);
      }, 'Det finns redan en artikel med det numret.'),
      ['number'],
    ),
    v.forward(
      v.check(
        () => ownKey !== undefined || index.parts.length < partLimits.all.max,
        'Registret är fullt: det rymmer 40 000 artiklar.',
      ),
      ['number'],
    ),
  );
}

/** The edits from one state of an article to another; undefined is no article. */
function editsOf(before: PricedPart | undefined, after: PricedPart | undefined): PartEdit[] {
  const formerKey = before && partKey(before.number);
  const edits: PartEdit[] = [];
  if (formerKey !== undefined && formerKey !== (after && partKey(after.number))) {
    edits.push({ key: formerKey, part: null });
  }
  if (after) {
    const { costOre, ...part } = after;
    const key = partKey(after.number);
    const isSameCost = key === formerKey && before?.costOre === costOre;
    edits.push({ key, part, ...(!isSameCost && { costOre }) });
  }
  return edits;
}
