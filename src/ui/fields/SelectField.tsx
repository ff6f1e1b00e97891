import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

type SelectFieldProps = Omit<FieldFrameProps, 'after'> & {
  /** The choices, each a value and its text, in the order shown. */
  options: readonly (readonly [value: string, text: string])[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'name' | 'children'>;

/** A labelled select with its hint and, from the form around it, its error. */
export function SelectField({ label, name, hint, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
