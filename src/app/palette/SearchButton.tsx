import { Icon } from '@/ui/icons/Icon';
import { searchIcon } from '@/ui/icons/workIcons';
import styles from './SearchButton.module.css';

/** Opens the search: a wide button that looks like the search box, and on a phone only its icon. */
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
