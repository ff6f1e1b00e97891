import styles from './BusyNote.module.css';

/** That more bookings are on their way. */
export function BusyNote() {
  return (
    <p className={styles.note} role="status">
      Hämtar bokningar …
    </p>
  );
}
