import * as v from 'valibot';
import { documentId, flag, instant, serverTimes, wrongShape } from '@/domain/values/fields';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { linesLeft, linesLeftFor, type WorkOrder } from './order';
import type { OrderLine } from './orderLine';

/** A document of `workshops/{id}/clocks`, with the id of the person's staff card: the job that the person is on. */
export const clockDocument = v.object(
  {
    /** Null while no job is running; so is `startedAt`. */
    orderId: v.nullable(documentId),
    startedAt: v.nullable(instant),
    /** True if somebody else started it for the person. */
    isForOther: flag,
    ...serverTimes,
  },
  wrongShape,
);

/** A document of `workshops/{id}/jobTimes`: time that a person has spent on an order. It is never changed. */
export const jobTimeDocument = v.object(
  {
    staffId: documentId,
    orderId: documentId,
    startedAt: instant,
    endedAt: instant,
    /** True if somebody else started or stopped the clock for the person. */
    isForOther: flag,
    /** The time that this one corrects, by its id; null for one that a clock has made. */
    corrects: v.nullable(documentId),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type Clock = v.InferOutput<typeof clockDocument>;
export type ClockFields = Omit<Clock, 'createdAt' | 'updatedAt'>;
export type JobTime = v.InferOutput<typeof jobTimeDocument>;
export type JobTimeFields = Omit<JobTime, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const clockLabels: Record<keyof ClockFields, string> = {
  orderId: 'Arbetsorder',
  startedAt: 'Start',
  isForOther: 'Startad av någon annan',
};

export const jobTimeLabels: Record<keyof JobTimeFields, string> = {
  staffId: 'Person',
  orderId: 'Arbetsorder',
  startedAt: 'Start',
  endedAt: 'Slut',
  isForOther: 'Stämplad av någon annan',
  corrects: 'Rättar',
};

/** A job that is running. */
export interface RunningJob {
  staffId: string;
  orderId: string;
  startedAt: Date;
  isForOther: boolean;
}

/** The job that a person is on; null when there is none. */
export function runningJob({ id, data }: Entry<Clock>): RunningJob | null {
  const { orderId, startedAt, isForOther } = data;
  return orderId && startedAt ? { staffId: id, orderId, startedAt, isForOther } : null;
}

/** The jobs that are running on an order. */
export function runningOn(clocks: readonly Entry<Clock>[], orderId: string): RunningJob[] {
  return clocks.flatMap((clock) => {
    const job = runningJob(clock);
    return job?.orderId === orderId ? [job] : [];
  });
}

/**
 * The id of the time that a clock makes. It follows from the start, so that two devices that stop the same clock make
 * one time and not two.
 */
export function jobTimeId({
  staffId,
  startedAt,
}: Pick<RunningJob, 'staffId' | 'startedAt'>): string {
  return `${staffId}_${startedAt.getTime()}`;
}

/** The time that stopping a job at `now` makes. The clock of another device may have been ahead. */
export function stoppedTime(job: RunningJob, now: Date, isForOther: boolean): JobTimeFields {
  const { staffId, orderId, startedAt } = job;
  const endedAt = now < startedAt ? startedAt : now;
  return {
    staffId,
    orderId,
    startedAt,
    endedAt,
    corrects: null,
    isForOther: job.isForOther || isForOther,
  };
}

/** A time as its latest correction has it. */
export interface CountedTime {
  id: string;
  /** The time that a clock made. */
  made: JobTime;
  /** Its latest correction; null when it has none. */
  correction: JobTime | null;
}

/** The times that clocks have made, each with its latest correction, the earliest first. */
export function countedTimes(times: readonly Entry<JobTime>[]): CountedTime[] {
  const made = times.filter(({ data }) => data.corrects === null);
  const correcting = grouped(times, ({ data }) => data.corrects);
  return made
    .map(({ id, data }) => {
      const corrections = (correcting.get(id) ?? []).toSorted(
        (one, other) => one.data.createdAt.getTime() - other.data.createdAt.getTime(),
      );
      return { id, made: data, correction: corrections.at(-1)?.data ?? null };
    })
    .toSorted((one, other) => one.made.startedAt.getTime() - other.made.startedAt.getTime());
}

/** A job that is paused, and the minutes that the person has worked on the order. */
export interface PausedJob {
  staffId: string;
  minutes: number;
}

/** Tells whether stopping a job pauses it: the order is in work, and the person has lines left to do. */
export function isPausedWhenStopped(
  order: Pick<WorkOrder, 'stage' | 'lines'>,
  staffId: string,
): boolean {
  return order.stage === 'working' && linesLeftFor(order, staffId).length > 0;
}

/** The jobs on an order that are paused, by its times and by the jobs that are running on it. */
export function pausedOn(
  order: Pick<WorkOrder, 'stage' | 'lines'>,
  times: readonly Entry<JobTime>[],
  running: readonly RunningJob[],
): PausedJob[] {
  const byPerson = grouped(countedTimes(times), ({ made }) => made.staffId);
  return [...byPerson]
    .filter(
      ([staffId]) =>
        isPausedWhenStopped(order, staffId) && running.every((job) => job.staffId !== staffId),
    )
    .map(([staffId, own]) => ({ staffId, minutes: workedMinutes(own) }));
}

/** True when the job of an order may be paused, which its times tell: it is in work with lines left, and no clock runs on it. */
export function mayBePaused(
  order: Pick<WorkOrder, 'stage' | 'lines'>,
  running: readonly RunningJob[],
): boolean {
  return order.stage === 'working' && running.length === 0 && linesLeft(order).length > 0;
}

/** The minutes of times, each rounded to whole ones. */
export function workedMinutes(times: readonly CountedTime[]): number {
  return times.reduce((sum, { made, correction }) => sum + minutesOf(correction ?? made), 0);
}

/** The length of a time in whole minutes. */
export function minutesOf({ startedAt, endedAt }: Pick<JobTime, 'startedAt' | 'endedAt'>): number {
  return Math.round((endedAt.getTime() - startedAt.getTime()) / 60_000);
}

/** The minutes of labour that are sold by the hour and not declined. */
export function soldMinutes(
  lines: readonly Pick<OrderLine, 'kind' | 'unit' | 'milliQty' | 'answer'>[],
) {
  const sold = lines.filter(
    ({ kind, unit, answer }) => kind === 'labour' && unit === 'h' && answer !== 'declined',
  );
  return Math.round((sold.reduce((sum, { milliQty }) => sum + milliQty, 0) * 60) / 1000);
}
