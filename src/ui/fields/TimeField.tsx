import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

type TimeInputProps = {
  value: string;
  onChange: (text: string) => void;
  /** The text once it is typed, such as `08:00` for `8`. */
  tidy: (text: string) => string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>;

/** A text field for a clock time of 24 hours in every browser, tidied when it is left. */
export function TimeInput({ value, onChange, tidy, ...input }: TimeInputProps) {
  return (
    <input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        if (tidy(value) !== value) onChange(tidy(value));
      }}
    />
  );
}

/** A labelled TimeInput with, from the form around it, its error. */
export function TimeField({
  label,
  name,
  ...input
}: Pick<FieldFrameProps, 'label' | 'name'> & Omit<TimeInputProps, 'id' | 'className'>) {
  return (
    <FieldFrame label={label} name={name}>
      {(control) => <TimeInput {...input} {...control} />}
    </FieldFrame>
  );
}
