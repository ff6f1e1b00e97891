import { type InputHTMLAttributes, useContext, useId } from 'react';
import styles from './CheckboxField.module.css';
import { FieldErrorsContext } from './FieldErrorsContext';

type CheckboxFieldProps = { label: string; name: string; hint?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'name' | 'type' | 'children'
>;

/** A box to tick; the form's data contains the field's name only while the box is ticked. A `required` one must be. */
export function CheckboxField({ label, name, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  const error = useContext(FieldErrorsContext)[name];
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return (
    <div className={styles.field}>
      <input
        {...input}
        id={id}
        name={name}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
