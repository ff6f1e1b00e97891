import { limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { type Booking, bookingDocument } from '@/domain/booking/booking';
import { type Entry, joinedLive, type Live } from '@/domain/values/live';
import { useBookingsHere } from './BookingsReplicaContext';
import { useLiveList } from '@/data/sync/live';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/**
 * Watches the bookings of a vehicle that have not ended, those that end first before the others, and those without a
 * time: at most `most` of each, or all of the vehicle that this device keeps. A null id watches nothing and stays loading.
 */
export function useComingBookingsOf(
  vehicleId: string | null,
  most: number,
): Live<Entry<Booking>[]> {
  const bookings = useWorkshopCollection('bookings');
  const here = useBookingsHere();
  const [now] = useState(() => new Date());
  const own =
    here.kind === 'none' && vehicleId !== null
      ? query(bookings, where('vehicleId', '==', vehicleId), limit(most))
      : null;
  const planned = own && query(own, where('endsAt', '>', now), orderBy('endsAt'));
  const unplanned = own && query(own, where('endsAt', '==', null));
  const askedPlanned = useLiveList(planned, bookingDocument);
  const askedUnplanned = useLiveList(unplanned, bookingDocument);
  return useMemo(() => {
    if (here.kind !== 'ready' || vehicleId === null) {
      return joinedLive([askedPlanned, askedUnplanned]);
    }
    const ofVehicle = [...here.bookings.byId.values()].filter(
      ({ data }) => data.vehicleId === vehicleId,
    );
    return { kind: 'ready', data: ofVehicle, fromCache: here.fromCache, unreadable: [] };
  }, [here, vehicleId, askedPlanned, askedUnplanned]);
}

/** The most bookings that are read where the device keeps none. */
const mostComing = 500;

/** The vehicles that are booked, today or later; null until that is known. */
export function useBookedVehicles(): ReadonlySet<string> | null {
  const bookings = useWorkshopCollection('bookings');
  const here = useBookingsHere();
  const [now] = useState(() => new Date());
  const coming =
    here.kind === 'none'
      ? query(bookings, where('endsAt', '>', now), orderBy('endsAt'), limit(mostComing))
      : null;
  const asked = useLiveList(coming, bookingDocument);
  return useMemo(() => {
    const known =
      here.kind === 'ready'
        ? [...here.bookings.byId.values()]
        : asked.kind === 'ready'
          ? asked.data
          : null;
    if (known === null) return null;
    const left = known.filter(
      ({ data: { endsAt, status } }) => status !== 'cancelled' && (endsAt === null || endsAt > now),
    );
    return new Set(left.flatMap(({ data }) => data.vehicleId ?? []));
  }, [here, asked, now]);
}
