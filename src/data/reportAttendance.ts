import { useMemo } from 'react';
import { keysOf, type Shift, shiftsOf } from '@/domain/ledger/shifts';
import { stampsOf } from '@/domain/ledger/stamps';
import type { Live } from '@/domain/values/live';
import { useLedger } from './ledger';

/** Watches the shifts of the staff ledger; it needs a LedgerProvider. */
export function useShifts(): Live<Shift[]> {
  const live = useLedger();
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const { events, persons } = live.data;
    return { ...live, data: shiftsOf(stampsOf(events), keysOf(persons)).shifts };
  }, [live]);
}
