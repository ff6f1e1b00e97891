import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import { focusField } from '@/ui/behaviour/focusField';
import styles from './Form.module.css';
import { useHydrated } from '@/ui/behaviour/useHydrated';
import { type TextControl, validationMessage } from './validationMessage';

export type FieldErrors = Record<string, string>;

function isTextControl(target: EventTarget): target is TextControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** True for a field of text. A choice must not be drawn anew before its own `change`, which would find it put back. */
function isTyped(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|file)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}

interface FormProps {
  /** Called with the fields' values once all fields are valid, and never while `pending`. */
  onSubmit: (data: FormData) => void;
  pending: boolean;
  /** The message about the form as a whole: the trouble with the last attempt, or its success. */
  message: ReactNode;
  /** Rules between fields: messages by field name, `{}` when all is well. */
  check?: (data: FormData) => FieldErrors;
  children: ReactNode;
}

/**
 * A form that checks its fields in Swedish before it submits and shows each error beside its field. Until it listens,
 * nothing can be typed or sent.
 */
export function Form({ onSubmit, pending, message, check, children }: FormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  // A button that is disabled while its call is under way loses the focus; give the focus back afterwards.
  const wasPending = useRef(false);
  useLayoutEffect(() => {
    const lost = wasPending.current && !pending && document.activeElement === document.body;
    if (lost) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasPending.current = pending;
  }, [pending]);

  // A link may lead to a field by its name, `/dashboard/settings#vatNumber`.
  useLayoutEffect(() => {
    const name = location.hash.slice(1);
    const controls = [...(form.current?.elements ?? [])].filter(isTextControl);
    if (name !== '') focusField(controls.find((control) => control.name === name));
  }, []);

  function faultsOf(element: HTMLFormElement): FieldErrors {
    const found: FieldErrors = {};
    for (const control of [...element.elements].filter(isTextControl)) {
      const text = validationMessage(control);
      if (text) found[control.name] = text;
    }
    return Object.keys(found).length > 0 ? found : { ...check?.(new FormData(element)) };
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    const found = faultsOf(element);
    setErrors(found);
    if (Object.keys(found).length === 0) return onSubmit(new FormData(element));
    const controls = [...element.elements].filter(isTextControl);
    focusField(controls.find((control) => found[control.name]));
  }

  /** Removes the messages of mended fields; a rule between two fields may be mended in either of them. */
  function forget(target: EventTarget, element: HTMLFormElement) {
    const names = Object.keys(errors);
    if (!isTextControl(target) || names.length === 0) return;
    const found = faultsOf(element);
    const left = names.filter((name) => name !== target.name && name in found);
    setErrors(Object.fromEntries(left.map((name) => [name, errors[name] ?? ''])));
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-busy={pending}
      inert={!isHydrated}
      onSubmit={submit}
      onInput={({ target, currentTarget }) => isTyped(target) && forget(target, currentTarget)}
      onChange={({ target, currentTarget }) => !isTyped(target) && forget(target, currentTarget)}
    >
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      {message}
    </form>
  );
}
