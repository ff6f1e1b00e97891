import { deleteField, doc, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { occupancyOf } from '@/domain/booking/occupancy';

/** The place and time of a request. */
export interface HeldTime {
  resourceId: string;
  startsAt: Date;
  endsAt: Date;
}

/** The documents of `occupancy` with the quarters of a time. */
export const quartersOf = (time: HeldTime) => occupancyOf({ ...time, status: 'booked' });

/** Adds to a batch that a request holds the quarters of a time, or frees them. */
export function setQuarters(
  batch: WriteBatch,
  db: Firestore,
  root: string,
  requestId: string,
  time: HeldTime,
  isHeld: boolean,
): void {
  const owner = isHeld ? requestId : deleteField();
  for (const { id, week, quarters } of quartersOf(time)) {
    const { resourceId } = time;
    const own = Object.fromEntries(quarters.map((quarter) => [quarter, owner]));
    const fields = { resourceId, week, bookingId: requestId, quarters: own };
    batch.set(doc(db, `${root}/occupancy/${id}`), fields, { merge: true });
  }
}
