import { useState } from 'react';
import { check, forward, pipe } from 'valibot';
import { parseStored } from '@/domain/values/stored';
import { entriesOf, type Entry, type Live } from '@/domain/values/live';
import { useResourceRecords } from '@/data/settings/resources';
import {
  type Resource,
  type ResourceKind,
  resourceColours,
  type ResourceDraft,
  resourceDraft,
  resourceKindLabels,
  resourceKinds,
} from '@/domain/workshop/resource';
import { foldText } from '@/domain/values/searchText';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { ColourField } from './ColourField';
import { OwnerDialog, useLatestOf } from '@/features/settings/frame/OwnerDialog';
import { useUndoable } from '@/components/useUndoable';

/** The name of a resource in messages: `Platsen Lyft 1`. */
export function resourceLabel({ name }: ResourceDraft): string {
  return `Platsen ${name}`;
}

/** Adds a resource, or changes or removes `entry`. */
export function ResourceDialog({
  entry,
  live,
  onClose,
}: {
  entry: Entry<Resource> | undefined;
  live: Live<Entry<Resource>[]>;
  onClose: () => void;
}) {
  const { add, change, remove } = useUndoable(useResourceRecords(), resourceLabel);
  const former = entry && parseStored(resourceDraft, entry.data);
  const now = useLatestOf(live, entry?.id);
  const resources = entriesOf(live);
  const [kind, setKind] = useState<ResourceKind>(former?.kind ?? resourceKinds[0]);
  const taken = new Set(resources.map((each) => each.data.colour));
  const freeColour = resourceColours.find((colour) => !taken.has(colour)) ?? resourceColours[0];

  const others = resources.filter(({ id }) => id !== entry?.id);
  const unlikeOthers = pipe(
    resourceDraft,
    forward(
      check(
        ({ name }) => others.every(({ data }) => foldText(data.name) !== foldText(name)),
        'Det finns redan en plats med det namnet.',
      ),
      ['name'],
    ),
  );

  const read = (data: FormData) => ({
    name: textOf(data, 'name'),
    kind: textOf(data, 'kind'),
    colour: textOf(data, 'colour'),
    isActive: data.has('isActive'),
    registrationNumber: kind === 'loanCar' ? textOf(data, 'registrationNumber') : null,
    order: former?.order ?? (resources.at(-1)?.data.order ?? -1) + 1,
  });

  return (
    <OwnerDialog
      title={former ? 'Ändra plats' : 'Ny plats'}
      schema={unlikeOthers}
      read={read}
      edited={
        former && {
          collection: 'resources',
          id: entry.id,
          label: resourceLabel(former),
          former,
          now: now && parseStored(resourceDraft, now),
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
        label="Typ"
        name="kind"
        value={kind}
        onChange={({ target }) =>
          setKind(resourceKinds.find((each) => each === target.value) ?? kind)
        }
        options={resourceKinds.map((kind) => [kind, resourceKindLabels[kind]])}
      />
      {kind === 'loanCar' && (
        <Field
          label="Registreringsnummer"
          name="registrationNumber"
          defaultValue={former?.registrationNumber ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
        />
      )}
      <ColourField chosen={former?.colour ?? freeColour} />
      <CheckboxField
        label="Aktiv"
        name="isActive"
        hint="En inaktiv plats går inte att boka men finns kvar i historiken."
        defaultChecked={former?.isActive ?? true}
      />
    </OwnerDialog>
  );
}
