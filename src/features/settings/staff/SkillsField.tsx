import { useState } from 'react';
import { useServices } from '@/data/settings/services';
import { useReach } from '@/data/sync/StoreContext';
import { type Entry, entriesOf, isWhole } from '@/domain/values/live';
import { foldFor, foldText } from '@/domain/values/searchText';
import { type Service, serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import type { Staff } from '@/domain/workshop/staff';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import layout from '@/ui/style/layout.module.css';
import styles from './SkillsField.module.css';

/** The number of services from which a list is worth searching. */
const long = 12;

/** The services that a person does: all, or those that are ticked. */
export function SkillsField({ skills }: { skills: Staff['skills'] }) {
  const services = useServices();
  const reach = useReach();
  const [doesAll, setDoesAll] = useState(skills === 'all');
  const [ticked, setTicked] = useState(() => new Set(skills === 'all' ? [] : skills));
  const [query, setQuery] = useState('');
  const entries = entriesOf(services);
  const known = new Set(entries.map(({ id }) => id));
  // A service that may only be on its way, or cannot be read, must not be lost from the card.
  const kept = [...ticked].filter(
    (id) =>
      known.has(id) ||
      !isWhole(services, reach) ||
      (services.kind === 'ready' && services.unreadable.includes(id)),
  );
  const typed = foldText(query).trim();
  const shown = entries.filter(({ data }) => foldFor(typed, data.name).includes(typed));

  function tick(ids: string[], isTicked: boolean) {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  }

  return (
    <div className={styles.skills}>
      <CheckboxField
        label="Utför alla tjänster"
        name="doesAll"
        hint="Lediga tider föreslås bara för den som utför alla tjänster i bokningen."
        checked={doesAll}
        onChange={({ target }) => setDoesAll(target.checked)}
      />
      {!doesAll && (
        <>
          {kept.map((id) => (
            <input key={id} type="hidden" name="skills" value={id} />
          ))}
          {entries.length > long && (
            <Field
              label="Sök bland tjänsterna"
              name="skillQuery"
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={(event) => {
                // Enter would save the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
              autoComplete="off"
            />
          )}
          <p role="status" className={layout.quiet}>
            {entries.length === 0
              ? 'Inga tjänster är inlagda.'
              : `${kept.length} av ${entries.length} tjänster valda.`}
            {entries.length > 0 && shown.length === 0 && ' Ingen tjänst har ett sådant namn.'}
          </p>
          <div className={styles.lists}>
            {serviceGroups.map((group) => (
              <SkillGroup
                key={group}
                label={serviceGroupLabels[group]}
                services={shown.filter(({ data }) => data.group === group)}
                ticked={ticked}
                onTick={tick}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function SkillGroup({
  label,
  services,
  ticked,
  onTick,
}: {
  label: string;
  services: Entry<Service>[];
  ticked: ReadonlySet<string>;
  onTick: (ids: string[], isTicked: boolean) => void;
}) {
  if (services.length === 0) return null;
  const ids = services.map(({ id }) => id);
  const areAllTicked = ids.every((id) => ticked.has(id));
  const verb = areAllTicked ? 'Avmarkera' : 'Markera';
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <Button
        aria-label={`${verb} alla i ${label}`}
        onClick={() => onTick(ids, !areAllTicked)}
      >{`${verb} alla`}</Button>
      {services.map(({ id, data }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticked.has(id)}
            onChange={({ target }) => onTick([id], target.checked)}
          />
          {data.isActive ? data.name : `${data.name} (inaktiv)`}
        </label>
      ))}
    </fieldset>
  );
}

/** Reads the field: `all`, or the ids of the ticked services. */
export function readSkills(data: FormData): unknown {
  return data.has('doesAll') ? 'all' : data.getAll('skills');
}
