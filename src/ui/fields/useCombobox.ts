import { type KeyboardEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { FieldErrorsContext } from './FieldErrorsContext';

/** Holds what is searched in a Combobox, and moves among its options by keys. */
export function useCombobox<T>({
  name,
  value,
  text,
  find,
  unpicked,
  onPick,
  typed,
}: {
  name: string;
  value: string;
  text: string;
  find: (query: string) => readonly T[];
  unpicked: string;
  onPick: (option: T) => void;
  typed: string;
}) {
  // `search` is null while nobody is searching; `isOpen` becomes false when the focus leaves the field.
  const [search, setSearch] = useState<{ query: string; isOpen: boolean } | null>(
    typed ? { query: typed, isOpen: true } : null,
  );
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState(value);
  const errors = useContext(FieldErrorsContext);
  // Errors that the form showed before an option was picked no longer concern the field.
  const [answered, setAnswered] = useState(errors);
  const input = useRef<HTMLInputElement>(null);
  const query = search?.query ?? '';
  const isTyped = query.trim() !== '';
  const isSearching = search?.isOpen ?? false;
  const options = isSearching ? find(query) : [];
  const isOpen = options.length > 0;
  const formError = errors === answered ? '' : (errors[name] ?? '');
  const error = isTyped && (!isSearching || formError) ? unpicked : formError;

  if (seen !== value) {
    setSeen(value);
    // Typed text that has not led to a pick stays when another field changes the value.
    if (!isTyped) stop();
  }

  useLayoutEffect(
    () => input.current?.setCustomValidity(isTyped ? unpicked : ''),
    [isTyped, unpicked],
  );

  function open(typed: string) {
    setActive(0);
    setSearch({ query: typed, isOpen: true });
  }

  function stop() {
    setSearch(null);
    setAnswered(errors);
  }

  function reopen() {
    if (!isSearching && (isTyped || text === '')) open(query);
  }

  function pick(option: T) {
    stop();
    input.current?.focus();
    onPick(option);
  }

  function takeKey(event: KeyboardEvent) {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isOpen) setActive((active + step + options.length) % options.length);
    else if (key === 'ArrowDown') reopen();
    else if (!isOpen && !(isSearching && isTyped)) return;
    else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const option = options[active];
      if (option) pick(option);
    } else if (key === 'Escape') setSearch(null);
    else return;
    event.preventDefault();
    // Neither the form nor the dialog around the field may react to the same key.
    event.stopPropagation();
  }

  return {
    input,
    options,
    active,
    isTyped,
    isSearching,
    stop,
    reopen,
    pick,
    takeKey,
    shown: search?.query ?? text,
    /** The errors of the form, with that of the field as it is now. */
    errors: { ...errors, [name]: error },
    type: (text: string) => (text === '' ? setSearch(null) : open(text)),
    leave: () => setSearch(isTyped ? { query, isOpen: false } : null),
  };
}
