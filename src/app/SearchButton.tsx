import { Icon } from '@/ui/Icon';
import { searchIcon } from '@/ui/workIcons';
import styles from './SearchButton.module.css';

/** What opens the search: a wide button that looks like the box behind it, and on a phone its icon alone. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Icon d={searchIcon} />
      <span>Sök regnr, kund, bokning …</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}
