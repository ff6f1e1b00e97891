import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

export type FieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'name' | 'children'>;

/** A labelled text input with its hint and, from the form around it, its error. */
export function Field({ label, name, hint, after, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint} after={after}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}
