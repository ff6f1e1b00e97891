import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame, type FieldFrameProps } from '@/ui/FieldFrame';
import { closeIcon } from '@/ui/icons';
import { Icon } from '@/ui/Icon';
import styles from './Combobox.module.css';

/**
 * A field that searches and picks (the ARIA pattern "combobox"). It shows `text` while nobody is searching;
 * what is typed and not picked is forgotten. The form's data holds `value` under the field's name.
 */
export function Combobox<T extends { key: string }>({
  value,
  text,
  find,
  show,
  says,
  onPick,
  onClear,
  placeholder,
  ...field
}: Omit<FieldFrameProps, 'after'> & {
  value: string;
  text: string;
  /** What there is to pick for what was typed; '' is asked for when the list is opened without typing. */
  find: (query: string) => readonly T[];
  show: (option: T) => ReactNode;
  /** What is read out of how many there are, and shown when there are none. */
  says: (count: number) => string;
  /** It may move the focus. */
  onPick: (option: T) => void;
  /** Left out where there is nothing to clear. */
  onClear?: (() => void) | undefined;
  placeholder: string;
}) {
  // Null while nobody is searching.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const options = query === null ? [] : find(query);
  const isOpen = options.length > 0;

  useEffect(() => {
    // As much of the list as there is room for, and of it what the keys are at.
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [query, active]);

  function search(typed: string | null) {
    setActive(0);
    setQuery(typed);
  }

  function pick(option: T) {
    search(null);
    input.current?.focus();
    onPick(option);
  }

  function takeKey(event: KeyboardEvent) {
    const { key } = event;
    if (query === null) {
      if (key !== 'ArrowDown' || text !== '') return;
      search('');
    } else if (key === 'ArrowDown' && isOpen) setActive((active + 1) % options.length);
    else if (key === 'ArrowUp' && isOpen) setActive((active + options.length - 1) % options.length);
    else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const option = options[active];
      if (option) pick(option);
    } else if (key === 'Escape') search(null);
    else return;
    event.preventDefault();
    // Neither the form nor the dialog around it shall take the same key.
    event.stopPropagation();
  }

  return (
    <div className={styles.combobox}>
      <FieldFrame
        {...field}
        after={
          onClear && (
            <button
              type="button"
              className={styles.clear}
              aria-label={`Töm ${field.label}`}
              onClick={() => {
                search(null);
                onClear();
                input.current?.focus();
              }}
            >
              <Icon d={closeIcon} size={18} />
            </button>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            name={undefined}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={query ?? text}
            onChange={({ target }) => {
              search(target.value || null);
              if (target.value === '') onClear?.();
            }}
            onClick={() => query === null && text === '' && search('')}
            onKeyDownCapture={takeKey}
            onBlur={() => search(null)}
          />
        )}
      </FieldFrame>
      {/* What the form reads; one that wants to lead to a fault focuses it. */}
      <input
        className="visuallyHidden"
        aria-hidden
        tabIndex={-1}
        readOnly
        name={field.name}
        value={value}
        onFocus={() => input.current?.focus()}
      />
      {isOpen && (
        <div ref={list} id={listId} role="listbox" aria-label={field.label} className={styles.list}>
          {options.map((option, place) => (
            // The keys are the input's, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.key}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {show(option)}
            </div>
          ))}
        </div>
      )}
      <p role="status" className={query?.trim() && !isOpen ? styles.none : 'visuallyHidden'}>
        {query?.trim() && says(options.length)}
      </p>
    </div>
  );
}
