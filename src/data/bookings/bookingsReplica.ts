import { startOfWeek } from '@internationalized/date';
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
import {
  bookingsBetween,
  type BookingsByWeek,
  noBookings,
  unplannedBookings,
  withChangedBookings,
} from '@/domain/booking/bookingsByWeek';
import type { Entry } from '@/domain/values/live';
import { type Occupying, occupying } from '@/domain/booking/occupancy';
import { same } from '@/domain/values/same';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import { liveReplica, type Opening } from '@/data/replica/liveReplica';
import type { Replica } from '@/data/replica/replica';
import type { Scope } from '@/data/replica/scope';
import type { Published } from '@/data/sync/published';
import { readAllPages } from '@/data/replica/pages';
import { toDates } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';

/**
 * The bookings that this device keeps: `none` while they are not all here, or are not kept, and must be asked for;
 * `reading` while the copy is read, of which the bookings in a range, and those without a time, may be there first.
 */
export type BookingsHere =
  | { kind: 'reading'; bookings: BookingsByWeek; range: Range | null }
  | { kind: 'none' }
  | {
      kind: 'ready';
      bookings: BookingsByWeek;
      /** The instant, in ms, from which every booking is here. */
      since: number;
      fromCache: boolean;
      /** The bookings that do not parse, by id, with the facts that can be read; null if none can. */
      unreadable: ReadonlyMap<string, UnreadableBooking | null>;
    };

/** Instants in ms; the last one is excluded. */
type Range = readonly [from: number, to: number];

/** The time, the customer and the vehicle of an unreadable booking, as far as they can be read. */
export type UnreadableBooking = Occupying & Record<'customerId' | 'vehicleId', unknown>;

export type BookingsSource = Published<BookingsHere>;

const nothingRead: BookingsHere = { kind: 'reading', bookings: noBookings, range: null };
const weeksBack = 8;
const weeksFirst = 2;
const page = 'calendar';

/**
 * A workshop's bookings from eight weeks back on, read from this device at once and then updated from the server.
 * `onShownFirst` is told of the bookings that are shown first when the app is opened.
 */
export function createBookingsReplica(
  store: Store,
  workshopId: string,
  onShownFirst: (bookings: Entry<Booking>[]) => void = () => {},
): BookingsSource {
  let kept: Replica<Booking> | undefined;

  function begin({ open, openTombstones }: Opening) {
    const tombstones = openTombstones('removedBookings');
    let bookings = noBookings;
    let unreadable: ReadonlyMap<string, UnreadableBooking | null> = new Map();
    kept = undefined;

    function take(from: Replica<Booking>) {
      bookings = withChangedBookings(bookings, tombstones.changesOf(from));
      const known = new Map(
        [...from.collection.unreadable].flatMap(([id, data]) =>
          from.removes(id) ? [] : [[id, knownOf(data)]],
        ),
      );
      if (!same([...known], [...unreadable])) unreadable = known;
    }

    return (latest: BookingsHere): BookingsHere => {
      tombstones.take();
      if (!kept && tombstones.collection.status === 'complete') {
        const scope = recentOnes(tombstones.collection.cursor().name);
        kept = open('bookings', bookingDocument, { scope, hasPreview: true });
      }
      if (kept) take(kept);
      const collections = [tombstones.collection, ...(kept ? [kept.collection] : [])];
      const statuses = collections.map(({ status }) => status);
      if (kept && statuses.every((status) => status === 'complete')) {
        const fromCache = collections.some(({ isCurrent }) => !isCurrent);
        const { since } = kept.collection.cursor();
        return { kind: 'ready', bookings, since, fromCache, unreadable };
      }
      // Once bookings are asked for, they are until all are here.
      const isReading = statuses.some((status) => status === 'reading' || status === 'preview');
      if (latest.kind !== 'reading' || !isReading) return { kind: 'none' };
      return { kind: 'reading', bookings, range: kept?.collection.pages.get(page)?.range ?? null };
    };
  }

  // Not before the event that made a change has been handled: the calendar's grid still reads what the change replaces.
  const afterEvent = (run: () => void) => void setTimeout(run);
  const source = liveReplica(store, workshopId, 'bookings', nothingRead, begin, afterEvent);
  source.subscribe(() => {
    const state = source.getState();
    if (kept && state.kind === 'ready') onShownFirst(showFirst(kept, state.bookings));
  });
  return source;
}

/** Keeps the bookings of this week and the next, and those without a time, where they are found at once; returns them. */
function showFirst({ collection }: Replica<Booking>, bookings: BookingsByWeek): Entry<Booking>[] {
  const monday = startOfWeek(dayOf(new Date()), 'sv-SE');
  const start = instantAt(monday, 0).getTime();
  const end = instantAt(monday.add({ weeks: weeksFirst }), 0).getTime();
  const first = [...bookingsBetween(bookings, start, end), ...unplannedBookings(bookings)];
  collection.showFirst(page, { ids: first.map(({ id }) => id), range: [start, end] });
  return first;
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
      await readAllPages(planned, onPage);
      await readAllPages(query(all, where('startsAt', '==', null), orderBy(documentId())), onPage);
    },
  };
}

function knownOf(data: DocumentData | undefined): UnreadableBooking | null {
  if (!data) return null;
  const { customerId, vehicleId } = data;
  return { ...parse(occupying, toDates(data)), customerId, vehicleId };
}
