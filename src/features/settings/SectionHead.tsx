import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

/** The heading of a part of the settings: what it is about, and its one main action to the right. */
export function SectionHead({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  );
}
