import type { Entry } from '@/domain/values/live';
import { type Booking, rescheduled, takesTime, timesFault } from './booking';
import { conflictsOf } from './bookingConflicts';
import { formatDayAndTimes, type Names, takenText } from './bookingText';
import { type BusyEntry, isHandedOut, isLoan, isOut, visitTime } from './loan';
import type { MovedPart } from './visit';

/** The parts of a visit, with the ids of those that are known. */
type Parts = readonly Pick<Entry<Booking>, 'id' | 'data'>[];

/**
 * The loan cars of a visit that follow its jobs from where the parts were `before` to where they are `after`. A loan that
 * lasted as long as the jobs does so again; one of another length moves along, or is lengthened as far as the jobs go on.
 * A car that is out keeps its start, and its end only becomes later.
 */
export function loansFollowing(before: Parts, after: Parts): MovedPart[] {
  const [was, is] = [visitTime(before), visitTime(after)];
  if (!was || !is) return [];
  const [byStart, byEnd] = [+is.startsAt - +was.startsAt, +is.endsAt - +was.endsAt];
  if (byStart === 0 && byEnd === 0) return [];
  return before.flatMap(({ id, data }) => {
    const { startsAt, endsAt } = data;
    const isAway = isHandedOut(data);
    if (!isLoan(data) || !takesTime(data) || !startsAt || !endsAt) return [];
    if (isAway && !isOut(data)) return [];
    const isWhole = +startsAt === +was.startsAt && +endsAt === +was.endsAt;
    const time = isWhole
      ? { start: +is.startsAt, end: +is.endsAt }
      : byStart === byEnd
        ? { start: +startsAt + byStart, end: +endsAt + byEnd }
        : { start: Math.min(+startsAt, +is.startsAt), end: Math.max(+endsAt, +is.endsAt) };
    const next = {
      ...data,
      startsAt: isAway ? startsAt : new Date(time.start),
      endsAt: new Date(isAway ? Math.max(+endsAt, time.end) : time.end),
      isAllDay: isWhole ? is.isAllDay : data.isAllDay,
      outsideHours: data.outsideHours || after.some((part) => part.data.outsideHours),
    };
    const isSame = +next.startsAt === +startsAt && +next.endsAt === +endsAt;
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
