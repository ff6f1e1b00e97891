import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRegister } from '@/data/RegisterContext';
import { findRows } from '@/domain/registerSearch';
import { FieldFrame, type FieldFrameProps } from '@/ui/FieldFrame';
import { closeIcon } from '@/ui/icons';
import { Icon } from '@/ui/Icon';
import styles from './CustomerPicker.module.css';
import { CustomerOption } from './CustomerOption';
import { useRegisterIndex } from './useRegisterIndex';

const mostOptions = 6;

/**
 * Picks a customer by part of a name, a phone or a plate (the ARIA pattern "combobox"). The form's
 * data holds the id, '' for none; what is typed and not picked is forgotten.
 */
export function CustomerPicker({
  value,
  onChange,
  ...field
}: Omit<FieldFrameProps, 'after'> & {
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const register = useRegister();
  const index = useRegisterIndex();
  // Null while nobody is searching: then it is the name of who is picked.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const complete = register.kind === 'ready' && register.complete;
  const picked = register.kind === 'ready' && value ? register.customers.get(value) : undefined;
  const unknown = complete ? 'Borttagen kund' : 'Kunden är inte hämtad än';
  const rows = query?.trim()
    ? findRows(index, { query, kind: 'all', tags: [], sort: 'name' })
        .filter(({ customer }) => customer?.data.status === 'active')
        .slice(0, mostOptions)
    : [];

  useEffect(() => {
    // As much of the list as there is room for, and of it what the keys are at.
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [query, active]);

  function search(text: string) {
    setActive(0);
    setQuery(text || null);
    if (!text) onChange(null);
  }

  function pick(id: string | null) {
    onChange(id);
    setQuery(null);
    input.current?.focus();
  }

  function takeKey(event: KeyboardEvent) {
    if (query === null) return;
    const count = rows.length;
    if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive((active + count - 1) % count);
    else if (event.key === 'Enter') pick(rows[active]?.customer?.id ?? value);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    // Neither the form nor the dialog around it shall take the same key.
    event.stopPropagation();
  }

  return (
    <div className={styles.picker}>
      <FieldFrame
        {...field}
        after={
          value && (
            <button
              type="button"
              className={styles.clear}
              aria-label={`Töm ${field.label}`}
              onClick={() => pick(null)}
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
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder="Sök namn, telefon eller regnr"
            value={query ?? (value ? (picked?.data.name ?? unknown) : '')}
            onChange={({ target }) => search(target.value)}
            onKeyDownCapture={takeKey}
            onBlur={() => setQuery(null)}
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
        value={value ?? ''}
        onFocus={() => input.current?.focus()}
      />
      {rows.length > 0 && (
        <div ref={list} id={listId} role="listbox" aria-label={field.label} className={styles.list}>
          {rows.map(({ customer, vehicles }, place) => (
            // The keys are the input's, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={customer?.id}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(customer?.id ?? null)}
            >
              {customer && <CustomerOption customer={customer.data} vehicles={vehicles} />}
            </div>
          ))}
        </div>
      )}
      <p
        role="status"
        className={query?.trim() && rows.length === 0 ? styles.none : 'visuallyHidden'}
      >
        {query?.trim() && statusText(rows.length, complete)}
      </p>
    </div>
  );
}

function statusText(count: number, complete: boolean): string {
  if (count === 1) return 'En kund. Välj med Retur.';
  if (count > 1) return `${count} kunder. Välj med pilarna och Retur.`;
  return complete ? 'Ingen kund passar.' : 'Ingen kund som har hämtats än passar.';
}
