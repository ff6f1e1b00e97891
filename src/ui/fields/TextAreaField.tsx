import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

type TextAreaFieldProps = Omit<FieldFrameProps, 'after'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'name' | 'children'>;

/** A labelled text area with its hint and, from the form around it, its error. */
export function TextAreaField({ label, name, hint, ...textArea }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint}>
      {(control) => <textarea {...textArea} {...control} />}
    </FieldFrame>
  );
}
