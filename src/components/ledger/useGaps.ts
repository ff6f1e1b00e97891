import { useBookings } from '@/data/bookings/bookings';
import { useClocks } from '@/data/orders/clocks';
import { useStaff } from '@/data/settings/staff';
import { isDuty } from '@/domain/ledger/duty';
import { type AtWork, missingShifts } from '@/domain/ledger/gapAlarm';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { hasBegun, isLong, openShifts } from '@/domain/ledger/shifts';
import { runningJob } from '@/domain/order/jobTime';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { entriesOf } from '@/domain/values/live';
import { useDuty } from './useDuty';

/** The people who work without being in the ledger, and whether a job is going on while the premises seem empty. */
export interface Gaps {
  missing: { staffId: string; name: string }[];
  isNobodyHere: boolean;
}

const none: Gaps = { missing: [], isNobodyHere: false };

/** The people who have a job or a clock running and no open shift, where the business must keep a ledger. */
export function useGaps(read: ReadLedger, now: Date): Gaps {
  const duty = useDuty(read, now)?.duty;
  const clocks = entriesOf(useClocks());
  const staff = entriesOf(useStaff());
  const today = dayOf(now);
  const bookings = entriesOf(useBookings(instantAt(today, 0), instantAt(today, 1440)));
  if (!duty || !isDuty(duty)) return none;
  const jobs = bookings.filter(({ data }) => data.status === 'inProgress' && !data.loan);
  const atWork = [
    ...clocks.flatMap((clock): AtWork[] => {
      const job = runningJob(clock);
      return job ? [{ staffId: job.staffId, since: job.startedAt }] : [];
    }),
    ...jobs.flatMap(({ data: { staffId, startsAt } }): AtWork[] =>
      staffId !== null && startsAt ? [{ staffId, since: startsAt }] : [],
    ),
  ];
  const open = openShifts(read.shifts).filter((shift) => hasBegun(shift, now));
  const missing = missingShifts(atWork, open).flatMap(({ staffId }) => {
    const name = staff.find(({ id }) => id === staffId)?.data.name;
    return name === undefined ? [] : [{ staffId, name }];
  });
  // A person who forgot to stamp out yesterday is not known to be here.
  const isNobodyHere = open.every((shift) => isLong(shift, now)) && jobs.length > 0;
  return { missing, isNobodyHere: isNobodyHere && missing.length === 0 };
}
