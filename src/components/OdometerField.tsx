import { useState } from 'react';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { type LastReading, odometerQuestion } from '@/domain/values/odometerQuestion';
import { CheckboxField } from '@/ui/CheckboxField';
import { Field } from '@/ui/Field';
import { Note } from '@/ui/Note';
import styles from './OdometerField.module.css';

/**
 * A field for an odometer that is read on a day, held against the last one. A reading that is likely to be mistyped is asked
 * about, and the form is saved once that is answered with yes; one that is less than the last is noted.
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
  /** Whether one that is less is noted here. */
  notesLess?: boolean;
  isRequired?: boolean;
  /** Is told what is typed, null for what is no odometer. */
  onKm?: (km: number | null) => void;
  /** Whether one that is less is to replace that of the car, and who is told of the answer; without either nobody is asked. */
  isReplacing?: boolean;
  onReplaces?: (isReplacing: boolean) => void;
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
          label="Det stämmer: rätta bilens mätarställning"
          name="odometerReplaces"
          checked={isReplacing}
          onChange={({ target }) => onReplaces(target.checked)}
        />
      )}
      {question && (
        <CheckboxField
          key={km}
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
