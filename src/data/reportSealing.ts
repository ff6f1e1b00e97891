import { type CalendarDate, parseDate } from '@internationalized/date';
import { contributionsOf } from '@/domain/report/contributions';
import { type Facts, factsOf } from '@/domain/report/facts';
import type { Days } from '@/domain/report/period';
import { checkedAt, type ReportMonth, sealedDays } from '@/domain/report/reportMonth';
import { awaitedOrders, staleDays } from '@/domain/report/staleDays';
import { addMinutes } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';
import type { Watched } from '@/data/register/published';
import type { Store } from '@/data/sync/store';
import { readChanges } from './reportChanges';
import { sealDays } from './reportMonths';
import { readSources } from './reportSources';

/** Where days are sealed. */
export interface SealingPlace {
  store: Store;
  workshopId: string;
  months: Watched<Live<Entry<ReportMonth>[]>>;
}

/** The days whose documents are read at once. */
const daysAtOnce = 31;
/** How long a computation may take until its result is dropped, in ms. */
const longestMs = 4 * 60_000;
/**
 * How long before the last writing of a month changes are looked for, in minutes: as long as two computations that go on at the same
 * time on two devices, and some time for what the server got before and shows after.
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
      const parts = contributionsOf(sources, day, day).flatMap((each) => each.parts);
      computed.set(String(day), factsOf(parts));
    }
    onDays(computed.size);
  }
  return computed;
}

/**
 * Looks for what has changed since the sealed days were right, and computes and seals the days that `choose` picks when it is told
 * which are stale; the stale ones that it leaves are no longer sealed. Throws SealingTooSlow after four minutes, and what the
 * server says when it refuses.
 */
export async function checkAndSeal(
  { store, workshopId, months }: SealingPlace,
  choose: (stale: ReadonlySet<string>, sealed: ReadonlyMap<string, Facts>) => readonly string[],
  onDays: (done: number, total: number) => void,
): Promise<void> {
  const began = performance.now();
  const live = months.getState();
  if (live.kind !== 'ready' || live.fromCache) return;
  const sealed = sealedDays(live.data);
  const since = checkedAt(live.data);
  const { changes, documents } = since
    ? await readChanges(
        store,
        workshopId,
        addMinutes(since, -overlapMinutes),
        awaitedOrders(sealed),
      )
    : { changes: [], documents: 0 };
  const stale = staleDays(sealed, changes);
  const chosen = choose(stale, sealed);
  const days = await computeDays(store, workshopId, chosen, (done) => onDays(done, chosen.length));
  const left = [...stale].filter((day) => !days.has(day));
  if (days.size === 0 && left.length === 0 && documents <= worthNoting) return;
  if (performance.now() - began > longestMs) throw new SealingTooSlow();
  const known = new Set(live.data.map(({ id }) => id));
  await sealDays(store, workshopId, { known, days, stale: left });
  await seen(months, since);
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
