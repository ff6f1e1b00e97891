import { useLedgerSettings } from '@/data/ledger/ledgerSettings';
import { type Duty, dutyOn, type LedgerSettingsDraft } from '@/domain/ledger/duty';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import type { Shift } from '@/domain/ledger/shifts';
import { dayOf } from '@/domain/time/swedishTime';
import { fetchedOf } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';

/** Gives the duty of the business to keep a ledger on the day of `now`, with the answers that tell it; null until they are known. */
export function useDuty(
  read: ReadLedger,
  now: Date,
): { duty: Duty; answers: LedgerSettingsDraft | null; outsider: Shift | undefined } | null {
  const live = useLedgerSettings();
  const reach = useReach();
  const isEmpty = live.kind === 'ready' && live.data === null;
  if (live.kind !== 'ready' || fetchedOf(live, isEmpty, reach) !== 'ready') return null;
  const answers = live.data?.data ?? null;
  const relationOf = (key: string) => read.personOf.get(key)?.data.relation;
  const duty = dutyOn(dayOf(now), answers, read.shifts, relationOf);
  const outsider =
    duty.kind === 'outsider'
      ? read.shifts.find(
          ({ key, startsAt }) =>
            relationOf(key) !== 'family' && dayOf(startsAt).compare(duty.from) === 0,
        )
      : undefined;
  return { duty, answers, outsider };
}
