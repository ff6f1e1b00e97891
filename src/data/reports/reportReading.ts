import { type CalendarDate, parseDate } from '@internationalized/date';
import { contributionsOf } from '@/domain/report/contributions';
import { type Facts, factsOf } from '@/domain/report/facts';
import { changesIn, latestStamp, type News, noNews, withNews } from '@/domain/report/news';
import { keptFrom, movedTo, type Reading, readingSchema } from '@/domain/report/reading';
import type { Sources } from '@/domain/report/sources';
import { instantAt } from '@/domain/time/swedishTime';
import { parseStored } from '@/domain/values/stored';
import { start } from '@/data/replica/cursor';
import { hashAndRevive } from '@/data/replica/storedSchema';
import { keepsCopies, type Store } from '@/data/sync/store';
import { readBegun } from './reportBegun';
import { readNews } from './reportNews';
import type { ReportSession } from './reportSession';
import { readSources, withNamed } from './reportSources';

const form = hashAndRevive(readingSchema);
const pathIn = (workshopId: string) => `workshops/${workshopId}/reportReading`;

/** Loads the reading that this device has kept, once; true if there is one. A reading that it cannot use is read anew. */
export async function recall(
  { store, workshopId, session }: ReadingPlace,
  today: CalendarDate,
): Promise<boolean> {
  if (session.reading || !keepsCopies(store)) return false;
  try {
    const { portions } = await store.replicaDevice.read(pathIn(workshopId), form.hash);
    const [record] = portions.flatMap((portion) => portion());
    if (!record) return false;
    const reading = parseStored(readingSchema, form.revive(record[1]));
    session.reading = reading;
    const known = reading.today;
    // Of an earlier day it may not have all documents.
    if (known?.day === String(today))
      session.inMemory.set(known.day, factsOn(known.sources, known.day));
    return true;
  } catch (error) {
    console.error('The kept reading of reports is of no use', error);
    return false;
  }
}

/** Remembers a reading in this tab, and on this device where it keeps copies; sign-out wipes it with them. */
export function remember({ store, workshopId, session }: ReadingPlace, reading: Reading): void {
  session.reading = reading;
  if (!keepsCopies(store)) return;
  const bucket = new Map([[0, [['reading', reading] as [string, object]]]]);
  store.replicaDevice
    .write(pathIn(workshopId), form.hash, { ...start, complete: true }, bucket, null)
    .catch((error: unknown) => console.error('The reading of reports could not be kept', error));
}

/** The place in which readings for reports are remembered. */
export interface ReadingPlace {
  store: Store;
  workshopId: string;
  session: ReportSession;
}

/** The needs of a page: the day that is going on, and whether its figures are shown. */
export interface Wanted {
  today: CalendarDate;
  needsToday: boolean;
  /** True if somebody has asked for all of its documents anew, whatever is known of them. */
  isAnew?: boolean;
}

/**
 * Reads what has changed since this device read last, and since `since`, and brings the figures of the day that is going on up to
 * date with it. Only the first reading of a day reads all of that day's documents. `sealedAt` is when days were sealed last, by
 * the clock of the server.
 */
export async function refresh(
  place: ReadingPlace,
  { today, needsToday, isAnew = false }: Wanted,
  sealedAt: Date | null,
  since: Date | null = null,
): Promise<News> {
  const { store, workshopId, session } = place;
  // Documents that come while it reads may be missing, so its time is that of the start.
  const askedAt = Date.now();
  const day = String(today);
  // Without a server, reading all anew costs nothing.
  const known = store.home.kind === 'device' ? null : session.reading;
  // If the day is not shown it is not read, and its known documents stay.
  const kept = !(isAnew && needsToday) && known?.today?.day === day ? known.today.sources : null;
  const keptTo = kept && keptFrom(known?.cursor ?? null, instantAt(today, 0));
  const from = since && keptTo ? (since < keptTo ? since : keptTo) : (since ?? keptTo);
  const [asked, news, whole] = await Promise.all([
    known?.begunOn === day ? known.begun : readBegun(store, workshopId, today),
    from ? readNews(store, workshopId, from) : noNews,
    kept ?? (needsToday ? readSources(store, workshopId, { first: today, last: today }) : null),
  ]);
  const sources =
    whole && (await withNamed(store, workshopId, withNews(whole, news, day), { known: whole }));
  const told = from ? changesIn(news, from).flatMap(({ days }) => days) : [];
  const readAt = new Date();
  remember(place, {
    readAt,
    begunOn: day,
    comparedWith: null,
    changed: 0,
    begun: [String(asked), ...told].toSorted()[0] ?? day,
    today: sources && { day, sources },
    cursor: movedTo(known?.cursor ?? null, laterOf(latestStamp(news), sealedAt), askedAt),
  });
  session.readAt = readAt.getTime();
  // The unsealed facts of earlier days are partial: they were read before those days had ended.
  if (store.home.kind !== 'device') session.inMemory.clear();
  if (sources) session.inMemory.set(day, factsOn(sources, day));
  return news;
}

/** The facts of a day from its documents. */
export function factsOn(sources: Sources, day: string): Facts {
  const on = parseDate(day);
  return factsOf(contributionsOf(sources, on, on).flatMap(({ parts }) => parts));
}

function laterOf(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other);
}
