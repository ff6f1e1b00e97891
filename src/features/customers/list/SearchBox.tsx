import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { useSingleKey } from '@/ui/behaviour/singleKeys';
import { searchIcon } from '@/ui/icons/workIcons';
import styles from './SearchBox.module.css';

/** The search box for customers and vehicles; the key `/` focuses it from anywhere on the page. */
export function SearchBox({
  ref,
  text,
  hits,
  onType,
  onSettle,
  onDown,
}: {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  /** The number of hits as text; '' while nothing is searched for. */
  hits: string;
  onType: (text: string) => void;
  /** Called when the user leaves the box or presses Enter: the query is then final. */
  onSettle: () => void;
  /** Called by the down arrow, to move to the first hit. */
  onDown: () => void;
}) {
  const slash = useSingleKey('/', () => {
    ref.current?.focus();
    ref.current?.select();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onSettle();
    else if (event.key === 'Escape') onType('');
    else if (event.key === 'ArrowDown') onDown();
    else return;
    event.preventDefault();
  }

  return (
    <div role="search" className={styles.box}>
      <Icon d={searchIcon} />
      <input
        ref={ref}
        type="search"
        aria-label="Sök kund eller fordon"
        aria-keyshortcuts={slash}
        placeholder="Regnr, namn, telefon …"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onSettle}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="search"
      />
      <span role="status">{hits}</span>
      {hits === '' && slash && <kbd aria-hidden="true">/</kbd>}
    </div>
  );
}
