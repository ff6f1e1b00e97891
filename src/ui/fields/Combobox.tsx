import { type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { FieldErrorsContext } from './FieldErrorsContext';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { closeIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList';

/**
 * A field that searches and picks (the ARIA pattern "combobox"). The field shows `text` while nobody is
 * searching. Text that was typed without picking an option stays, and keeps the form from being submitted.
 * The form's data holds `value` under the field's name followed by `.picked`.
 */
export function Combobox<T extends { key: string }>({
  value,
  text,
  find,
  show,
  says,
  unpicked,
  onPick,
  onClear,
  placeholder,
  typed = '',
  ...field
}: Omit<FieldFrameProps, 'after'> & {
  value: string;
  text: string;
  /** The options that match a query; the query is '' when the list is opened without typing. */
  find: (query: string) => readonly T[];
  show: (option: T) => ReactNode;
  /** Text for the number of options: read out by a screen reader, and shown when the number is 0. */
  says: (count: number) => string;
  /** The error shown when text was typed but no option picked. */
  unpicked: string;
  /** Called with the picked option; the callback may move the focus. */
  onPick: (option: T) => void;
  /** Left out where the field cannot be cleared. */
  onClear?: (() => void) | undefined;
  placeholder: string;
  /** Text that the user typed before this field was shown. */
  typed?: string;
}) {
  // `search` is null while nobody is searching; `isOpen` becomes false when the focus leaves the field.
  const [search, setSearch] = useState<{ query: string; isOpen: boolean } | null>(
    typed ? { query: typed, isOpen: true } : null,
  );
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState(value);
  const errors = use(FieldErrorsContext);
  // Errors that the form showed before an option was picked no longer concern the field.
  const [answered, setAnswered] = useState(errors);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const query = search?.query ?? '';
  const isTyped = query.trim() !== '';
  const isSearching = search?.isOpen ?? false;
  const options = isSearching ? find(query) : [];
  const isOpen = options.length > 0;
  const formError = errors === answered ? '' : (errors[field.name] ?? '');
  const error = isTyped && (!isSearching || formError) ? unpicked : formError;

  if (seen !== value) {
    setSeen(value);
    // Typed text that has not led to a pick stays when another field changes the value.
    if (!isTyped) stopSearching();
  }

  useEffect(() => input.current?.setCustomValidity(isTyped ? unpicked : ''), [isTyped, unpicked]);

  function open(typed: string) {
    setActive(0);
    setSearch({ query: typed, isOpen: true });
  }

  function stopSearching() {
    setSearch(null);
    setAnswered(errors);
  }

  function reopen() {
    if (!isSearching && (isTyped || text === '')) open(query);
  }

  function pick(option: T) {
    stopSearching();
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

  return (
    <div className={styles.combobox}>
      <FieldErrorsContext value={{ ...errors, [field.name]: error }}>
        <FieldFrame
          {...field}
          after={
            (onClear || (isTyped && !isSearching)) && (
              <IconButton
                d={closeIcon}
                label={`Töm ${field.label}`}
                onClick={() => {
                  stopSearching();
                  onClear?.();
                  input.current?.focus();
                }}
              />
            )
          }
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={search?.query ?? text}
              onChange={({ target }) => {
                if (target.value !== '') return open(target.value);
                setSearch(null);
                onClear?.();
              }}
              onClick={reopen}
              onKeyDownCapture={takeKey}
              onBlur={() => setSearch(isTyped ? { query, isOpen: false } : null)}
            />
          )}
        </FieldFrame>
      </FieldErrorsContext>
      <input type="hidden" name={`${field.name}.picked`} value={value} />
      {isOpen && (
        <ComboboxList
          id={listId}
          label={field.label}
          options={options}
          active={active}
          show={show}
          onPick={pick}
        />
      )}
      <p
        role="status"
        className={isTyped && isSearching && !isOpen ? styles.none : 'visuallyHidden'}
      >
        {isTyped && (isSearching ? says(options.length) : unpicked)}
      </p>
    </div>
  );
}
