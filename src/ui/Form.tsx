import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FieldErrorsContext } from './FieldErrorsContext';
import styles from './Form.module.css';
import { type TextControl, validationMessage } from './validationMessage';

export type FieldErrors = Record<string, string>;

function isTextControl(target: EventTarget): target is TextControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

interface FormProps {
  /** Called with the fields' values once all of them are valid, and never while `pending`. */
  onSubmit: (data: FormData) => void;
  pending: boolean;
  /** What the form as a whole has to say: the trouble with the last attempt, or its success. */
  message: ReactNode;
  /** Rules between fields: messages by field name, `{}` when all is well. */
  check?: (data: FormData) => FieldErrors;
  children: ReactNode;
}

/**
 * A form that checks its fields in Swedish before it submits, shows each error beside its field,
 * and keeps what was typed: React resets a form with an `action`, so this one listens to submit.
 */
export function Form({ onSubmit, pending, message, check, children }: FormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const inputs = [...form.elements].filter(isTextControl);
    const found: FieldErrors = {};
    for (const input of inputs) {
      const text = validationMessage(input);
      if (text) found[input.name] = text;
    }
    if (Object.keys(found).length === 0) Object.assign(found, check?.(data));
    setErrors(found);
    const first = inputs.find((input) => found[input.name]);
    if (first) first.focus();
    else onSubmit(data);
  }

  function forget(event: SyntheticEvent<HTMLFormElement>) {
    if (!isTextControl(event.target)) return;
    const { [event.target.name]: gone, ...rest } = errors;
    if (gone) setErrors(rest);
  }

  return (
    <form noValidate className={styles.form} aria-busy={pending} onSubmit={submit} onInput={forget}>
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      {message}
    </form>
  );
}
