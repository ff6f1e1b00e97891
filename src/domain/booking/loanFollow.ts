import type { Entry } from '@/domain/values/live';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { type Booking, rescheduled, takesTime, timesFault } from './booking';
import { conflictsOf } from './bookingConflicts';
import { shifted } from './bookingShift';
import { formatDayAndTimes, type Names, takenText } from './bookingText';
import { type BusyEntry, isHandedOut, isLoan, isOut, visitTime } from './loan';
import { distanceOf, type MovedPart } from './visit';

/** The parts of a visit, with the ids of those that are known. */
type Parts = readonly Pick<Entry<Booking>, 'id' | 'data'>[];

/**
 * The loan cars of a visit that follow its jobs from where the parts were `before` to where they are `after`. A loan that
 * lasted as long as the jobs does so again; one of another length moves along, or is lengthened as far as the jobs go on.
 * A car that is out keeps its start, and its end only becomes later. Only an owner may lend outside the opening hours.
 */
export function loansFollowing(
  before: Parts,
  after: Parts,
  { hours, isOwner }: { hours: OpeningHours; isOwner: boolean },
): MovedPart[] {
  const [was, is] = [visitTime(before), visitTime(after)];
  if (!was || !is) return [];
  const [byStart, byEnd] = [+is.startsAt - +was.startsAt, +is.endsAt - +was.endsAt];
  if (byStart === 0 && byEnd === 0) return [];
  const isAllowed = isOwner && after.some((part) => part.data.outsideHours);
  return before.flatMap(({ id, data }) => {
    const { startsAt, endsAt } = data;
    const isAway = isHandedOut(data);
    if (!isLoan(data) || !takesTime(data) || !startsAt || !endsAt) return [];
    if (isAway && !isOut(data)) return [];
    const isWhole = +startsAt === +was.startsAt && +endsAt === +was.endsAt;
    const moved = distanceOf(was, is);
    const shift =
      byStart === byEnd
        ? { start: moved, end: moved }
        : {
            start: Math.min(0, distanceOf({ startsAt }, is)),
            end: Math.max(0, distanceOf({ startsAt: endsAt }, { startsAt: is.endsAt })),
          };
    const time = isWhole ? is : shifted(data, shift, hours);
    const next = {
      ...data,
      startsAt: isAway ? startsAt : time.startsAt,
      endsAt: isAway ? new Date(Math.max(+endsAt, Number(time.endsAt))) : time.endsAt,
      isAllDay: isWhole && !isAway ? is.isAllDay : data.isAllDay,
      outsideHours: data.outsideHours || isAllowed,
    };
    const isSame = Number(next.startsAt) === +startsAt && Number(next.endsAt) === +endsAt;
    return isSame ? [] : [{ id, former: data, after: rescheduled(data, next) }];
  });
}

/** The reason in Swedish why a loan car cannot follow its job among the `bookings` of others, or null. */
export function followFault(
  { id, former, after }: MovedPart,
  bookings: readonly BusyEntry[],
  names: Names,
): string | null {
  const [taker] = conflictsOf(after, bookings, id).resource;
  const fault = taker ? takenText(taker, names) : timesFault(after);
  if (fault === null) return null;
  const time = formatDayAndTimes(former, names.today);
  return `Lånebilen kan inte följa med: ${fault} Lånet ligger kvar ${time}.`;
}
