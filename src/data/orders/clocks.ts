import { doc, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import {
  type Clock,
  clockDocument,
  type JobTimeFields,
  jobTimeDocument,
  jobTimeId,
  type RunningJob,
  runningJob,
  stoppedTime,
} from '@/domain/order/jobTime';
import type { Entry } from '@/domain/values/live';
import type { Change } from '@/data/sync/outbox';
import { useLiveList } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection, workshopCollection } from '@/data/workshop/workshopCollection';
import { useWorkshopList } from '@/data/settings/workshopList';

/** The most people whose clocks are read. */
const mostClocks = 500;
/** The most times of an order that are read. */
const mostTimes = 500;

/** Watches what everybody on the staff is working on. */
export const useClocks = () =>
  useWorkshopList('clocks', clockDocument, 'updatedAt', { max: mostClocks });

/** Watches the time that was spent on an order; a null id watches nothing and stays loading. */
export function useJobTimes(orderId: string | null) {
  const times = useWorkshopCollection('jobTimes');
  const ofOrder = orderId && query(times, where('orderId', '==', orderId), limit(mostTimes));
  return useLiveList(ofOrder || null, jobTimeDocument);
}

/**
 * Starts and stops the clocks of people; none of the writes waits for the server. A job that ends leaves its time in the
 * same batch. `clock` is the person's clock as it is known, undefined where there has never been one.
 */
export function useClockWrites() {
  const { db, saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(() => {
    function timeOf(job: RunningJob, time: JobTimeFields): Change {
      const path = documentPath(workshopId, 'jobTimes', jobTimeId(job));
      return { kind: 'create', path, values: { ...time } };
    }

    return {
      /** Starts a job, and stops the one that the person is on. */
      start(
        label: string,
        staffId: string,
        clock: Entry<Clock> | undefined,
        orderId: string,
        isForOther: boolean,
      ) {
        const now = new Date();
        const former = clock && runningJob(clock);
        void saving.write(label, [
          {
            kind: clock ? 'update' : 'create',
            path: documentPath(workshopId, 'clocks', staffId),
            values: { orderId, startedAt: now, isForOther },
          },
          ...(former ? [timeOf(former, stoppedTime(former, now, isForOther))] : []),
        ]);
      },
      /**
       * Stops a job, and returns a function that lets it run again from when it was stopped: the time that was kept stays, and
       * the next one follows on it.
       */
      stop(label: string, job: RunningJob, isForOther: boolean): () => void {
        const path = documentPath(workshopId, 'clocks', job.staffId);
        const time = stoppedTime(job, new Date(), isForOther);
        void saving.write(label, [
          {
            kind: 'update',
            path,
            values: { orderId: null, startedAt: null, isForOther: false },
          },
          timeOf(job, time),
        ]);
        return () => {
          const { orderId, isForOther: isStartedForOther } = job;
          const values = { orderId, startedAt: time.endedAt, isForOther: isStartedForOther };
          void saving.write(label, [{ kind: 'update', path, values }]);
        };
      },
      /** Adds a correction of a time, which stays. */
      correct(label: string, values: JobTimeFields) {
        const { path } = doc(workshopCollection(db, workshopId, 'jobTimes'));
        void saving.write(label, [{ kind: 'create', path, values: { ...values } }]);
      },
    };
  }, [db, saving, workshopId]);
}
