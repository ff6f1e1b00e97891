import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** Something to think of about the field above, which stops nobody; read out when there is a pause. */
export function Notice({ children }: { children: ReactNode }) {
  // There before its text is: screen readers announce changes only.
  return <div role="status">{children && <div className={styles.notice}>{children}</div>}</div>;
}
