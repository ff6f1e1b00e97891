import { Suspense, useSyncExternalStore } from 'react';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { useNow } from '@/ui/behaviour/useNow';
import styles from './OpenedLedgerGap.module.css';

const LedgerGap = lazyPart(() => import('./LedgerGap').then((file) => file.LedgerGap));

/**
 * The warning for the page that the app starts with, which must not open the ledger: shown once it is open, in a workshop that has
 * people in it.
 */
export function OpenedLedgerGap() {
  return useLedgerPlace().isOpen ? <Opened /> : null;
}

function Opened() {
  const { kept } = useLedgerPlace();
  const live = useSyncExternalStore(kept.watch, kept.getState);
  const now = useNow();
  if (live.kind !== 'ready' || live.data.persons.length === 0) return null;
  return (
    <div className={styles.gap}>
      <Suspense fallback={null}>
        <LedgerGap live={live} now={now} />
      </Suspense>
    </div>
  );
}
