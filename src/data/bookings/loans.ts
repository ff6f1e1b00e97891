import { limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback, useState } from 'react';
import { type Booking, bookingDocument } from '@/domain/booking/booking';
import { isOut } from '@/domain/booking/loan';
import { addMinutes } from '@/domain/time/swedishTime';
import { useLiveList } from '@/data/sync/live';
import { useWithKept } from './bookings';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The loans of a car among which the latest reading is looked for. */
const mostLoans = 10;
/** More loan cars than a workshop has. */
const mostOut = 50;

/** Watches the latest loans of a loan car, by when they begin; a null id watches nothing and stays loading. */
export function useLoansOf(carId: string | null) {
  const bookings = useWorkshopCollection('bookings');
  const [until] = useState(() => addMinutes(new Date(), 24 * 60));
  const loans =
    carId &&
    query(
      bookings,
      where('resourceId', '==', carId),
      where('startsAt', '<', until),
      orderBy('startsAt', 'desc'),
      limit(mostLoans),
    );
  const asked = useLiveList(loans || null, bookingDocument);
  const isOfCar = useCallback((booking: Booking) => booking.resourceId === carId, [carId]);
  return useWithKept(asked, carId === null ? null : isOfCar);
}

/** Watches the loans whose cars are out, whenever they began. */
export function useLoansOut() {
  const bookings = useWorkshopCollection('bookings');
  const out = query(
    bookings,
    where('status', '==', 'inProgress'),
    where('loan.backAt', '==', null),
    limit(mostOut),
  );
  return useWithKept(useLiveList(out, bookingDocument), isOut);
}
