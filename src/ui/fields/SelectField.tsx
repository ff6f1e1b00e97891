import type { SelectHTMLAttributes } from 'react';
import { Select } from '@/ui/controls/Select';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

type SelectFieldProps = Omit<FieldFrameProps, 'after'> & {
  /** The choices, each a value and its text, in the order shown. */
  options: readonly (readonly [value: string, text: string])[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'name' | 'children'>;

/** A labelled select with its hint and, from the form around it, its error. */
export function SelectField({ label, name, hint, options, ...select }: SelectFieldProps) {
  const { value } = select;
  const isUnknown = value !== undefined && options.every(([each]) => each !== String(value));
  return (
    <FieldFrame label={label} name={name} hint={hint}>
      {(control) => (
        <Select {...select} {...control}>
          {isUnknown && <option value={value}>Okänd</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
