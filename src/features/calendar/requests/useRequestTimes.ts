import type { CalendarDate } from '@internationalized/date';
import { useHours } from '@/components/useHours';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useResources } from '@/data/settings/resources';
import { earlierTime, otherTimes, takenBy } from '@/domain/publicPage/otherTimes';
import type { PlacedTime } from '@/domain/publicPage/proposal';
import { publicPlaces } from '@/domain/publicPage/publicPage';
import { freePlace, minutesOf, type TimesQuery } from '@/domain/publicPage/publicTimes';
import { publicWeeksOf } from '@/domain/publicPage/publicWeeks';
import { askedServices, type BookingRequest } from '@/domain/publicPage/request';
import { addDays, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { useBusyBookings } from '@/features/calendar/booking/useBusyBookings';

/** The days from the asked one on in which other times are searched. */
const searchedDays = 10;

/** Free times for a request, as the calendar and the opening hours have them. */
export interface RequestTimes {
  query: TimesQuery;
  /** The time that begins at `startsAt`, at a place that is free then; null where none is. */
  at: (startsAt: Date) => PlacedTime | null;
}

/** Free times for a request from a day to a later one; null until the calendar is known. */
function useRequestTimes(
  { id, data }: Entry<BookingRequest>,
  from: CalendarDate,
  to: CalendarDate,
): RequestTimes | null {
  const now = new Date();
  const today = dayOf(now);
  const settings = useBookingSettings();
  const resources = useResources();
  const { hours } = useHours();
  const busy = useBusyBookings(instantAt(from, 0), instantAt(to, 24 * 60));
  if (settings.kind !== 'ready' || !settings.data || resources.kind !== 'ready') return null;
  // Stored bookings will do: the server refuses a time that is taken by now.
  if (!hours || !busy.isHere) return null;

  const { leadMinutes, horizonDays } = settings.data.data;
  const page = { places: publicPlaces(resources.data), leadMinutes, horizonDays };
  const { group, startsAt, endsAt } = data;
  const minutes = minutesOf(askedServices(data));
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  const days = to.compare(today) + 1;
  const { weeks } = publicWeeksOf(hours, instantAt(today, 0), days);
  const all = busy.bookings.map((each) => each.data);
  const others = busy.bookings.filter((each) => each.id !== id).map((each) => each.data);
  return {
    query: { page, weeks, taken: takenBy(all), group, minutes, now, days },
    at(start) {
      const resourceId = freePlace({ page, taken: takenBy(others), group, minutes }, start);
      if (resourceId === undefined) return null;
      return { resourceId, startsAt: start, endsAt: new Date(start.getTime() + lengthMs) };
    },
  };
}

/** Free starts on three days instead of the one that a request asks for, and how to place them; null until they are known. */
export function useOtherTimes(
  request: Entry<BookingRequest>,
): (Pick<RequestTimes, 'at'> & { times: Date[] }) | null {
  const { startsAt, wishedAt } = request.data;
  const now = new Date();
  const asked = startsAt > now ? startsAt : now;
  const wished = wishedAt && wishedAt > now ? wishedAt : asked;
  const [first, last] = [dayOf(asked < wished ? asked : wished), addDays(asked, searchedDays)];
  const to = dayOf(wished > last ? wished : last);
  const found = useRequestTimes(request, first, to);
  return found && { at: found.at, times: otherTimes(found.query, asked) };
}

/** A free time before that of a request; undefined until it is known, null where there is none. */
export function useEarlierTime(request: Entry<BookingRequest>): Date | null | undefined {
  const { startsAt } = request.data;
  const today = dayOf(new Date());
  const last = dayOf(startsAt);
  const found = useRequestTimes(request, today, last.compare(today) > 0 ? last : today);
  return found ? earlierTime(found.query, startsAt) : undefined;
}
