import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { type JobTime, jobTimeDocument } from '@/domain/order/jobTime';
import { monthDays, monthsOf } from '@/domain/report/months';
import { type OwnReport, ownReport } from '@/domain/report/own';
import type { Days } from '@/domain/report/period';
import { monthOf } from '@/domain/report/reportMonth';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useShifts } from './reportAttendance';
import { useWorkshop } from './WorkshopContext';

/** The most times of a month that are read; the rules refuse to list more at once. */
export const mostTimes = 500;

/** The hours and jobs of a person, and whether a month has so many times that only a part of them is known. */
export type KnownOwnReport = OwnReport & { isPart: boolean };

/** Watches the hours and jobs of the person with a staff card in a period, month by month; loading while it is null. */
export function useOwnReport(staffId: string | null, days: Days): Live<KnownOwnReport> {
  const { first, last } = days;
  const { db } = useStore();
  const { id } = useWorkshop();
  const shifts = useShifts();
  const [from, to] = [instantAt(first, 0).getTime(), instantAt(last, 1440).getTime()];
  const jobTimes = useMemo(() => collection(db, 'workshops', id, 'jobTimes'), [db, id]);
  const inMonth = useMemo(
    () =>
      ([month = '']: string[]) => {
        const whole = monthDays(month);
        const [begins, ends] = [instantAt(whole.first, 0), instantAt(whole.last, 1440)];
        return query(
          jobTimes,
          where('staffId', '==', staffId),
          where('startedAt', '>=', new Date(Math.max(from, begins.getTime()))),
          where('startedAt', '<', new Date(Math.min(to, ends.getTime()))),
          orderBy('startedAt'),
          limit(mostTimes),
        );
      },
    [jobTimes, staffId, from, to],
  );
  const months = staffId === null ? [] : monthsOf(days);
  const made = useLiveListOf(months, inMonth, jobTimeDocument, 1);
  const correcting = useMemo(
    () => (ids: string[]) =>
      query(
        jobTimes,
        where('staffId', '==', staffId),
        where('corrects', 'in', ids),
        limit(mostTimes),
      ),
    [jobTimes, staffId],
  );
  const ids = entriesOf(made).flatMap((each) => (each.data.corrects === null ? [each.id] : []));
  const corrections = useLiveListOf(ids, correcting, jobTimeDocument);
  return useMemo((): Live<KnownOwnReport> => {
    if (staffId === null) return { kind: 'loading' };
    for (const live of [shifts, made, corrections]) if (live.kind !== 'ready') return live;
    const known = [shifts, made, corrections].filter((live) => live.kind === 'ready');
    const times = [
      ...entriesOf(made).filter(({ data }) => data.corrects === null),
      ...entriesOf(corrections),
    ];
    const attended = shifts.kind === 'ready' ? shifts.data : [];
    return {
      kind: 'ready',
      data: {
        ...ownReport(staffId, { first, last }, attended, times),
        isPart: [...grouped(entriesOf(made), monthStarted).values()].some(
          ({ length }) => length >= mostTimes,
        ),
      },
      fromCache: known.some(({ fromCache }) => fromCache),
      unreadable: known.flatMap(({ unreadable }) => unreadable),
    };
  }, [staffId, shifts, made, corrections, first, last]);
}

function monthStarted({ data }: Entry<JobTime>): string {
  return monthOf(String(dayOf(data.startedAt)));
}
