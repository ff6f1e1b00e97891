import { type CalendarDate } from '@internationalized/date';
import { useCallback, useEffect, useState } from 'react';
import type { Facts } from '@/domain/report/facts';
import type { Days } from '@/domain/report/period';
import { sealedDays } from '@/domain/report/reportMonth';
import { missingDays } from '@/domain/report/window';
import { grouped } from '@/domain/values/grouped';
import { checkAndSeal, computeDays, type SealingPlace } from './reportSealing';
import { readBegun, type ReportSession } from './reportSession';

/** What a device does for the reports at the moment. */
export type ReportWork =
  | { kind: 'idle' }
  /** It reads what has changed. */
  | { kind: 'checking' }
  /** It computes days. */
  | { kind: 'calculating'; done: number; total: number }
  | { kind: 'failed'; error: Error };

interface Options extends SealingPlace {
  session: ReportSession;
  today: CalendarDate;
  /** The days that the page needs. */
  needed: Days;
  /** Whether this person's device seals days now. */
  maySeal: boolean;
  /** Whether the months are as the server has them, and it answers. */
  isCurrent: boolean;
}

/** The days that an opened page computes by itself at most. */
const daysByItself = 4;
/** How long what was read for the day that is going on, and the check for changes, hold, in ms. */
const holdsMs = 5 * 60_000;

/**
 * Keeps the reports up to date while a page shows them. `version` changes with what this tab has in memory; `calculate` computes
 * days of any number, month by month.
 */
export function useReportWork(options: Options) {
  const { store, workshopId, months, session, today, needed, maySeal, isCurrent } = options;
  const [work, setWork] = useState<ReportWork>({ kind: 'idle' });
  const [version, setVersion] = useState(0);

  const run = useCallback(
    (act: () => Promise<void>) => {
      session.inTurn(act).then(
        () => setWork({ kind: 'idle' }),
        (thrown: unknown) => {
          const error = thrown instanceof Error ? thrown : new Error(String(thrown));
          setWork({ kind: 'failed', error });
        },
      );
    },
    [session],
  );

  const seal = useCallback(
    async (
      choose: Parameters<typeof checkAndSeal>[1],
      onDays: (done: number, total: number) => void,
    ) => {
      // Without a server nothing is read from anywhere else, so that computing is enough.
      if (store.home.kind === 'device') {
        const days = await computeDays(store, workshopId, choose(new Set(), new Map()));
        for (const [day, facts] of days) session.inMemory.set(day, { facts, at: Date.now() });
        setVersion((known) => known + 1);
        return;
      }
      await checkAndSeal({ store, workshopId, months }, choose, onDays);
    },
    [store, workshopId, months, session],
  );

  useEffect(() => {
    if (!isCurrent) return undefined;
    let isOver = false;
    const everyDay = store.home.kind === 'device';
    run(async () => {
      if (isOver) return;
      setWork({ kind: 'checking' });
      session.begun ??= await readBegun(store, workshopId, today);
      const { begun } = session;
      await readToday();
      if (isOver || !maySeal) return;
      const isFresh = Date.now() - session.checkedAt < holdsMs;
      const state = months.getState();
      const known = state.kind === 'ready' ? sealedDays(state.data) : new Map<string, Facts>();
      if (isFresh && missingDays(known, needed, begun, today).length === 0) return;
      await seal(
        (stale, sealed) => {
          const changed = [...stale].toSorted().toReversed();
          const all = [...changed, ...missingDays(sealed, needed, begun, today)];
          return everyDay ? all : all.slice(0, daysByItself);
        },
        (done, total) => setWork({ kind: 'calculating', done, total }),
      );
      session.checkedAt = Date.now();
    });
    return () => {
      isOver = true;
    };

    async function readToday() {
      const day = String(today);
      const known = session.inMemory.get(day);
      if (needed.last.compare(today) < 0 || (known && Date.now() - known.at < holdsMs)) return;
      const facts = (await computeDays(store, workshopId, [day])).get(day);
      if (!facts) return;
      if (!everyDay) session.inMemory.clear();
      session.inMemory.set(day, { facts, at: Date.now() });
      setVersion((before) => before + 1);
    }
  }, [store, workshopId, months, session, today, needed, maySeal, isCurrent, run, seal]);

  const calculate = useCallback(
    (days: readonly string[]) => {
      setWork({ kind: 'calculating', done: 0, total: days.length });
      run(async () => {
        const byMonth = [...grouped(days, (day) => day.slice(0, 7)).values()];
        let before = 0;
        for (const some of byMonth) {
          const former = before;
          await seal(
            (stale) => [...new Set([...some, ...stale])],
            (done) =>
              setWork({
                ...{ kind: 'calculating', total: days.length },
                done: Math.min(former + done, former + some.length),
              }),
          );
          before += some.length;
        }
        session.checkedAt = Date.now();
      });
    },
    [run, seal, session],
  );

  return { work, version, calculate };
}
