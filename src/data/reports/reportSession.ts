import { type CalendarDate, parseDate } from '@internationalized/date';
import type { Facts } from '@/domain/report/facts';
import type { Reading } from '@/domain/report/reading';
import type { Store } from '@/data/sync/store';

/** The memory of a tab about the reports of a workshop, so that a page that is opened again reads nothing anew. */
export interface ReportSession {
  /** The latest reading; null before the first. */
  reading: Reading | null;
  /** True if the reading that this device has kept was looked for. */
  isRecalled: boolean;
  /** When this tab read it, in ms; 0 before. A page that is loaded anew asks for what has changed. */
  readAt: number;
  /** The facts of the day that is going on, and of days that cannot be sealed here. */
  inMemory: Map<string, Facts>;
  /** When this tab last failed at days that it had chosen to seal, in ms; null once it has sealed what it chose. */
  failedAt: number | null;
  /** Does work after the work that is going on: each write of sealed days says that everything sealed is right. */
  inTurn(work: () => Promise<void>): Promise<void>;
}

/** The first day with anything to report; null where this device has not found out. */
export function begunOf({ reading }: ReportSession): CalendarDate | null {
  return reading && parseDate(reading.begun);
}

/** The rest of a page in ms after it has failed at days: it would read the same documents in vain again. */
const restsMs = 30 * 60_000;

/** True if a page that stays open leaves what has changed alone for now. */
export function isResting({ failedAt }: ReportSession): boolean {
  return failedAt !== null && Math.abs(Date.now() - failedAt) < restsMs;
}

/** The time at which the facts in memory were read, by this tab or earlier by this device; null without any. */
export function memoryReadAt({ reading, readAt, inMemory }: ReportSession): Date | null {
  return reading && (readAt > 0 || inMemory.size > 0) ? reading.readAt : null;
}

const sessions = new WeakMap<Store, Map<string, ReportSession>>();

/** The session of a workshop, begun at the first call. */
export function reportSession(store: Store, workshopId: string): ReportSession {
  const known = sessions.get(store) ?? new Map<string, ReportSession>();
  sessions.set(store, known);
  const session = known.get(workshopId) ?? newSession();
  known.set(workshopId, session);
  return session;
}

/** A session of which nothing is remembered. */
export function newSession(): ReportSession {
  let last = Promise.resolve();
  return {
    reading: null,
    isRecalled: false,
    readAt: 0,
    inMemory: new Map(),
    failedAt: null,
    inTurn(work) {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  };
}
