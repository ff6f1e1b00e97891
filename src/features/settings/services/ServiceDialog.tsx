import { parseStored } from '@/domain/values/stored';
import { formatPrice } from '@/domain/values/money';
import { entriesOf, type Entry, type Live } from '@/domain/values/live';
import { useServiceRecords } from '@/data/settings/services';
import { formatDuration } from '@/domain/values/duration';
import {
  type Service,
  type ServiceDraft,
  serviceDraft,
  serviceGroupLabels,
  serviceGroups,
} from '@/domain/workshop/service';
import { vatRates } from '@/domain/values/vat';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { OwnerDialog, useLatestOf } from '@/features/settings/frame/OwnerDialog';
import styles from './ServiceDialog.module.css';
import { useUndoable } from '@/components/useUndoable';

/** The name of a service in messages: `Tjänsten Däckskifte`. */
export function serviceLabel({ name }: ServiceDraft): string {
  return `Tjänsten ${name}`;
}

/** Adds a service, or changes or removes `entry`. */
export function ServiceDialog({
  entry,
  live,
  onClose,
}: {
  entry: Entry<Service> | undefined;
  live: Live<Entry<Service>[]>;
  onClose: () => void;
}) {
  const { add, change, remove } = useUndoable(useServiceRecords(), serviceLabel);
  const former = entry && parseStored(serviceDraft, entry.data);
  const now = useLatestOf(live, entry?.id);
  const services = entriesOf(live);

  function read(data: FormData) {
    const group = textOf(data, 'group');
    const last = services.findLast((each) => each.data.group === group);
    return {
      name: textOf(data, 'name'),
      group,
      minutes: textOf(data, 'minutes'),
      priceOre: textOf(data, 'priceOre'),
      vatRate: textOf(data, 'vatRate'),
      isPublic: data.has('isPublic'),
      isActive: data.has('isActive'),
      // A new service, or one that changes group, goes last in its group.
      order: former?.group === group ? former.order : (last?.data.order ?? -1) + 1,
    };
  }

  return (
    <OwnerDialog
      title={former ? 'Ändra tjänst' : 'Ny tjänst'}
      schema={serviceDraft}
      read={read}
      edited={
        former && {
          collection: 'services',
          id: entry.id,
          label: serviceLabel(former),
          former,
          now: now && parseStored(serviceDraft, now),
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
      <SelectField
        label="Grupp"
        name="group"
        defaultValue={former?.group}
        options={serviceGroups.map((group) => [group, serviceGroupLabels[group]])}
      />
      <Field
        label="Tid"
        name="minutes"
        defaultValue={former && formatDuration(former.minutes)}
        hint="Till exempel 90, 1:30 eller 1 h 30 min"
        autoComplete="off"
        aria-required
      />
      <div className={styles.pair}>
        <Field
          label="Pris inkl. moms"
          name="priceOre"
          defaultValue={former && formatPrice(former.priceOre)}
          hint="I kronor"
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <SelectField
          label="Moms"
          name="vatRate"
          defaultValue={former?.vatRate ?? 25}
          options={vatRates.map((rate) => [String(rate), `${rate} %`])}
        />
      </div>
      <div>
        <CheckboxField
          label="Visas publikt"
          name="isPublic"
          defaultChecked={former?.isPublic ?? true}
        />
        <CheckboxField
          label="Aktiv"
          name="isActive"
          hint="En inaktiv tjänst går inte att boka men finns kvar i historiken."
          defaultChecked={former?.isActive ?? true}
        />
      </div>
    </OwnerDialog>
  );
}
