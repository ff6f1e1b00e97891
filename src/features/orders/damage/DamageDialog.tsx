import type { ReactNode } from 'react';
import {
  type Damage,
  damageDraft,
  damageKindLabels,
  damageKinds,
  damageLimits,
  damageOfDraft,
  damagePlaces,
  placeAt,
} from '@/domain/order/damage';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import orderStyles from '@/components/orders/Order.module.css';
import type { AskedDamage } from './DamageMap';

/** Puts a mark on the outline of the car, or changes or removes one. */
export function DamageDialog({
  asked: { entry, at },
  lost,
  onSave,
  onRemove,
  onClose,
}: {
  asked: AskedDamage;
  lost?: ReactNode;
  onSave: (damage: Damage) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  return (
    <EditDialog
      title={entry ? 'Ändra skada' : 'Ny skada'}
      schema={damageDraft}
      read={(data) => ({
        place: textOf(data, 'place'),
        kind: textOf(data, 'kind'),
        note: textOf(data, 'note'),
      })}
      lost={lost}
      onSave={(draft) => onSave(damageOfDraft(draft, at))}
      onRemove={entry ? onRemove : undefined}
      onClose={onClose}
    >
      <div className={orderStyles.fields}>
        <SelectField
          label="Var på bilen?"
          name="place"
          hint="Vänster och höger som föraren ser det"
          defaultValue={at ? placeAt(at) : ''}
          options={[
            ...(at ? [] : [['', 'Välj …'] as const]),
            ...damagePlaces.map(({ name }) => [name, name] as const),
          ]}
        />
        <SelectField
          label="Vad är det?"
          name="kind"
          defaultValue={entry?.damage.kind ?? 'scratch'}
          options={damageKinds.map((each) => [each, damageKindLabels[each]])}
        />
        <Field
          label="Anteckning"
          name="note"
          hint="Till exempel hur stor den är"
          defaultValue={entry?.damage.note ?? ''}
          maxLength={damageLimits.note.max}
          autoComplete="off"
        />
      </div>
    </EditDialog>
  );
}
