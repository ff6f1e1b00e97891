import type { ReactNode } from 'react';
import { fetchedOf, type Live } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import layout from '@/ui/style/layout.module.css';
import styles from './LiveList.module.css';
import type { Unreadable } from './RemoveUnreadable';
import { UnreadableNotice } from './UnreadableNotice';

/**
 * A live list in each of its states. `noun` is the singular and plural of an entry ("tjänst", "tjänster");
 * `empty` is shown only when the list is known to be empty. `unreadable` describes an entry that cannot be read,
 * by its id; without it, such entries are only counted.
 */
export function LiveList<T>({
  live,
  noun: [one, several],
  empty,
  unreadable,
  children,
}: {
  live: Live<T[]>;
  noun: readonly [one: string, several: string];
  empty: ReactNode;
  unreadable?: (id: string) => Unreadable;
  children: (entries: T[]) => ReactNode;
}) {
  const reach = useReach();

  if (live.kind === 'loading') return <LoadingLines />;
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <div className={layout.failed}>
          <p>Det gick inte att hämta {several}.</p>
          <Button onClick={() => location.reload()}>Försök igen</Button>
        </div>
      </Alert>
    );
  }
  const count = live.unreadable.length;
  if (count > 0 || live.data.length > 0) {
    return (
      <>
        {count > 0 && (
          <UnreadableNotice
            text={`${count} ${count === 1 ? one : several} kunde inte läsas och visas inte.`}
            entries={unreadable ? live.unreadable.map(unreadable) : []}
          />
        )}
        {live.data.length > 0 && children(live.data)}
      </>
    );
  }
  const fetched = fetchedOf(live, true, reach);
  if (fetched === 'ready') return empty;
  return fetched === 'loading' ? (
    <LoadingLines />
  ) : (
    <EmptyState>Ej hämtat än: du är offline.</EmptyState>
  );
}

function LoadingLines() {
  return (
    <div className={styles.loading} role="status" aria-label="Laddar">
      <span />
      <span />
      <span />
    </div>
  );
}
