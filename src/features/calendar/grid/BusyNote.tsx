import styles from './BusyNote.module.css';

/** A note that more bookings are being fetched. */
export function BusyNote() {
  return (
    <p className={styles.note} role="status">
      Hämtar bokningar …
    </p>
  );
}
