import { FieldFrame } from '@/ui/fields/FieldFrame';
import { Keypad } from './Keypad';

/** The field for a code, filled in with the digits beneath it or from a keyboard. */
export function PinField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6);
  return (
    <>
      <FieldFrame label={label} name="pin" {...(hint !== undefined && { hint })}>
        {(control) => (
          <input
            {...control}
            type="password"
            inputMode="none"
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }) => {
              // The field shows as many dots as the code has digits, also when the code stays.
              currentTarget.value = digitsOf(currentTarget.value);
              onChange(currentTarget.value);
            }}
          />
        )}
      </FieldFrame>
      <Keypad value={value} onChange={(text) => onChange(digitsOf(text))} />
    </>
  );
}
