import { useState } from 'react';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { type LastReading, odometerQuestion } from '@/domain/values/odometerQuestion';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { Note } from '@/ui/notes/Note';
import styles from './OdometerField.module.css';

/**
 * A field for an odometer that is read on a day, held against the last one. The form asks about a reading that is likely to be
 * mistyped, and is saved only after a yes. A note tells of a reading that is less than the last.
 */
export function OdometerField({
  formerKm,
  last,
  on,
  notesLess = true,
  isRequired,
  onKm,
  isReplacing = false,
  onReplaces,
}: {
  formerKm: number | null;
  last: LastReading | null;
  /** The day of the reading, `2026-11-20`. */
  on: string;
  /** False where the form itself tells of a reading that is less. */
  notesLess?: boolean;
  isRequired?: boolean;
  /** Gets the odometer that is typed; null for a text that is none. */
  onKm?: (km: number | null) => void;
  /** True when a reading that is less is to replace that of the car. */
  isReplacing?: boolean;
  /** Gets the answer; without it the form does not ask. */
  onReplaces?: ((isReplacing: boolean) => void) | undefined;
}) {
  const [text, setText] = useState(formerKm === null ? '' : formatOdometer(formerKm));
  const km = kmOf(text);
  const isSame = km === formerKm;
  const question =
    km === null || isSame || last === null || on === '' ? null : odometerQuestion(km, on, last);
  const isLess = notesLess && km !== null && last !== null && km < last.km;

  function type(typed: string) {
    setText(typed);
    onKm?.(kmOf(typed));
    onReplaces?.(false);
  }

  return (
    <div className={styles.field}>
      <Field
        label="Mätarställning"
        name="odometerKm"
        value={text}
        onChange={({ target }) => type(target.value)}
        hint={
          last === null
            ? 'I km, eller i mil'
            : `I km, eller i mil. Senast ${formatOdometer(last.km)}.`
        }
        inputMode="text"
        autoComplete="off"
        aria-required={isRequired}
      />
      <div role="status">
        {isLess && (
          <Note>Lägre än den senaste, {formatOdometer(last.km)}. Kontrollera att det stämmer.</Note>
        )}
        {question && <Note>{question}</Note>}
      </div>
      {isLess && onReplaces && (
        <CheckboxField
          label="Ändra bilens mätarställning till den här"
          name="odometerReplaces"
          checked={isReplacing}
          onChange={({ target }) => onReplaces(target.checked)}
        />
      )}
      {question && (
        <CheckboxField
          key={`${km} ${question}`}
          label="Ja, mätarställningen stämmer"
          name="odometerIsRight"
          required
        />
      )}
    </div>
  );
}

function kmOf(text: string): number | null {
  const parsed = parseOdometer(text);
  return parsed.ok ? parsed.value : null;
}
