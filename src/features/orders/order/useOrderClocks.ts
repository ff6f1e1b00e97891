import { useClocks, useClockWrites } from '@/data/orders/clocks';
import { useOwnJobs } from '@/data/orders/ownJobs';
import { useStaff } from '@/data/settings/staff';
import {
  isPausedWhenStopped,
  type JobTime,
  pausedOn,
  type RunningJob,
  runningOn,
} from '@/domain/order/jobTime';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { useToast } from '@/ui/notes/ToastContext';

/** The people who work on an order or have paused; `begin` and `end` start and stop them. */
export function useOrderClocks({ id, data }: Entry<WorkOrder>, times: Live<Entry<JobTime>[]>) {
  const live = useClocks();
  const clocks = entriesOf(live);
  const staff = entriesOf(useStaff());
  const [own] = useOwnJobs();
  const { start, stop } = useClockWrites();
  const toast = useToast();
  const running = runningOn(clocks, id);
  // A clock that is not fetched yet may be running, and must not be created anew.
  const areKnown = live.kind === 'ready';
  const paused = areKnown ? pausedOn(data, entriesOf(times), running) : [];
  const nameOf = (staffId: string) =>
    staff.find((person) => person.id === staffId)?.data.name ?? 'Borttagen person';
  const labelOf = (staffId: string) => `${nameOf(staffId)} på ${orderName(id)}`;
  const isOther = (staffId: string) => staffId !== own?.staffId;

  return {
    active: staff.filter((person) => person.data.isActive),
    own,
    running,
    paused,
    areKnown,
    nameOf,
    isOther,
    begin(staffId: string) {
      const clock = clocks.find((each) => each.id === staffId);
      start(labelOf(staffId), staffId, clock, id, isOther(staffId));
      const isGoingOn = paused.some((job) => job.staffId === staffId);
      toast(`${nameOf(staffId)} ${isGoingOn ? 'fortsätter' : 'är startad'}.`);
    },
    end(job: RunningJob) {
      const { staffId } = job;
      const goOn = stop(labelOf(staffId), job, isOther(staffId));
      const told = isPausedWhenStopped(data, staffId) ? 'har pausat' : 'har slutat';
      toast(`${nameOf(staffId)} ${told}.`, goOn);
    },
  };
}

export type OrderClocks = ReturnType<typeof useOrderClocks>;
