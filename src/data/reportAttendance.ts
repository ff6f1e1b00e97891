import { useMemo, useSyncExternalStore } from 'react';
import { keysOf, type Shift, shiftsOf } from '@/domain/ledger/shifts';
import { stampsOf } from '@/domain/ledger/stamps';
import type { Ledger } from '@/domain/ledger/ledger';
import { knownAttendance } from '@/domain/report/known';
import type { Live } from '@/domain/values/live';
import type { Watched } from '@/data/register/published';
import { useLedgerPlace } from './ledgerPlace';

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
  const ledger = isAsked ? kept : unasked;
  const live = useSyncExternalStore(ledger.subscribe, ledger.getState);
  const [events, persons] =
    live.kind === 'ready' ? [live.data.events, live.data.persons] : [null, null];
  const shifts = useMemo(
    () => (events && persons ? shiftsOf(stampsOf(events), keysOf(persons)).shifts : null),
    [events, persons],
  );
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    return knownAttendance(live) === 'partial' ? part : { ...live, data: shifts ?? [] };
  }, [live, shifts]);
}
