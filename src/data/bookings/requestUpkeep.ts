import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { errorCode } from '@/errorCode';
import { type Booking, takesTime } from '@/domain/booking/booking';
import { type Occupying, occupying } from '@/domain/booking/occupancy';
import { documentPath } from '@/domain/collections/documentPath';
import {
  type BookingRequest,
  isExpired,
  requestLinkDocument,
  type RequestStatus,
} from '@/domain/publicPage/request';
import type { Entry } from '@/domain/values/live';
import { writeNow } from '@/data/sync/directLine';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/outbox';
import { parseDocument, toDates } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { emptiedChange, endChanges, statusChanges, toldChange } from './requests';

const dayMs = 24 * 3_600_000;
/** The time for which the person of a closed request is kept, in ms. */
const keptMs = 30 * dayMs;
/** Requests that are emptied at a time. */
const portion = 50;

/** The booking that a request became; null where there is none. */
type Became = Pick<Occupying, 'status' | 'startsAt' | 'endsAt'> | null;

type Upkeep = 'expire' | 'close' | 'callOff' | 'bringBack';

/** The upkeep that a request needs now, null for none; `booking` is undefined as long as nobody has looked for it. */
export function upkeepOf(
  { data }: Entry<BookingRequest>,
  booking: Became | undefined,
  now: Date,
): Upkeep | null {
  const { status } = data;
  if (isExpired(data, now)) return 'expire';
  const ends = booking?.endsAt ?? data.endsAt;
  if (status === 'booked') return ends < now ? 'close' : null;
  if (booking === undefined || !mayHaveBooking(status)) return null;
  const isOn = booking !== null && takesTime(booking);
  if (status === 'cancelled') return isOn ? null : 'close';
  if (ends < now || booking?.status === 'noShow') return 'close';
  if (status === 'takenIn') return isOn ? null : 'callOff';
  return isOn ? 'bringBack' : null;
}

/** False for a request that has no booking yet, and whose end its own times decide. */
function mayHaveBooking(status: RequestStatus): boolean {
  return status !== 'requested' && status !== 'proposed';
}

function changesOf(workshopId: string, request: Entry<BookingRequest>, kind: Upkeep): Change[] {
  switch (kind) {
    case 'expire':
      return endChanges(workshopId, request, 'expired');
    case 'close':
      return statusChanges(workshopId, request, { stage: 'closed' });
    // It stays open, because the booking may come back.
    case 'callOff':
      return statusChanges(workshopId, request, { status: 'declined' });
    case 'bringBack':
      return statusChanges(workshopId, request, { status: 'takenIn' });
  }
}

/**
 * Writes at once, past the outbox: every device does this work, and the rules refuse the second one. Without an answer, a later
 * start does it.
 */
export async function writeOrLeave({ db, uid }: Store, changes: Change[]): Promise<void> {
  try {
    await writeNow(db, uid, changes);
  } catch (error) {
    if (isRefused(error) || errorCode(error) === 'unavailable') return;
    console.warn('The upkeep of a request failed', error);
  }
}

/** Does the upkeep of the requests that need some; `bookingWith` gives a booking that this device knows as the server has it. */
export async function keepUp(
  store: Store,
  workshopId: string,
  requests: readonly Entry<BookingRequest>[],
  bookingWith: (id: string) => Entry<Booking> | undefined,
): Promise<void> {
  const now = new Date();
  for (const request of requests) {
    // An answer of this device that has not arrived comes with its booking.
    if (request.pending) continue;
    const known = bookingWith(request.id)?.data;
    const booking = known ?? (await bookingOnServer(store, workshopId, request));
    const kind = upkeepOf(request, booking, now);
    if (kind) await writeOrLeave(store, changesOf(workshopId, request, kind));
    else if (known && request.data.status === 'takenIn') {
      await tellOfMove(store, workshopId, request, known);
    }
  }
}

/** The requests whose booking each store has asked the server for. */
const asked = new WeakMap<Store, Set<string>>();

/**
 * The booking of a request that this device does not know: it may be too old, called off and removed, or known to no device of this
 * kind. It is asked for once, and where the visitor has called off; undefined where nobody need know, or there is no answer.
 */
async function bookingOnServer(
  store: Store,
  workshopId: string,
  { id, data: { status } }: Entry<BookingRequest>,
): Promise<Became | undefined> {
  if (status === 'booked' || !mayHaveBooking(status)) return undefined;
  const before = asked.get(store) ?? new Set();
  asked.set(store, before);
  const name = `${id} ${status}`;
  if (before.has(name)) return undefined;
  before.add(name);
  try {
    const snapshot = await getDoc(doc(store.lite, documentPath(workshopId, 'bookings', id)));
    return snapshot.exists() ? v.parse(occupying, toDates(snapshot.data())) : null;
  } catch (error) {
    before.delete(name);
    console.warn('The booking of a request could not be read', error);
    return undefined;
  }
}

/** The versions of bookings that each store has compared with what the visitor reads, by the id of the request. */
const compared = new WeakMap<Store, Map<string, string>>();

/** Tells the visitor of the booking's time, if the page of the request shows another one. */
async function tellOfMove(
  store: Store,
  workshopId: string,
  request: Entry<BookingRequest>,
  { startsAt, endsAt, updatedAt }: Booking,
): Promise<void> {
  if (startsAt === null || endsAt === null) return;
  const known = compared.get(store) ?? new Map<string, string>();
  compared.set(store, known);
  const version = updatedAt.toISOString();
  if (known.get(request.id) === version) return;
  known.set(request.id, version);
  const path = documentPath(workshopId, 'requestLinks', request.data.linkId);
  let isMoved: boolean;
  let isEarlier: boolean;
  try {
    const snapshot = await getDoc(doc(store.lite, path));
    const shown = parseDocument(path, snapshot.data(), requestLinkDocument);
    if (!shown || (+shown.startsAt === +startsAt && +shown.endsAt === +endsAt)) return;
    isMoved = +startsAt !== +shown.startsAt;
    isEarlier = startsAt < shown.startsAt;
  } catch (error) {
    known.delete(request.id);
    return console.warn('The page of a request could not be read', error);
  }
  // A booking that is moved is the answer to a wish for another time, and an earlier one to the wish for that.
  const met = {
    ...(request.data.wishedAt !== null && isMoved && { wishedAt: null }),
    ...(request.data.wantsEarlier && isEarlier && { wantsEarlier: false as const }),
  };
  const told = { startsAt, endsAt, ...(isMoved && { word: null }) };
  const changes =
    Object.keys(met).length === 0
      ? [toldChange(workshopId, request, told)]
      : statusChanges(workshopId, request, met, told);
  await writeOrLeave(store, changes);
}

/** Forgets the people of requests that were closed more than thirty days ago. */
export async function emptyOldRequests(store: Store, workshopId: string): Promise<void> {
  const { lite } = store;
  const old = query(
    collection(lite, `workshops/${workshopId}/requests`),
    where('stage', '==', 'closed'),
    where('updatedAt', '<', new Date(Date.now() - keptMs)),
    limit(portion),
  );
  try {
    const { docs } = await getDocs(old);
    for (const { id } of docs) await writeOrLeave(store, [emptiedChange(workshopId, id)]);
  } catch (error) {
    if (errorCode(error) !== 'unavailable')
      console.warn('Old requests could not be emptied', error);
  }
}
