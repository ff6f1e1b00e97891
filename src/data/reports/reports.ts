import { type CalendarDate, parseDate } from '@internationalized/date';
import { useEffect, useMemo, useState } from 'react';
import { withAttendance } from '@/domain/report/attendance';
import { type Counted, countedIn } from '@/domain/report/counted';
import type { FactsByDay } from '@/domain/report/facts';
import type { Known } from '@/domain/report/known';
import type { Days } from '@/domain/report/period';
import { checkedAt, type ReportMonth, sealedDays } from '@/domain/report/reportMonth';
import { missingDays, windowOf } from '@/domain/report/window';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';
import { seesReports } from '@/domain/workshop/sight';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useShifts } from './reportAttendance';
import { useReportMonths } from './reportMonths';
import { begunOf, memoryReadAt, type ReportSession, reportSession } from './reportSession';
import { type ReportWork, useReportWork } from './reportWork';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** The facts of a period, of those that it is compared with and of the year before them. */
export interface Report {
  /** By the day: sealed, of today, and with the attended minutes of the staff ledger. */
  facts: FactsByDay;
  /** The days that are counted in them. */
  counted: Counted;
  /** True if the period has the day that is going on, and that is not counted, as when this device has no contact. */
  isTodayMissing: boolean;
  /**
   * When the sealed days were last compared with the documents, before any is sealed when this device read the day that is going on;
   * null before that.
   */
  calculatedAt: Date | null;
  /** The days of the period that are over and not computed, the latest first. */
  missingDays: readonly string[];
  /** The other days that are needed and not computed. */
  missingEarlier: readonly string[];
  /** True if what is shown is what this device knew when it last had contact. */
  isOffline: boolean;
  /** The state of the staff ledger, which tells who was here: attended minutes are missing unless all of it is known. */
  attendance: Known;
}

/** The time for painting the figures, in milliseconds. */
const paintMs = 300;

export type ReportState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | { kind: 'ready'; report: Report; work: ReportWork };

/** True if the signed-in person may see the workshop's reports: owners and auditors, and staff where the owner shares them. */
export function useSeesReports(): boolean {
  const { role, workshop } = useWorkshop();
  return seesReports(role, workshop);
}

/**
 * Watches the report of a period beside `compared` others. On an owner's device up to four days that are missing or have changed
 * are computed and sealed by themselves; `calculate` computes all that are missing, and `recalculate` every day of the period
 * anew. Both are null for those who may not, and without contact. The staff ledger is read at once where a page `waitsForAttendance`,
 * and else once the page has been painted.
 */
export function useReport(days: Days, compared: readonly Days[], waitsForAttendance: boolean) {
  const store = useStore();
  const { id: workshopId, role } = useWorkshop();
  const reach = useReach();
  const today = useToday();
  const { live, source } = useReportMonths(useSeesReports());
  const [isPainted, setIsPainted] = useState(false);
  const shifts = useShifts(waitsForAttendance || isPainted);
  const session = reportSession(store, workshopId);
  // The periods are often new objects, and what is computed must begin anew only with other days.
  const [ownKey, key] = [keyOf([days]), keyOf([days, ...compared])];
  const { own, needed } = useMemo(() => {
    const own = periodFrom(ownKey);
    return { own, needed: windowOf(own, key.split(',').map(periodFrom), today) };
  }, [ownKey, key, today]);
  const isCurrent = live.kind === 'ready' && (!live.fromCache || reach.onDevice);
  const maySeal = role === 'owner' && isCurrent && !reach.offline;
  const { work, version, calculate } = useReportWork({
    store,
    workshopId,
    months: source,
    session,
    today,
    needed,
    maySeal,
    isCurrent: isCurrent && !reach.offline,
  });

  const known = useMemo(() => knownDays(live, session, version), [live, session, version]);
  // Missing days are not told while they may still be found out. If they cannot be, they are told: few days would look like all.
  const isUntold = reach.offline || work.kind === 'failed';
  const found = useMemo((): Exclude<ReportState, { kind: 'ready' }> | Report => {
    if (live.kind !== 'ready') return live;
    // Figures without the day that this device has kept would be others a moment later.
    if (!session.isRecalled) return { kind: 'loading' };
    if (known.facts.size === 0 && !isCurrent && !reach.offline) return { kind: 'loading' };
    const begun = known.begun ?? (isUntold ? needed.first : today);
    const missing = missingDays(known.facts, needed, begun, today);
    const isOwn = (day: string) => day >= String(own.first) && day <= String(own.last);
    const now = String(today);
    const counted = countedIn(known.facts, known.begun && String(known.begun));
    return {
      facts: withAttendance(known.facts, shifts.kind === 'ready' ? shifts.data : [], needed),
      counted,
      isTodayMissing: isUntold && isOwn(now) && !counted.days.has(now),
      calculatedAt: checkedAt(live.data) ?? memoryReadAt(session),
      missingDays: missing.filter(isOwn),
      missingEarlier: missing.filter((day) => !isOwn(day)),
      isOffline: reach.offline || !isCurrent,
      attendance: shifts.kind,
    };
  }, [live, known, session, isUntold, shifts, own, needed, today, reach.offline, isCurrent]);
  const state: ReportState = 'kind' in found ? found : { kind: 'ready', report: found, work };
  useEffect(() => {
    if (state.kind !== 'ready') return;
    // The staff ledger takes longer than all the rest, and the figures are worth seeing without it.
    const timer = setTimeout(() => setIsPainted(true), paintMs);
    return () => clearTimeout(timer);
  }, [state.kind]);

  return {
    state,
    calculate: maySeal
      ? () => calculate(missingDays(known.facts, needed, known.begun ?? today, today))
      : null,
    recalculate: maySeal
      ? () => calculate(missingDays(new Map(), own, known.begun ?? today, today), true)
      : null,
  };
}

/** The sealed days with those in this tab's memory, and the first day with anything to report; null where that is not known. */
function knownDays(
  live: Live<Entry<ReportMonth>[]>,
  session: ReportSession,
  // The facts in memory change with it.
  version: number,
): { facts: FactsByDay; begun: CalendarDate | null } {
  const facts = new Map(live.kind === 'ready' ? sealedDays(live.data) : []);
  for (const [day, each] of version < 0 ? [] : session.inMemory)
    if (!facts.has(day)) facts.set(day, each);
  return { facts, begun: begunOf(session) };
}

function keyOf(periods: readonly Days[]): string {
  return periods.map(({ first, last }) => `${first} ${last}`).join();
}

function periodFrom(key: string): Days {
  const [first = '', last = ''] = key.split(' ');
  return { first: parseDate(first), last: parseDate(last) };
}

/** The Swedish day, also after midnight. */
function useToday(): CalendarDate {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = dayOf(new Date());
      setToday((known) => (known.compare(now) === 0 ? known : now));
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}
