import { useState } from 'react';
import type { Days } from './days';

/** A date that is whole, so that no other can be meant while it is typed. */
const whole = /^\d{4}-\d{2}-\d{2}$|^\d{8}$/;

/** A day as `2026-11-22`, or '' for none, and what date fields know of days. */
export interface TypedDayProps {
  days: Days;
  value: string;
  onChange: (value: string) => void;
  /** Called when text is typed that is not yet a whole date. */
  onType?: (() => void) | undefined;
}

/**
 * Holds the text of a date field. A whole date is reported at once, all else when the field is left or Enter is pressed.
 * Text that cannot be read is reported as nothing, stays in the field, gives the fault, until it is mended or another value is set.
 */
export function useTypedDay({ days, value, onChange, onType }: TypedDayProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isSettled, setIsSettled] = useState(true);
  const [seen, setSeen] = useState(value);
  const text = draft ?? value;
  const read = days.read(text);
  const set = days.read(value);
  const fault = draft !== null && isSettled && draft.trim() !== '' && !read.ok ? read.message : '';

  if (seen !== value) {
    setSeen(value);
    setDraft(null);
  }

  function report(next: string) {
    if (next !== value) onChange(next);
  }

  function type(typed: string) {
    setDraft(typed);
    setIsSettled(false);
    const found = days.read(typed);
    if (whole.test(typed.trim()) && found.ok) report(found.value.toString());
    else onType?.();
  }

  /** Takes what is typed, as when the field is left. */
  function settle() {
    if (draft === null) return;
    setIsSettled(true);
    if (draft.trim() === '') {
      setDraft(null);
      report('');
    } else if (read.ok) {
      // The text stays until the value has followed, which an address does a little later.
      setDraft(read.value.toString());
      report(read.value.toString());
    }
  }

  const found = read.ok ? read : set;
  return { text, day: found.ok ? found.value : null, fault, type, settle };
}

export type TypedDay = ReturnType<typeof useTypedDay>;
