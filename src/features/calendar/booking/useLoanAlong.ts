import type { Booking } from '@/domain/booking/booking';
import { followFault, loansFollowing } from '@/domain/booking/loanFollow';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { BookingChoices } from './useBookingChoices';
import { useBusyBookings } from './useBusyBookings';

type Parts = readonly Pick<Entry<Booking>, 'id' | 'data'>[];

/**
 * Lets the loan cars of a visit follow its jobs from where its parts were `before` to where they are `after`: those in
 * `moved` can, and `refusal` tells why one cannot.
 */
export function useLoanAlong(
  before: Parts,
  after: Parts,
  { hours, names }: Pick<BookingChoices, 'hours' | 'names'>,
) {
  const isOwner = canManageWorkshop(useWorkshop().role);
  const following = loansFollowing(before, after, { hours, isOwner });
  const starts = following.map((part) => Number(part.after.startsAt));
  const ends = following.map((part) => Number(part.after.endsAt));
  const isNone = following.length === 0;
  const busy = useBusyBookings(
    isNone ? null : new Date(Math.min(...starts)),
    isNone ? null : new Date(Math.max(...ends)),
  );
  const ofVisit = new Set(before.map(({ id }) => id));
  const bookings = busy.bookings.filter(({ id }) => !ofVisit.has(id));
  const judged = following.map((part) => ({ part, fault: followFault(part, bookings, names) }));
  return {
    moved: judged.filter(({ fault }) => fault === null).map(({ part }) => part),
    refusal: judged.find(({ fault }) => fault !== null)?.fault ?? null,
    isSettled: isNone || busy.areLoansSettled || busy.hasFailed,
  };
}
