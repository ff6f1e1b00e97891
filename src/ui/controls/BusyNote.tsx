import type { ReactNode } from 'react';
import styles from './BusyNote.module.css';

/** A note that more of what is shown is being fetched. */
export function BusyNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
