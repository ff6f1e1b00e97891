import { useContext, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { clockText } from '@/domain/time/clockTime';
import { openingHoursLimits } from '@/domain/workshop/openingHours';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import { closeIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/controls/IconButton';
import { TimeInput } from '@/ui/fields/TimeField';
import { plusIcon } from '@/ui/icons/workIcons';
import type { HoursTexts } from './hoursForm';
import styles from './HoursFields.module.css';

/**
 * Fields for the open times of one day; a day without open times is closed. The fields are named
 * `name.0.opens` and so on.
 */
export function HoursFields({
  name,
  label,
  hours,
  onChange,
}: {
  name: string;
  label: string;
  hours: HoursTexts;
  onChange: (hours: HoursTexts) => void;
}) {
  const group = useRef<HTMLFieldSetElement>(null);

  /** Sets the day's open times, then focuses the element that matches the selector `focus`. */
  function rearrange(next: HoursTexts, focus: string) {
    flushSync(() => onChange(next));
    group.current?.querySelector<HTMLElement>(focus)?.focus();
  }

  return (
    <fieldset ref={group} className={styles.day}>
      <legend>{label}</legend>
      <div className={styles.hours}>
        {hours.length === 0 && <p className={styles.closed}>Stängt</p>}
        {hours.map((each, index) => (
          <Interval
            key={index}
            name={`${name}.${index}`}
            label={hours.length > 1 ? `${label}, tid ${index + 1},` : label}
            hours={each}
            onChange={(changed) => onChange(hours.with(index, changed))}
            onRemove={() => rearrange(hours.toSpliced(index, 1), '[data-add]')}
          />
        ))}
      </div>
      {hours.length < openingHoursLimits.intervalsPerDay.max && (
        <IconButton
          d={plusIcon}
          label={`Lägg till tid, ${label.toLowerCase()}`}
          data-add
          onClick={() =>
            rearrange(
              [...hours, { opens: '', closes: '' }],
              `[name='${name}.${hours.length}.opens']`,
            )
          }
        />
      )}
    </fieldset>
  );
}

function Interval({
  name,
  label,
  hours,
  onChange,
  onRemove,
}: {
  name: string;
  label: string;
  hours: HoursTexts[number];
  onChange: (hours: HoursTexts[number]) => void;
  onRemove: () => void;
}) {
  const errors = useContext(FieldErrorsContext);
  const errorId = useId();
  const error = errors[`${name}.opens`] ?? errors[`${name}.closes`];

  const clock = (end: 'opens' | 'closes', what: string) => (
    <TimeInput
      name={`${name}.${end}`}
      aria-label={`${label} ${what}`}
      aria-invalid={errors[`${name}.${end}`] ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tidy={clockText}
      value={hours[end]}
      onChange={(text) => onChange({ ...hours, [end]: text })}
    />
  );

  return (
    <div className={styles.interval}>
      {clock('opens', 'öppnar')}
      <span aria-hidden="true">–</span>
      {clock('closes', 'stänger')}
      <IconButton
        d={closeIcon}
        label={`Ta bort ${label.toLowerCase().replace(/,$/, '')}`}
        onClick={onRemove}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
