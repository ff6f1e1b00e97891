import { limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { documentPath } from '@/domain/collections/documentPath';
import type { Occupying } from '@/domain/booking/occupancy';
import { occupancyWrites } from '@/domain/collections/beside';
import {
  type BookingRequest,
  isLive,
  requestDocument,
  type RequestStatus,
} from '@/domain/publicPage/request';
import type { Customer } from '@/domain/register/customer';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { Entry } from '@/domain/values/live';
import { useRegisterChanges } from '@/data/register/registerWrites';
import { mostIds, useLiveList, useLiveLists } from '@/data/sync/live';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The rules refuse to list more. */
const mostRequests = 500;

/** Watches the requests of the current workshop that are still to be dealt with, or whose booking is to come. */
export function useOpenRequests() {
  const requests = useWorkshopCollection('requests');
  const open = query(requests, where('stage', '==', 'open'), limit(mostRequests));
  return useLiveList(open, requestDocument);
}

/** The requests whose visitors want an earlier time than theirs, the first who asked before the others. */
export function waitingForEarlier(
  requests: readonly Entry<BookingRequest>[],
  now: Date,
): Entry<BookingRequest>[] {
  return requests
    .filter(({ data: { wantsEarlier, status, startsAt } }) => {
      // The booking that one became may be at another time.
      return wantsEarlier && isLive(status) && (status === 'takenIn' || startsAt > now);
    })
    .toSorted((one, other) => one.data.createdAt.getTime() - other.data.createdAt.getTime());
}

/** Watches the requests of a customer, which are known by telephone and e-mail address. */
export function useRequestsOf({ phones, email }: Pick<Customer, 'phones' | 'email'>) {
  const requests = useWorkshopCollection('requests');
  const some = phones.slice(0, mostIds);
  const queries = [
    ...(some.length > 0 ? [query(requests, where('phone', 'in', some), limit(mostRequests))] : []),
    ...(email === null ? [] : [query(requests, where('email', '==', email), limit(mostRequests))]),
  ];
  const live = useLiveLists(queries, requestDocument);
  if (live.kind !== 'ready') return live;
  return { ...live, data: [...new Map(live.data.flat().map((each) => [each.id, each])).values()] };
}

/** True if a request waits for somebody to take it in. */
export function isWaiting({ status }: BookingRequest): boolean {
  return status === 'requested' || status === 'booked';
}

/** True if somebody should deal with a request: answer it or a wish for another time, or call its booking off as its customer has. */
export function isForStaff(request: BookingRequest): boolean {
  const isWished = request.status === 'takenIn' && request.wishedAt !== null;
  return isWaiting(request) || request.status === 'cancelled' || isWished;
}

/** The requests that somebody should deal with, the next time first. */
export function forStaff(requests: readonly Entry<BookingRequest>[]): Entry<BookingRequest>[] {
  return requests
    .filter(({ data }) => isForStaff(data))
    .toSorted((one, other) => one.data.startsAt.getTime() - other.data.startsAt.getTime());
}

/** The time that a request holds, as a booking would; null while other times are proposed. */
function held({ resourceId, startsAt, endsAt, status }: BookingRequest): Occupying | null {
  if (status === 'proposed') return null;
  return { resourceId, startsAt, endsAt, status: 'booked' as const };
}

/** The values that the workshop may change in what a visitor reads. */
type Told = Partial<
  Pick<Booking, 'startsAt' | 'endsAt'> & {
    status: RequestStatus;
    times: Date[];
    wishedAt: null;
    wantsEarlier: false;
    word: string | null;
  }
>;

/** The write of what the visitor of a request reads. */
export function toldChange(
  workshopId: string,
  { data }: Entry<BookingRequest>,
  values: Told,
): Change {
  const path = documentPath(workshopId, 'requestLinks', data.linkId);
  return { kind: 'merge', path, values, maps: {} };
}

/** The writes that give a request, and what its visitor reads, another status. */
export function statusChanges(
  workshopId: string,
  request: Entry<BookingRequest>,
  values: Partial<Pick<BookingRequest, 'status' | 'stage' | 'times'>> & {
    wishedAt?: null;
    wantsEarlier?: false;
  },
  told: Pick<Told, 'startsAt' | 'endsAt' | 'word'> = {},
): Change[] {
  const { stage, ...shared } = values;
  const { status } = request.data;
  const path = documentPath(workshopId, 'requests', request.id);
  return [
    { kind: 'update', path, values: { ...shared, ...(stage && { stage }) } },
    toldChange(workshopId, request, { status, ...shared, ...told }),
  ];
}

/** The write that forgets the person of a closed request. */
export function emptiedChange(workshopId: string, id: string): Change {
  const values = { plate: null, name: null, phone: null, email: null, message: null };
  const path = documentPath(workshopId, 'requests', id);
  return { kind: 'update', path, values: { ...values, stage: 'emptied' } };
}

/** The writes that give the time of a request back, if it holds one. */
function freeingChanges(workshopId: string, { id, data }: Entry<BookingRequest>): Change[] {
  return occupancyWrites(`workshops/${workshopId}`, id, held(data), null);
}

/** The writes that end a request without a booking, and give its time back. */
export function endChanges(
  workshopId: string,
  request: Entry<BookingRequest>,
  status: 'declined' | 'expired',
  told: { word?: string } = {},
): Change[] {
  return [
    ...statusChanges(workshopId, request, { status, stage: 'closed' }, told),
    ...freeingChanges(workshopId, request),
  ];
}

/** The writes that turn a request into a booking with the same id, and replace the word to its visitor. */
export function takeInChanges(
  workshopId: string,
  request: Entry<BookingRequest>,
  booking: BookingFields,
  { word = null, ...values }: { wishedAt?: null; word?: string | null } = {},
): Change[] {
  const { id } = request;
  const { startsAt, endsAt } = booking;
  return [
    { kind: 'create', path: documentPath(workshopId, 'bookings', id), values: { ...booking } },
    ...statusChanges(
      workshopId,
      request,
      { status: 'takenIn', ...values },
      { startsAt, endsAt, word },
    ),
    ...occupancyWrites(`workshops/${workshopId}`, id, held(request.data), booking),
  ];
}

/** Answers requests; nothing waits for the server, which refuses what somebody else has answered meanwhile. */
export function useRequestAnswers() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  const registerChangesOf = useRegisterChanges();
  return useMemo(
    () => ({
      takeIn(
        label: string,
        request: Entry<BookingRequest>,
        booking: BookingFields,
        also: readonly RegisterChange[],
        word: string | null,
      ) {
        const changes = takeInChanges(workshopId, request, booking, { wishedAt: null, word });
        void saving.write(label, [...changes, ...registerChangesOf(also)]);
      },
      /** Declines with a word that the visitor's page shows. */
      decline(label: string, request: Entry<BookingRequest>, word: string) {
        void saving.write(label, endChanges(workshopId, request, 'declined', { word }));
      },
      /** Gives the time back and lets the visitor choose between other starts, of which none is held. */
      propose(label: string, request: Entry<BookingRequest>, times: Date[], word: string) {
        void saving.write(label, [
          ...statusChanges(
            workshopId,
            request,
            { status: 'proposed', times, wishedAt: null },
            { word },
          ),
          ...freeingChanges(workshopId, request),
        ]);
      },
      /** Forgets the people of closed requests. */
      empty(label: string, requests: readonly Entry<BookingRequest>[]) {
        for (const { id } of requests) void saving.write(label, [emptiedChange(workshopId, id)]);
      },
      /** Tells the visitor of an earlier time, which is not held. */
      offer(label: string, request: Entry<BookingRequest>, word: string) {
        void saving.write(label, [toldChange(workshopId, request, { word })]);
      },
      /** Answers no to the wish for another time. */
      keepTime(label: string, request: Entry<BookingRequest>, word: string) {
        void saving.write(label, statusChanges(workshopId, request, { wishedAt: null }, { word }));
      },
    }),
    [saving, workshopId, registerChangesOf],
  );
}
