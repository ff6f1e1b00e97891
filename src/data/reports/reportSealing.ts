import { type CalendarDate, parseDate } from '@internationalized/date';
import { withTimeout } from '@/withTimeout';
import type { Facts } from '@/domain/report/facts';
import { changesIn, countAfter } from '@/domain/report/news';
import { readFrom, type Reading } from '@/domain/report/reading';
import type { Days } from '@/domain/report/period';
import { checkedAt, type ReportMonth, sealedDays } from '@/domain/report/reportMonth';
import { staleDays } from '@/domain/report/staleDays';
import { addMinutes } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';
import type { Watched } from '@/data/sync/published';
import type { Store } from '@/data/sync/store';
import { sealDays } from './reportMonths';
import { factsOn, type ReadingPlace, refresh, remember, type Wanted } from './reportReading';
import { readSources } from './reportSources';

/** The place of a sealing: that of its readings, and the sealed months. */
export interface SealingPlace extends ReadingPlace {
  months: Watched<Live<Entry<ReportMonth>[]>>;
}

/** Picks the days to seal from those that are stale and those that are sealed. */
type Choose = (stale: ReadonlySet<string>, sealed: ReadonlyMap<string, Facts>) => readonly string[];

/** The days whose documents are read at once. */
const daysAtOnce = 31;
/** The longest time for a computation, in ms; a later result is dropped. */
const longestMs = 4 * 60_000;
/**
 * The minutes before the last writing of a month from which changes are looked for: as long as two computations that go on at the
 * same time on two devices, and some time for documents that the server got before and shows after.
 */
const overlapMinutes = 10;
/** So many changed documents are worth a write, which lets the next device begin after them. */
const worthNoting = 10;

/** The reading took too long for its result to be sealed. */
export class SealingTooSlow extends Error {
  constructor() {
    super('The facts of days took too long to compute');
  }
}

/** Other devices have sealed days all the while. */
export class SealedElsewhere extends Error {
  constructor() {
    super('Another device has sealed days meanwhile');
  }
}

/** This device has written all the while. */
export class WrittenMeanwhile extends Error {
  constructor() {
    super('This device has written documents meanwhile');
  }
}

/** Computes the facts of days from their documents; `onDays` gets their number after each part. */
export async function computeDays(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  days: readonly string[],
  onDays: (done: number) => void = () => {},
): Promise<Map<string, Facts>> {
  const computed = new Map<string, Facts>();
  for (const { first, last } of runsOf(days)) {
    const sources = await readSources(store, workshopId, { first, last });
    for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) {
      computed.set(String(day), factsOn(sources, String(day)));
    }
    onDays(computed.size);
  }
  return computed;
}

/**
 * Looks for changes since the sealed days were right, and computes and seals the days that `choose` picks when it is told which
 * are stale; stale days that it leaves are no longer sealed. If another device seals meanwhile, or this one writes, it begins
 * anew, once. Throws SealingTooSlow after four minutes, TimeoutError if the server does not answer this device's own writes,
 * SealedElsewhere and WrittenMeanwhile when it is disturbed twice, and the server's error when it refuses. The session notes when
 * it failed at days that it had chosen.
 */
export async function checkAndSeal(
  place: SealingPlace,
  wanted: Wanted,
  choose: Choose,
  onDays: (done: number, total: number) => void,
): Promise<void> {
  const { session } = place;
  let isComputing = false;
  const chosen: Choose = (...found) => {
    const days = choose(...found);
    isComputing = days.length > 0;
    return days;
  };
  try {
    await sealChosen(place, wanted, chosen, onDays, false);
    session.failedAt = null;
  } catch (error) {
    if (isComputing) session.failedAt = Date.now();
    throw error;
  }
}

async function sealChosen(
  place: SealingPlace,
  wanted: Wanted,
  choose: Choose,
  onDays: (done: number, total: number) => void,
  isLastTry: boolean,
): Promise<void> {
  const { store, workshopId, months, session } = place;
  const confirm = stopwatch();
  const live = months.getState();
  if (live.kind !== 'ready' || live.fromCache) return;
  const sealed = sealedDays(live.data);
  const sealedAt = checkedAt(live.data);
  const before = sealedAt && comparedBefore(session.reading, sealedAt);
  const since = before?.since ?? (sealedAt && addMinutes(sealedAt, -overlapMinutes));
  const news = await refresh(place, wanted, sealedAt, since);
  const stale = staleDays(sealed, since ? changesIn(news, since) : []);
  const chosen = choose(stale, sealed);
  const compute = () =>
    computeDays(store, workshopId, chosen, (done) => onDays(done, chosen.length));
  const days = chosen.length === 0 ? new Map<string, Facts>() : await withoutWrites(store, compute);
  if (!days) {
    if (isLastTry) throw new WrittenMeanwhile();
    return sealChosen(place, wanted, choose, onDays, true);
  }
  const left = [...stale].filter((day) => !days.has(day));
  // Changes that are read again, because an earlier one may have been missing, were counted before.
  const counted = before?.counted ?? since;
  const changed = (before?.changed ?? 0) + (counted ? countAfter(news, counted) : 0);
  const compared = (comparedWith: Date | null, changed: number) => {
    if (session.reading) remember(place, { ...session.reading, comparedWith, changed });
  };
  if (days.size === 0 && left.length === 0 && changed <= worthNoting) {
    return compared(sealedAt, changed);
  }
  const isSealed = await sealDays(store, workshopId, {
    known: live.data,
    days,
    stale: left,
    confirm,
  });
  await seen(months, sealedAt);
  if (!isSealed) {
    if (isLastTry) throw new SealedElsewhere();
    return sealChosen(place, wanted, choose, onDays, true);
  }
  // A device that has sealed since then began to read after this one had sealed, so that its sealing includes all that this one
  // knows.
  const now = months.getState();
  const latest = now.kind === 'ready' ? checkedAt(now.data) : null;
  if (latest && (sealedAt === null || latest > sealedAt)) compared(latest, 0);
}

/**
 * From when on changes are missing to a device that has compared earlier ones with the same sealed days, and up to when it has
 * counted them; null for others.
 */
function comparedBefore(reading: Reading | null, sealedAt: Date) {
  if (!reading?.cursor || reading.comparedWith?.getTime() !== sealedAt.getTime()) return null;
  const { cursor, changed } = reading;
  return { since: readFrom(cursor), counted: cursor.latest, changed };
}

/**
 * Reads when the server has answered every write of this device; null where one was begun meanwhile: while it is on its way it lies
 * over what is read, and the server may refuse it. Rejects with TimeoutError without an answer.
 */
async function withoutWrites<T>({ saving }: Store, read: () => Promise<T>): Promise<T | null> {
  let isAlone = true;
  const isWaiting = () => saving.getState().waiting.length > 0;
  await withTimeout(
    new Promise<void>((resolve) => {
      if (!isWaiting()) return resolve();
      const stop = saving.subscribe(() => {
        if (isWaiting()) return;
        stop();
        resolve();
      });
    }),
  );
  const stop = saving.subscribe(() => {
    if (isWaiting()) isAlone = false;
  });
  try {
    const found = await read();
    return isAlone ? found : null;
  } finally {
    stop();
  }
}

/** Gives what throws SealingTooSlow when it is called too late. Only one of the clocks goes on while a device sleeps. */
function stopwatch(): () => void {
  const [steady, clock] = [performance.now(), Date.now()];
  return () => {
    const ms = Math.max(performance.now() - steady, Date.now() - clock);
    if (ms > longestMs) throw new SealingTooSlow();
  };
}

/** Resolves when the months show a later writing than `since`, or after ten seconds. */
function seen(months: SealingPlace['months'], since: Date | null): Promise<void> {
  return new Promise((resolve) => {
    const isSeen = () => {
      const live = months.getState();
      const latest = live.kind === 'ready' ? checkedAt(live.data) : null;
      return latest !== null && (since === null || latest > since);
    };
    if (isSeen()) return resolve();
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(stop, 10_000);
    const unsubscribe = months.subscribe(() => isSeen() && stop());
  });
}

/** Days as runs of days that follow one another, of a month's length at most. */
function runsOf(days: readonly string[]): Days[] {
  const runs: { first: CalendarDate; last: CalendarDate }[] = [];
  for (const text of [...new Set(days)].toSorted()) {
    const day = parseDate(text);
    const run = runs.at(-1);
    const follows = run && day.compare(run.last) === 1 && day.compare(run.first) < daysAtOnce;
    if (follows) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}
