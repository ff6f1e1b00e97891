import { useBookings } from '@/data/bookings/bookings';
import { useLoansOut } from '@/data/bookings/loans';
import { isWaiting, useOpenRequests } from '@/data/bookings/requests';
import { useReach } from '@/data/sync/StoreContext';
import { withOverdue } from '@/domain/booking/loan';
import { asBooking } from '@/domain/publicPage/proposal';
import { entriesOf, isAsKnown, isSettled } from '@/domain/values/live';

/**
 * Watches what keeps places busy between two instants: the bookings there, the requests that hold a time, and the loan cars that have
 * not come back in time. Without the instants only those cars are known. Only a loan needs to wait for those cars, `areLoansSettled`: they
 * keep no place of a job busy, and the server may be slow to tell of them.
 */
export function useBusyBookings(from: Date | null, to: Date | null) {
  const reach = useReach();
  const live = useBookings(from, to);
  const out = useLoansOut();
  const requests = entriesOf(useOpenRequests()).filter(({ data }) => isWaiting(data));
  const areHere = isSettled(live, reach);
  return {
    bookings: withOverdue(
      [...entriesOf(live), ...requests.map(asBooking)],
      entriesOf(out),
      new Date(),
    ),
    /** True as soon as there are bookings to show, which may be those of the last time. */
    isHere: live.kind === 'ready',
    isSettled: areHere,
    areLoansSettled: areHere && isAsKnown(out, reach),
    hasFailed: live.kind === 'failed',
  };
}
