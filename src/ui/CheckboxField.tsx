import { type InputHTMLAttributes, useId } from 'react';
import styles from './CheckboxField.module.css';

type CheckboxFieldProps = { label: string; name: string; hint?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'name' | 'type' | 'children'
>;

/** A box to tick; the form's data contains the field's name only while the box is ticked. */
export function CheckboxField({ label, name, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <input
        {...input}
        id={id}
        name={name}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
