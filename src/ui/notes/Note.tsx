import type { ReactNode } from 'react';
import styles from './Note.module.css';

/**
 * An amber message about something that is no fault. With `role`, screen readers read the note out at the next pause;
 * `apart` keeps it at a distance from what follows.
 */
export function Note({
  role,
  apart = false,
  children,
}: {
  role?: 'status';
  apart?: boolean;
  children: ReactNode;
}) {
  return (
    <div role={role} className={apart ? `${styles.note} ${styles.apart}` : styles.note}>
      {children}
    </div>
  );
}
