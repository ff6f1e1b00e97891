import type { ReactNode } from 'react';
import styles from './RecordPage.module.css';

/** A term and its value within a dl; renders nothing without a value. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
