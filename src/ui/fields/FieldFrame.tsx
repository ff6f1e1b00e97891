import { type ReactNode, useContext, useId } from 'react';
import styles from './Field.module.css';
import { FieldErrorsContext } from './FieldErrorsContext';

export interface FieldFrameProps {
  label: string;
  name: string;
  hint?: string;
  /** A control inside the field's frame, after the text. */
  after?: ReactNode;
}

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, frame, hint and, from the form around it, the error of one control. */
export function FieldFrame({
  label,
  name,
  hint,
  after,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const error = useContext(FieldErrorsContext)[name];
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame}>
        {children({
          id,
          name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described.join(' ') || undefined,
        })}
        {after}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
