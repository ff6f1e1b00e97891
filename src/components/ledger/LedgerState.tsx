import type { ReactNode } from 'react';
import { LiveList } from '@/components/LiveList';
import { useLedger } from '@/data/ledger/ledger';
import { useReach } from '@/data/sync/StoreContext';
import { partialText } from '@/domain/ledger/ledger';
import { type ReadLedger, readLedger } from '@/domain/ledger/readLedger';
import { fetchedOf } from '@/domain/values/live';
import { Note } from '@/ui/notes/Note';

/** The ledger in each of its states: what is made of it when it is there, else why it is not. */
export function LedgerState({ children }: { children: (read: ReadLedger) => ReactNode }) {
  const live = useLedger();
  const reach = useReach();
  if (live.kind !== 'ready') return <State live={live}>{children}</State>;
  const isEmpty = live.data.events.length === 0 && live.data.persons.length === 0;
  const isKnown = fetchedOf(live, isEmpty, reach) === 'ready';
  const data = isKnown ? [readLedger(live.data)] : [];
  return <State live={{ ...live, data }}>{children}</State>;
}

function State({
  live,
  children,
}: {
  live: Parameters<typeof LiveList<ReadLedger>>[0]['live'];
  children: (read: ReadLedger) => ReactNode;
}) {
  return (
    <LiveList
      live={live}
      noun={['händelse i personalliggaren', 'händelser i personalliggaren']}
      empty={null}
    >
      {([read]) =>
        read && (
          <>
            {read.ledger.isPartial && <Note>{partialText}</Note>}
            {children(read)}
          </>
        )
      }
    </LiveList>
  );
}
