import { Suspense, useState } from 'react';
import { useLedgerPlace } from '@/data/ledgerPlace';
import { lazyPart } from '@/ui/lazyPart';
import { useNow } from '@/ui/useNow';

const LedgerGap = lazyPart(() => import('./LedgerGap').then((file) => file.LedgerGap));

/** The warning for the page that the app starts with, which must not open the ledger: shown where another page has opened it. */
export function OpenedLedgerGap() {
  const { kept } = useLedgerPlace();
  const now = useNow();
  const [isOpened] = useState(() => kept.getState().kind === 'ready');
  if (!isOpened) return null;
  return (
    <Suspense fallback={null}>
      <LedgerGap now={now} />
    </Suspense>
  );
}
