import type { ReactNode } from 'react';
import styles from './RecordPage.module.css';

/** One thing that is known, within a dl; nothing when it is not. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
