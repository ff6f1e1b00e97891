import { isSameTime, type BookingFields, type BookingStatus } from './booking';
import { formatTimeAndPlace, type Names } from './bookingText';
import { isLoan } from './loan';

const newStatus: Record<BookingStatus, string> = {
  booked: 'är bokad igen',
  checkedIn: 'är incheckad',
  inProgress: 'är påbörjad',
  done: 'är klar',
  pickedUp: 'är hämtad',
  noShow: 'är markerad som utebliven',
  cancelled: 'är avbokad',
};

const newLoanStatus: Record<BookingStatus, string> = {
  ...newStatus,
  checkedIn: 'är utlånad',
  inProgress: 'är utlånad',
  done: 'är återlämnad',
  pickedUp: 'är återlämnad',
};

/** Tells what a change has made of a booking, and when and where the booking is: `är klar: fredag 20 november …`. */
export function changeText(former: BookingFields, after: BookingFields, names: Names): string {
  const statuses = isLoan(after) ? newLoanStatus : newStatus;
  if (after.status !== former.status) return statuses[after.status] + whenText(after, names);
  const isMoved = !isSameTime(former, after) || former.resourceId !== after.resourceId;
  if (isMoved && !after.startsAt) return 'är flyttad till de ej planerade';
  return (isMoved ? 'är flyttad' : 'är ändrad') + whenText(after, names);
}

/** Tells when and where a booking is, after a verb; empty when the booking has no time. */
export function whenText(booking: BookingFields, names: Names): string {
  return booking.startsAt ? `: ${formatTimeAndPlace(booking, names, ', ')}` : '';
}
