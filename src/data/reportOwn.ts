import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { type OwnReport, ownReport } from '@/domain/report/own';
import type { Days } from '@/domain/report/period';
import { instantAt } from '@/domain/time/swedishTime';
import { entriesOf, type Live } from '@/domain/values/live';
import { useLiveList, useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useShifts } from './reportAttendance';
import { useWorkshop } from './WorkshopContext';

/** The most times that are read; the rules refuse to list more. */
const mostTimes = 500;

/** Watches the hours and jobs of the person with a staff card in a period; loading while it is null. */
export function useOwnReport(staffId: string | null, { first, last }: Days): Live<OwnReport> {
  const { db } = useStore();
  const { id } = useWorkshop();
  const shifts = useShifts();
  const [from, to] = [instantAt(first, 0).getTime(), instantAt(last, 1440).getTime()];
  const jobTimes = useMemo(() => collection(db, 'workshops', id, 'jobTimes'), [db, id]);
  const own = useMemo(
    () =>
      staffId === null
        ? null
        : query(
            jobTimes,
            where('staffId', '==', staffId),
            where('startedAt', '>=', new Date(from)),
            where('startedAt', '<', new Date(to)),
            orderBy('startedAt'),
            limit(mostTimes),
          ),
    [jobTimes, staffId, from, to],
  );
  const made = useLiveList(own, jobTimeDocument);
  const correcting = useMemo(
    () => (ids: string[]) => query(jobTimes, where('corrects', 'in', ids), limit(mostTimes)),
    [jobTimes],
  );
  const ids = entriesOf(made).flatMap((each) => (each.data.corrects === null ? [each.id] : []));
  const corrections = useLiveListOf(ids, correcting, jobTimeDocument);
  return useMemo((): Live<OwnReport> => {
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
      data: ownReport(staffId, { first, last }, attended, times),
      fromCache: known.some(({ fromCache }) => fromCache),
      unreadable: known.flatMap(({ unreadable }) => unreadable),
    };
  }, [staffId, shifts, made, corrections, first, last]);
}
