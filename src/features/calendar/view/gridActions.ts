import { type BookingDraft, plannedMinutes, usualMinutes } from '@/domain/booking/booking';
import type { CalendarEntry } from '@/domain/booking/bookingText';
import { endOf, intervalsOn } from '@/domain/booking/bookingTimes';
import { firstFreeStart } from '@/domain/booking/weekRows';
import { instantAt } from '@/domain/time/swedishTime';
import type { useBookingMoves } from '@/features/calendar/booking/useBookingMoves';
import type { BookingChoices } from '@/features/calendar/booking/useBookingChoices';
import type { GridActions } from '@/features/calendar/grid/gridContent';
import type { CalendarQuery } from './calendarQuery';

/** The requests of the calendar to its page. */
export interface CalendarRequests {
  onChoose: (values: Partial<CalendarQuery>) => void;
  onOpen: (entry: CalendarEntry) => void;
  /** Undefined when the user may not change anything. */
  onAdd: ((initial: Partial<BookingDraft>, loanCarId?: string) => void) | undefined;
}

/**
 * The actions that a user takes in a grid of the calendar; the `known` bookings are all `planned` ones and those without a time. A
 * request among the planned ones stays where it is.
 */
export function gridActions(
  query: CalendarQuery,
  { planned, known }: Record<'planned' | 'known', readonly CalendarEntry[]>,
  { hours, loanCars }: BookingChoices,
  { move, place }: Pick<ReturnType<typeof useBookingMoves>, 'move' | 'place'>,
  { onChoose, onOpen, onAdd }: CalendarRequests,
): GridActions {
  return {
    move: (id, shift, from) =>
      !planned.some((each) => each.id === id && each.asked) && move(id, shift, from),
    showDay: (day) => onChoose({ view: 'day', day }),
    open(id) {
      const entry = planned.find((each) => each.id === id);
      if (entry) onOpen(entry);
    },
    create(startsAt, endsAt, resourceId) {
      const chosen = resourceId ?? query.resourceId;
      const time = { startsAt, ...(endsAt && { endsAt }), staffId: query.staffId };
      const car = loanCars.find(({ id }) => id === chosen);
      if (car) onAdd?.({ ...time, resourceId: null }, car.id);
      else onAdd?.({ ...time, resourceId: chosen });
    },
    plan(id, day, startsAt, resourceId) {
      const entry = known.find((each) => each.id === id);
      if (!entry) return;
      const intervals = intervalsOn(day, hours);
      const chosen = resourceId ?? entry.data.resourceId;
      const minutes = usualMinutes(plannedMinutes(entry.data));
      const busy = { minutes, bookings: known.map(({ data }) => data), now: new Date() };
      const start =
        startsAt ?? firstFreeStart({ day, intervals }, chosen, busy) ?? instantAt(day, 0);
      place(id, {
        startsAt: start,
        endsAt: endOf(start, minutes, intervals),
        resourceId: chosen,
      });
    },
  };
}
