import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** What stands where there is nothing yet: one line, and the next step when there is one. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
