import {
  collection,
  type DocumentData,
  documentId,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { parse } from 'valibot';
import { type Booking, bookingDocument, bookingLimits } from '@/domain/booking/booking';
import { type KeptBookings, noneKept, withChangedBookings } from '@/domain/booking/keptBookings';
import { type Occupying, occupying } from '@/domain/booking/occupancy';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import {
  becomeKeeper,
  type KeptCollection,
  openKept,
  publishSoon,
} from '@/data/register/keptCollection';
import { openRemovals } from '@/data/register/removals';
import type { Scope } from '@/data/register/scope';
import { type Published, published } from '@/data/register/published';
import { readAll } from '@/data/register/registerPages';
import { toDates } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';

/**
 * The bookings that this device keeps: `none` while they are not all here, or are not kept, and must be asked for;
 * `reading` while the copy is read.
 */
export type BookingsHere =
  | { kind: 'reading' | 'none' }
  | {
      kind: 'ready';
      bookings: KeptBookings;
      /** The instant, in ms, from which every booking is here. */
      since: number;
      fromCache: boolean;
      /** What is known of those that do not parse. */
      unreadable: ReadonlyMap<string, UnreadableBooking | null>;
    };

/** When an unreadable booking is, and whom it is about, as far as that can be read. */
export type UnreadableBooking = Occupying & Record<'customerId' | 'vehicleId', unknown>;

export type BookingsSource = Published<BookingsHere>;

const weeksBack = 8;

/** A workshop's bookings from eight weeks back on, read from this device at once and then updated from the server. */
export function createKeptBookings(store: Store, workshopId: string): BookingsSource {
  return published<BookingsHere>({ kind: 'reading' }, (next) =>
    startKeptBookings(store, workshopId, next),
  );
}

function startKeptBookings(
  store: Store,
  workshopId: string,
  onChange: (next: BookingsHere) => void,
): () => void {
  // Not before the event that made a change has been handled: the calendar's grid still reads what the change replaces.
  const soon = publishSoon(store, publish, (run) => setTimeout(run));
  const keeper = becomeKeeper(store, `bookings-${workshopId}`);
  const common = { store, isKeeper: keeper.isKeeper, changed: soon };
  const parent = `workshops/${workshopId}`;
  const removals = openRemovals({ ...common, path: `${parent}/removedBookings` });
  let kept: KeptCollection<Booking> | undefined;
  let bookings = noneKept;
  let unreadable: ReadonlyMap<string, UnreadableBooking | null> = new Map();
  let latest: BookingsHere = { kind: 'reading' };
  let stopped = false;

  function publish() {
    if (stopped) return;
    const removed = removals.news();
    if (!kept && removals.collection.status === 'complete') {
      const scope = recentOnes(removals.collection.cursor().name);
      kept = openKept({
        ...common,
        ...{ path: `${parent}/bookings`, schema: bookingDocument, scope },
      });
    }
    if (kept) take(kept, removed);
    const next = current();
    const isSame = Object.entries(next).every(([key, value]) => Reflect.get(latest, key) === value);
    if (isSame) return;
    latest = next;
    onChange(next);
  }

  function take(from: KeptCollection<Booking>, removed: readonly string[]) {
    bookings = withChangedBookings(bookings, removals.changesOf(from, removed));
    const { unreadable: all } = from.collection;
    const known = new Map(
      [...all].flatMap(([id, data]) => (from.removes(id) ? [] : [[id, knownOf(data)]])),
    );
    if (JSON.stringify([...known]) !== JSON.stringify([...unreadable])) unreadable = known;
  }

  function current(): BookingsHere {
    const collections = [removals.collection, ...(kept ? [kept.collection] : [])];
    const statuses = collections.map(({ status }) => status);
    if (kept && statuses.every((status) => status === 'complete')) {
      const fromCache = collections.some(({ isCurrent }) => !isCurrent);
      const { since } = kept.collection.cursor();
      return { kind: 'ready', bookings, since, fromCache, unreadable };
    }
    // Once bookings are asked for, they are until all are here.
    const isReading = latest.kind === 'reading' && statuses.includes('reading');
    return { kind: isReading ? 'reading' : 'none' };
  }

  const unsubscribe = store.saving.subscribe(soon);
  return () => {
    stopped = true;
    unsubscribe();
    keeper.stop();
    removals.collection.stop();
    kept?.collection.stop();
  };
}

/** The bookings that end eight weeks ago at the earliest, and those without a time; `name` is that of the copy. */
function recentOnes(name: string): Scope<Booking> {
  const since = instantAt(dayOf(new Date()).subtract({ weeks: weeksBack }), 0);
  const first = addMinutes(since, -bookingLimits.minutes.max);
  return {
    since: since.getTime(),
    name,
    isKept: ({ startsAt }) => startsAt === null || startsAt >= first,
    async readFirst(lite, path, onPage) {
      const all = collection(lite, path);
      const planned = query(all, where('startsAt', '>=', first), orderBy('startsAt'));
      await readAll(planned, onPage);
      await readAll(query(all, where('startsAt', '==', null), orderBy(documentId())), onPage);
    },
  };
}

function knownOf(data: DocumentData | undefined): UnreadableBooking | null {
  if (!data) return null;
  const { customerId, vehicleId } = data;
  return { ...parse(occupying, toDates(data)), customerId, vehicleId };
}
