import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Stands in place of an empty list or page: one line and, where there is one, the next step. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
