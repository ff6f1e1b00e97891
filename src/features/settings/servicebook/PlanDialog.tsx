import { useUndoable } from '@/components/useUndoable';
import { useServicePlanRecords } from '@/data/settings/servicePlans';
import { fuelLabels, fuels } from '@/domain/register/vehicle';
import {
  type ServicePlan,
  servicePlanDraft,
  type StoredServicePlan,
} from '@/domain/servicebook/servicePlan';
import type { Entry, Live } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { parseStored } from '@/domain/values/stored';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { OwnerDialog, useLatestOf } from '@/features/settings/frame/OwnerDialog';
import styles from './ServiceBook.module.css';

/** The name of a plan in messages: `Planen Diesel`. */
export function planLabel({ name }: Pick<ServicePlan, 'name'>): string {
  return `Planen ${name}`;
}

/** Adds a service plan, or changes or removes `entry`. */
export function PlanDialog({
  entry,
  live,
  onClose,
}: {
  entry: Entry<StoredServicePlan> | undefined;
  live: Live<Entry<StoredServicePlan>[]>;
  onClose: () => void;
}) {
  const { add, change, remove } = useUndoable(useServicePlanRecords(), planLabel);
  const former = entry && parseStored(servicePlanDraft, entry.data);
  const now = useLatestOf(live, entry?.id);

  return (
    <OwnerDialog
      title={former ? 'Ändra plan' : 'Ny plan'}
      schema={servicePlanDraft}
      read={(data) => ({
        name: textOf(data, 'name'),
        make: textOf(data, 'make'),
        model: textOf(data, 'model'),
        fuel: textOf(data, 'fuel') || null,
        months: textOf(data, 'months').trim() || null,
        km: textOf(data, 'km').trim() || null,
      })}
      edited={
        former && {
          collection: 'servicePlans',
          id: entry.id,
          label: planLabel(former),
          former,
          now: now && parseStored(servicePlanDraft, now),
        }
      }
      onSave={(draft, base) => (entry && base ? change(entry.id, base, draft) : add(draft))}
      onRemove={former && (() => remove(entry.id, former))}
      onClose={onClose}
    >
      <Field
        label="Namn"
        name="name"
        defaultValue={former?.name}
        autoComplete="off"
        aria-required
      />
      <div className={styles.pair}>
        <Field
          label="Märke"
          name="make"
          defaultValue={former?.make ?? ''}
          hint="Tomt är alla"
          autoComplete="off"
        />
        <Field
          label="Modell"
          name="model"
          defaultValue={former?.model ?? ''}
          hint="Tomt är alla"
          autoComplete="off"
        />
      </div>
      <SelectField
        label="Drivmedel"
        name="fuel"
        defaultValue={former?.fuel ?? ''}
        options={[['', 'Alla'], ...fuels.map((fuel) => [fuel, fuelLabels[fuel]] as const)]}
      />
      <div className={styles.pair}>
        <Field
          label="Månader mellan servicar"
          name="months"
          defaultValue={former?.months ?? ''}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          label="eller sträcka"
          name="km"
          defaultValue={former?.km == null ? '' : formatOdometer(former.km)}
          hint="I km, eller i mil"
          autoComplete="off"
        />
      </div>
    </OwnerDialog>
  );
}
