import { useMemo, useSyncExternalStore } from 'react';
import type { Ledger } from '@/domain/ledger/ledger';
import { readLedger } from '@/domain/ledger/readLedger';
import type { Shift } from '@/domain/ledger/shifts';
import { knownAttendance } from '@/domain/report/known';
import type { Live } from '@/domain/values/live';
import type { Watched } from '@/data/sync/published';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';

/** The shifts of the staff ledger; none while only a part of it has come to this device, which would tell too few. */
export type Shifts = Live<Shift[]> | { kind: 'partial' };

const loading: Live<Ledger> = { kind: 'loading' };
const part: Shifts = { kind: 'partial' };
const unasked: Watched<Live<Ledger>> = { subscribe: () => () => {}, getState: () => loading };

/**
 * Watches the shifts of the staff ledger; it needs a LedgerProvider. It stays loading, and nothing is read, until it is asked. The
 * list stays the same for as long as the ledger does.
 */
export function useShifts(isAsked = true): Shifts {
  const { kept } = useLedgerPlace();
  // One that is here already costs nothing.
  const ledger = isAsked || kept.getState().kind === 'ready' ? kept : unasked;
  const live = useSyncExternalStore(ledger.subscribe, ledger.getState);
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    return knownAttendance(live) === 'partial'
      ? part
      : { ...live, data: readLedger(live.data).shifts };
  }, [live]);
}
