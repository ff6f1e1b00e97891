import { useContext } from 'react';
import { DateInput } from './DateInput';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import { FieldFrame, type FieldFrameProps } from '@/ui/fields/FieldFrame';
import { type TypedDayProps, useTypedDay } from './useTypedDay';

/**
 * A labelled field for a day, typed as Swedes write it or picked, and shown as `2026-11-22` in every browser. The form's
 * data holds the text as typed; `onChange` gives the day.
 */
export function DateField({
  days,
  value,
  onChange,
  onType,
  isRequired,
  ...field
}: TypedDayProps & Omit<FieldFrameProps, 'after'> & { isRequired?: boolean }) {
  const typed = useTypedDay({ days, value, onChange, onType });
  const errors = useContext(FieldErrorsContext);
  return (
    <FieldErrorsContext
      value={{ ...errors, [field.name]: typed.fault || (errors[field.name] ?? '') }}
    >
      <FieldFrame {...field}>
        {(control) => (
          <DateInput
            {...control}
            typed={typed}
            days={days}
            label={field.label}
            aria-required={isRequired}
          />
        )}
      </FieldFrame>
    </FieldErrorsContext>
  );
}
