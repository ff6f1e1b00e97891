import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Combobox.module.css';

/** The options of a Combobox; the option that the arrow keys have reached has the id `${id}-${active}`. */
export function ComboboxList<T extends { key: string }>({
  id,
  label,
  options,
  active,
  show,
  onPick,
}: {
  id: string;
  label: string;
  options: readonly T[];
  active: number;
  show: (option: T) => ReactNode;
  onPick: (option: T) => void;
}) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Scroll first as much of the list into view as there is room for, then its active option.
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [options.length, active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {options.map((option, place) => (
        // The input keeps the focus and handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.key}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {show(option)}
        </div>
      ))}
    </div>
  );
}
