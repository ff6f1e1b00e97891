import { limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { type JobTime, jobTimeDocument, jobTimeId } from '@/domain/order/jobTime';
import { monthDays, monthsOf } from '@/domain/report/months';
import { type OwnReport, ownReport } from '@/domain/report/own';
import type { Days } from '@/domain/report/period';
import { monthOf } from '@/domain/report/reportMonth';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { useLiveListOf } from '@/data/sync/live';
import { useShifts } from './reportAttendance';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most times of a month that are read; the rules refuse to list more at once. */
export const mostTimes = 500;

/**
 * The hours and jobs of a person, whether a month has so many times that only a part of them is known, and how much is known of the
 * hours: there are none unless all of the staff ledger is here.
 */
export type KnownOwnReport = OwnReport & { isPart: boolean; attendance: 'partial' | 'ready' };

/** Watches the hours and jobs of the person with a staff card in a period, month by month; loading while it is null. */
export function useOwnReport(staffId: string | null, days: Days): Live<KnownOwnReport> {
  const { first, last } = days;
  const shifts = useShifts();
  const [from, to] = [instantAt(first, 0).getTime(), instantAt(last, 1440).getTime()];
  const jobTimes = useWorkshopCollection('jobTimes');
  const inMonth = monthBounds(from, to);
  function begun(months: string[]) {
    const { begins, ends } = inMonth(months);
    return query(
      jobTimes,
      where('staffId', '==', staffId),
      where('startedAt', '>=', begins),
      where('startedAt', '<', ends),
      orderBy('startedAt'),
      limit(mostTimes),
    );
  }
  function correcting(months: string[]) {
    const { begins, ends } = inMonth(months);
    // The id of a time that a clock made tells when it began.
    const idAt = (startedAt: Date) => jobTimeId({ staffId: staffId ?? '', startedAt });
    return query(
      jobTimes,
      where('staffId', '==', staffId),
      where('corrects', '>=', idAt(begins)),
      where('corrects', '<', idAt(ends)),
      orderBy('corrects'),
      limit(mostTimes),
    );
  }
  const months = staffId === null ? [] : monthsOf(days);
  const made = useLiveListOf(months, begun, jobTimeDocument, 1);
  const corrections = useLiveListOf(months, correcting, jobTimeDocument, 1);
  return useMemo((): Live<KnownOwnReport> => {
    if (staffId === null) return { kind: 'loading' };
    if (shifts.kind === 'loading' || shifts.kind === 'failed') return shifts;
    for (const live of [made, corrections]) if (live.kind !== 'ready') return live;
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
        attendance: shifts.kind,
        isPart: [...grouped(entriesOf(made), monthStarted).values()].some(
          ({ length }) => length >= mostTimes,
        ),
      },
      fromCache: known.some(({ fromCache }) => fromCache),
      unreadable: known.flatMap(({ unreadable }) => unreadable),
    };
  }, [staffId, shifts, made, corrections, first, last]);
}

/** When the part of a month within a period begins and ends, for a list of one month; the period in ms. */
function monthBounds(from: number, to: number) {
  return ([month = '']: string[]) => {
    const { first, last } = monthDays(month);
    return {
      begins: new Date(Math.max(from, instantAt(first, 0).getTime())),
      ends: new Date(Math.min(to, instantAt(last, 1440).getTime())),
    };
  };
}

function monthStarted({ data }: Entry<JobTime>): string {
  return monthOf(String(dayOf(data.startedAt)));
}
