import { limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { documentPath } from '@/domain/collections/documentPath';
import { occupancyWrites } from '@/domain/collections/beside';
import {
  type BookingRequest,
  requestDocument,
  type RequestStatus,
} from '@/domain/publicPage/request';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { Entry } from '@/domain/values/live';
import { useRegisterChanges } from '@/data/register/registerWrites';
import { useLiveList } from '@/data/sync/live';
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

/** True if a request waits for somebody to take it in. */
export function isWaiting({ status }: BookingRequest): boolean {
  return status === 'requested' || status === 'booked';
}

/** The requests that somebody should deal with, the next time first: those to answer, and bookings that their customer has called off. */
export function forStaff(requests: readonly Entry<BookingRequest>[]): Entry<BookingRequest>[] {
  return requests
    .filter(({ data }) => isWaiting(data) || data.status === 'cancelled')
    .toSorted((one, other) => one.data.startsAt.getTime() - other.data.startsAt.getTime());
}

/** The time that a request holds, as a booking would. */
export function heldTime({ resourceId, startsAt, endsAt }: BookingRequest) {
  return { resourceId, startsAt, endsAt, status: 'booked' as const };
}

/** The write of what the visitor of a request reads. */
export function toldChange(
  workshopId: string,
  { data }: Entry<BookingRequest>,
  values: Partial<Pick<Booking, 'startsAt' | 'endsAt'> & { status: RequestStatus; word: string }>,
): Change {
  const path = documentPath(workshopId, 'requestLinks', data.linkId);
  return { kind: 'merge', path, values, maps: {} };
}

/** The writes that give a request, and what its visitor reads, another status. */
export function statusChanges(
  workshopId: string,
  request: Entry<BookingRequest>,
  values: Partial<Pick<BookingRequest, 'status' | 'stage'>>,
  told: Omit<Parameters<typeof toldChange>[2], 'status'> = {},
): Change[] {
  const { status = request.data.status } = values;
  return [
    { kind: 'update', path: documentPath(workshopId, 'requests', request.id), values },
    toldChange(workshopId, request, { ...told, status }),
  ];
}

/** The writes that end a request without a booking, and give its time back. */
export function endChanges(
  workshopId: string,
  request: Entry<BookingRequest>,
  status: 'declined' | 'expired',
  told: { word?: string } = {},
): Change[] {
  const root = `workshops/${workshopId}`;
  return [
    ...statusChanges(workshopId, request, { status, stage: 'closed' }, told),
    ...occupancyWrites(root, request.id, heldTime(request.data), null),
  ];
}

/** The writes that turn a request into a booking with the same id. */
export function takeInChanges(
  workshopId: string,
  request: Entry<BookingRequest>,
  booking: BookingFields,
): Change[] {
  const { id } = request;
  const { startsAt, endsAt } = booking;
  return [
    { kind: 'create', path: documentPath(workshopId, 'bookings', id), values: { ...booking } },
    ...statusChanges(workshopId, request, { status: 'takenIn' }, { startsAt, endsAt }),
    ...occupancyWrites(`workshops/${workshopId}`, id, heldTime(request.data), booking),
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
      ) {
        const changes = takeInChanges(workshopId, request, booking);
        void saving.write(label, [...changes, ...registerChangesOf(also)]);
      },
      /** Declines with a word that the visitor's page shows. */
      decline(label: string, request: Entry<BookingRequest>, word: string) {
        void saving.write(label, endChanges(workshopId, request, 'declined', { word }));
      },
    }),
    [saving, workshopId, registerChangesOf],
  );
}
