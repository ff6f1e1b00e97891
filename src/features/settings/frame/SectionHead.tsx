import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

/** The head of a settings section: its title, a line about it, and its one main action to the right. */
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
