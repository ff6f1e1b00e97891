import type { ReactNode } from 'react';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import type { Fetched } from '@/domain/values/live';
import { EmptyState } from '@/ui/notes/EmptyState';
import layout from '@/ui/style/layout.module.css';
import styles from './CalendarState.module.css';

/** The content once it is fetched; before that, or when it cannot be had, the reason. */
export function CalendarState({ fetched, children }: { fetched: Fetched; children: ReactNode }) {
  switch (fetched) {
    case 'ready':
      return children;
    case 'loading':
      return <div className={styles.loading} role="status" aria-label="Laddar" />;
    case 'unfetched':
      return (
        <EmptyState>
          Ej hämtat än: du är offline. Bokningarna visas när kontakten är tillbaka.
        </EmptyState>
      );
    case 'failed':
      return (
        <Alert kind="trouble">
          <div className={layout.failed}>
            <p>Det gick inte att hämta bokningarna.</p>
            <Button onClick={() => location.reload()}>Försök igen</Button>
          </div>
        </Alert>
      );
  }
}
