import type { PendingWrite } from './outbox';

/** Sorts writes in the order in which this device made them. */
export function byStart(a: PendingWrite, b: PendingWrite): number {
  return a.startedAt.getTime() - b.startedAt.getTime();
}

/** The time of a write that is made `now`, after all `known` ones: the clock may have been set back since. */
export function startAfter(known: Iterable<PendingWrite>, now: Date): Date {
  const times = [...known].map(({ startedAt }) => startedAt.getTime() + 1);
  return new Date(Math.max(now.getTime(), ...times));
}
