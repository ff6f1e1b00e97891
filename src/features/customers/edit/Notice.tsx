import type { ReactNode } from 'react';
import { Note } from '@/ui/notes/Note';
import styles from './Notice.module.css';

/** A hint about the field above that does not stop a save; screen readers read it out at the next pause. */
export function Notice({ children }: { children: ReactNode }) {
  // The element is rendered even without text: screen readers announce changes only.
  return (
    <div role="status">
      {children && (
        <div className={styles.notice}>
          <Note>{children}</Note>
        </div>
      )}
    </div>
  );
}
