import { type CalendarDate } from '@internationalized/date';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Facts } from '@/domain/report/facts';
import type { Days } from '@/domain/report/period';
import { checkedAt, sealedDays } from '@/domain/report/reportMonth';
import { missingDays } from '@/domain/report/window';
import { grouped } from '@/domain/values/grouped';
import { recall, refresh, type Wanted } from './reportReading';
import { checkAndSeal, computeDays, type SealingPlace } from './reportSealing';
import { begunOf, isResting, type ReportSession } from './reportSession';
import { whileVisible } from '@/data/sync/whileVisible';

/** The work of a device for the reports at the moment. */
export type ReportWork =
  | { kind: 'idle' }
  /** It reads what has changed. */
  | { kind: 'checking' }
  /** It computes days. */
  | { kind: 'calculating'; done: number; total: number }
  | { kind: 'failed'; error: Error };

interface Options extends SealingPlace {
  today: CalendarDate;
  /** The days that the page needs. */
  needed: Days;
  /** True if this person's device seals days now. */
  maySeal: boolean;
  /** True if the months are as the server has them, and it answers. */
  isCurrent: boolean;
}

/** The days that an opened page computes by itself at most. */
const daysByItself = 4;
/** The time in ms for which a reading holds, until changes since then are asked for. */
const holdsMs = 60_000;
/** The interval in ms at which a page that stays open asks for changes: each time costs a query for each kind of document. */
const looksEveryMs = 3 * 60_000;

/**
 * Keeps the reports up to date while a page shows them. `version` changes with what this tab has in memory; `calculate` computes
 * days of any number, month by month, and without any reads what has changed; anew it reads all of the day that is going on, too.
 */
export function useReportWork(options: Options) {
  const { store, workshopId, months, session, today, needed, maySeal, isCurrent } = options;
  const { work, version, tell, show, run } = useShownWork(session);
  const place = useMemo(
    () => ({ store, workshopId, months, session }),
    [store, workshopId, months, session],
  );
  const wanted = useMemo(
    () => ({ today, needsToday: needed.last.compare(today) >= 0 }),
    [today, needed],
  );
  const seal = useCallback<Seal>(
    (...what) => sealShown({ place, wanted, show }, ...what),
    [place, wanted, show],
  );

  // The reading that this device has kept is available without contact, too.
  useEffect(() => {
    void session.inTurn(async () => {
      await recall(place, today);
      session.isRecalled = true;
      show();
    });
  }, [place, session, today, show]);

  useEffect(() => {
    if (!isCurrent) return undefined;
    let isOver = false;
    const { store, months, session } = place;
    const everyDay = store.home.kind === 'device';
    // A page that is open for long keeps to what has changed, and computes no missing days that nobody has asked for.
    const look = async (isOpening: boolean) => {
      if (isOver) return;
      const state = months.getState();
      const known = state.kind === 'ready' ? sealedDays(state.data) : new Map<string, Facts>();
      const missing = (sealed: ReadonlyMap<string, Facts>) =>
        isOpening ? missingDays(sealed, needed, begunOf(session) ?? today, today) : [];
      if (isFresh(session, wanted) && (!maySeal || missing(known).length === 0)) return;
      if (isOpening) tell({ kind: 'checking' });
      if (!maySeal) {
        await refresh(place, wanted, state.kind === 'ready' ? checkedAt(state.data) : null);
        return show();
      }
      await seal(
        (stale, sealed) => {
          const changed = [...stale].toSorted().toReversed();
          const all = [...changed, ...missing(sealed)];
          return everyDay ? all : all.slice(0, daysByItself);
        },
        (done, total) => tell({ kind: 'calculating', done, total }),
      );
    };
    run(() => look(true));
    const stop = whileVisible(looksEveryMs, () => {
      if (!isResting(session)) run(() => look(false));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [place, today, needed, wanted, maySeal, isCurrent, run, seal, show, tell]);

  const calculate = useCallback(
    (days: readonly string[], isAnew = false) => {
      const tellDays = (done: number, total: number) => tell({ kind: 'calculating', done, total });
      if (days.length > 0) {
        tellDays(0, days.length);
        return run(() => sealByMonth(days, seal, tellDays, isAnew));
      }
      tell({ kind: 'checking' });
      run(() => seal((stale) => [...stale], tellDays, isAnew));
    },
    [run, seal, tell],
  );

  return { work, version, calculate };
}

/** Holds the work that the page shows. `run` begins one; `tell` and `show` put its progress on the page. */
function useShownWork(session: ReportSession) {
  const [work, setWork] = useState<ReportWork>({ kind: 'idle' });
  const [version, setVersion] = useState(0);
  // Work that was begun goes on when the page is left, and its result is then not shown.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const tell = useCallback((next: ReportWork) => {
    if (isOpen.current) setWork(next);
  }, []);
  const show = useCallback(() => {
    if (isOpen.current) setVersion((known) => known + 1);
  }, []);
  const run = useCallback(
    (act: () => Promise<void>) => {
      session.inTurn(act).then(
        () => tell({ kind: 'idle' }),
        (thrown: unknown) => {
          const error = thrown instanceof Error ? thrown : new Error(String(thrown));
          tell({ kind: 'failed', error });
        },
      );
    },
    [session, tell],
  );
  return { work, version, tell, show, run };
}

type Choose = Parameters<typeof checkAndSeal>[2];
type OnDays = (done: number, total: number) => void;
type Seal = (choose: Choose, onDays: OnDays, isAnew?: boolean) => Promise<void>;

/** Seals the days that are chosen, and shows what has been read before; without a server they are kept in memory. */
async function sealShown(
  { place, wanted, show }: { place: SealingPlace; wanted: Wanted; show: () => void },
  choose: Choose,
  onDays: OnDays,
  isAnew = false,
) {
  const { store, workshopId, session } = place;
  // Without a server nothing is read from anywhere else, so that computing is enough.
  if (store.home.kind === 'device') {
    await refresh(place, wanted, null);
    const days = await computeDays(store, workshopId, choose(new Set(), new Map()));
    for (const [day, facts] of days) session.inMemory.set(day, facts);
    return show();
  }
  const shown: Choose = (...found) => {
    show();
    return choose(...found);
  };
  await checkAndSeal(place, { ...wanted, isAnew }, shown, onDays);
}

/** Seals days month by month, each with what has changed; `onDays` gets how many of all are done. */
async function sealByMonth(days: readonly string[], seal: Seal, onDays: OnDays, isAnew: boolean) {
  const byMonth = [...grouped(days, (day) => day.slice(0, 7)).values()];
  let before = 0;
  for (const some of byMonth) {
    const former = before;
    await seal(
      (stale) => [...new Set([...some, ...stale])],
      (done) => onDays(Math.min(former + done, former + some.length), days.length),
      // Once is enough for the day that is going on.
      isAnew && former === 0,
    );
    before += some.length;
  }
}

/** True if what was read holds still, with the day that is going on where that is needed. */
function isFresh({ reading, readAt }: ReportSession, { today, needsToday }: Wanted) {
  if (!reading || (needsToday && reading.today?.day !== String(today))) return false;
  const age = Date.now() - readAt;
  return age >= 0 && age < holdsMs;
}
