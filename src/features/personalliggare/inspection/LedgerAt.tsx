import type { ReactNode } from 'react';
import { useReach } from '@/data/sync/StoreContext';
import type { Ledger } from '@/domain/ledger/ledger';
import { fetchedOf, type Live } from '@/domain/values/live';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageSkeleton } from '@/ui/PageSkeleton';

/** The ledger once this device has it, and what is known of it before. */
export function LedgerAt({
  live,
  children,
}: {
  live: Live<Ledger>;
  children: (ledger: Ledger) => ReactNode;
}) {
  const reach = useReach();
  if (live.kind === 'loading') return <PageSkeleton />;
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta personalliggaren.</p>
        <Button onClick={() => location.reload()}>Försök igen</Button>
      </Alert>
    );
  }
  const { data, unreadable } = live;
  const isEmpty = data.events.length + data.persons.length === 0;
  const fetched = fetchedOf(live, isEmpty, reach);
  if (fetched === 'loading') return <PageSkeleton />;
  if (fetched === 'unfetched')
    return <EmptyState>Personalliggaren är inte hämtad än: du är offline.</EmptyState>;
  return (
    <>
      {unreadable.length > 0 && (
        <Alert kind="trouble">
          {unreadable.length === 1
            ? 'En händelse i personalliggaren kunde inte läsas och visas inte.'
            : `${unreadable.length} händelser i personalliggaren kunde inte läsas och visas inte.`}
        </Alert>
      )}
      {children(data)}
    </>
  );
}
