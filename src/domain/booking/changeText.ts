import { isSameTime, type BookingFields, type BookingStatus } from './booking';
import { formatTimeAndPlace, type Names } from './bookingText';

const newStatus: Record<BookingStatus, string> = {
  booked: 'är bokad igen',
  checkedIn: 'är incheckad',
  inProgress: 'är påbörjad',
  done: 'är klar',
  pickedUp: 'är hämtad',
  noShow: 'uteblev',
  cancelled: 'är avbokad',
};

/** Tells what a change has made of a booking, and when and where the booking is: `är klar: fredag 20 november …`. */
export function changeText(former: BookingFields, after: BookingFields, names: Names): string {
  if (after.status !== former.status) return newStatus[after.status] + whenText(after, names);
  const isMoved = !isSameTime(former, after) || former.resourceId !== after.resourceId;
  if (isMoved && !after.startsAt) return 'är flyttad till de ej planerade';
  return (isMoved ? 'är flyttad' : 'är ändrad') + whenText(after, names);
}

/** Tells when and where a booking is, after a verb; empty when the booking has no time. */
export function whenText(booking: BookingFields, names: Names): string {
  return booking.startsAt ? `: ${formatTimeAndPlace(booking, names, ', ')}` : '';
}
