import { type Shift, shiftMinutes } from '@/domain/ledger/shifts';
import { countedTimes, type JobTime, minutesOf } from '@/domain/order/jobTime';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Days } from './period';

/** A person's own hours and jobs, in minutes. */
export interface OwnReport {
  attendedMinutes: number;
  workedMinutes: number;
  /** The shifts that have ended, on the days on which they began. */
  shifts: { day: string; minutes: number }[];
  /** The orders that the person worked on, the longest first. */
  jobs: { orderId: string; minutes: number }[];
}

/** The hours and jobs of the person with a staff card in a period, from the staff ledger and the clocks of jobs. */
export function ownReport(
  staffId: string,
  { first, last }: Days,
  shifts: readonly Shift[],
  times: readonly Entry<JobTime>[],
): OwnReport {
  const isIn = (at: Date) => dayOf(at).compare(first) >= 0 && dayOf(at).compare(last) <= 0;
  const own = shifts
    .filter(({ key, startsAt }) => key === staffId && isIn(startsAt))
    .flatMap((shift) => {
      const minutes = shiftMinutes(shift);
      return minutes === null ? [] : [{ day: String(dayOf(shift.startsAt)), minutes }];
    });
  const jobs = new Map<string, number>();
  for (const { made, correction } of countedTimes(times)) {
    if (made.staffId !== staffId || !isIn(made.startedAt)) continue;
    const { orderId } = correction ?? made;
    jobs.set(orderId, (jobs.get(orderId) ?? 0) + minutesOf(correction ?? made));
  }
  const sum = (all: { minutes: number }[]) =>
    all.reduce((total, { minutes }) => total + minutes, 0);
  const worked = [...jobs].map(([orderId, minutes]) => ({ orderId, minutes }));
  return {
    attendedMinutes: sum(own),
    workedMinutes: sum(worked),
    shifts: own,
    jobs: worked.toSorted((one, other) => other.minutes - one.minutes),
  };
}
