import { useState } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './PasswordField.module.css';

/** A password input with a button that shows the text; typed or pasted text is never altered. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck="false"
      after={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${shown ? 'Dölj' : 'Visa'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Dölj' : 'Visa'}
        </button>
      }
    />
  );
}
