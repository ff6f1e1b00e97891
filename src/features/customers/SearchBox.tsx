import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { Icon } from '@/ui/Icon';
import { searchIcon } from '@/ui/workIcons';
import styles from './SearchBox.module.css';

/** The one box that searches customers and vehicles; `/` goes to it from anywhere on the page. */
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
  /** How many there are; empty while nothing is searched for. */
  hits: string;
  onType: (text: string) => void;
  /** What is typed is meant: the box is left, or Enter is pressed. */
  onSettle: () => void;
  /** To the first result. */
  onDown: () => void;
}) {
  useEffect(() => {
    function onSlash(event: globalThis.KeyboardEvent) {
      const { target } = event;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    }
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, [ref]);

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
        aria-keyshortcuts="/"
        placeholder="Regnr, namn, telefon …"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onSettle}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <span role="status">{hits}</span>
      {hits === '' && <kbd aria-hidden="true">/</kbd>}
    </div>
  );
}
