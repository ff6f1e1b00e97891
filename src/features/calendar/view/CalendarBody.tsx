import type { CalendarDate } from '@internationalized/date';
import { Suspense, useMemo } from 'react';
import { type Entry, entriesOf } from '@/domain/values/live';
import {
  type Booking,
  type BookingDraft,
  plannedMinutes,
  usualMinutes,
} from '@/domain/booking/booking';
import { isAskedFor, isFiltered, noFilters } from '@/domain/booking/bookingFilter';
import { endOf, intervalsOn } from '@/domain/booking/bookingTimes';
import { firstFreeStart } from '@/domain/booking/weekRows';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { instantAt } from '@/domain/time/swedishTime';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { Agenda } from './Agenda';
import type { CalendarQuery } from './calendarQuery';
import { CalendarNotices } from './CalendarNotices';
import { CalendarState } from './CalendarState';
import { ClosedDay, closedOn } from './ClosedDay';
import { NoBookings } from './NoBookings';
import type { GridActions } from '@/features/calendar/grid/gridContent';
import { WeekTable } from '@/features/calendar/grid/WeekTable';
import { UnplannedTray } from './UnplannedTray';
import type { BookingChoices } from '@/features/calendar/booking/useBookingChoices';
import { StepDialogs } from '@/features/calendar/booking/StepDialogs';
import { useBookingCards } from './useBookingCards';
import { MoveVisitDialog } from '@/features/calendar/booking/MoveVisitDialog';
import { useBookingMoves } from '@/features/calendar/booking/useBookingMoves';
import type { useCalendarBookings } from './useCalendarBookings';

// The grid is loaded on demand: a phone that shows the list does not need it.
const CalendarGrid = lazyPart(() =>
  import('@/features/calendar/grid/CalendarGrid').then((file) => file.CalendarGrid),
);

/** The bookings of a range that match the query, and the tray of bookings without a time. */
export function CalendarBody({
  query,
  range,
  today,
  bookings,
  choices,
  onChoose,
  mayChangeHours,
  onOpen,
  onAdd,
}: {
  query: CalendarQuery;
  range: CalendarRange;
  today: CalendarDate;
  bookings: ReturnType<typeof useCalendarBookings>;
  choices: BookingChoices;
  onChoose: (values: Partial<CalendarQuery>) => void;
  mayChangeHours: boolean;
  onOpen: (entry: Entry<Booking>) => void;
  /** Undefined when the user may not change anything. */
  onAdd: ((initial: Partial<BookingDraft>, loanCarId?: string) => void) | undefined;
}) {
  const { fetched, planned, unplanned } = bookings;
  const { hours, names } = choices;
  const all = entriesOf(planned);
  const waiting = entriesOf(unplanned);
  const known = useMemo(() => [...all, ...waiting], [all, waiting]);
  const shown = useMemo(() => all.filter((entry) => isAskedFor(query, entry.data)), [all, query]);
  const moves = useBookingMoves(known, hours, names);
  const mayChange = onAdd !== undefined;
  const places = useMemo(
    () => [...choices.resources, ...choices.loanCars],
    [choices.resources, choices.loanCars],
  );
  const isShown = (booking: Booking) => isAskedFor(query, booking);
  const { body, steps } = useBookingCards({ bookings: all, names, mayChange, isShown });

  const actions: GridActions = {
    move: moves.move,
    showDay: (day) => onChoose({ view: 'day', day }),
    open(id) {
      const entry = all.find((each) => each.id === id);
      if (entry) onOpen(entry);
    },
    create(startsAt, endsAt, resourceId) {
      const chosen = resourceId ?? query.resourceId;
      const time = { startsAt, ...(endsAt && { endsAt }), staffId: query.staffId };
      const car = choices.loanCars.find(({ id }) => id === chosen);
      if (car) onAdd?.({ ...time, resourceId: null }, car.id);
      else onAdd?.({ ...time, resourceId: chosen });
    },
    plan(id, day, startsAt, resourceId) {
      const entry = known.find((each) => each.id === id);
      if (!entry) return;
      const intervals = intervalsOn(day, hours);
      const place = resourceId ?? entry.data.resourceId;
      const minutes = usualMinutes(plannedMinutes(entry.data));
      const busy = { minutes, bookings: known.map(({ data }) => data), now: new Date() };
      const start =
        startsAt ?? firstFreeStart({ day, intervals }, place, busy) ?? instantAt(day, 0);
      moves.place(id, {
        startsAt: start,
        endsAt: endOf(start, minutes, intervals),
        resourceId: place,
      });
    },
  };

  const drawn = {
    day: query.day,
    resourceId: query.resourceId,
    range,
    today,
    hours,
    resources: places,
    bookings: all,
    shown,
    names,
    mayChange,
    isLoading: fetched === 'loading',
    actions,
  };
  const isEmpty = fetched === 'ready' && shown.length === 0;
  const startsAtDay = query.view === 'day' || query.view === 'list';
  const closed = startsAtDay ? closedOn(query.day, hours) : null;
  // A closed day that is empty needs no further words.
  const saysEmpty = isEmpty && !(closed && query.view === 'day' && !isFiltered(query));
  return (
    <>
      {closed && (
        <ClosedDay
          closed={closed}
          day={query.day}
          today={today}
          hours={hours}
          mayChangeHours={mayChangeHours}
          onShow={(day) => onChoose({ day })}
        />
      )}
      {fetched !== 'failed' && (
        <UnplannedTray live={unplanned} names={names} mayChange={mayChange} onPlan={onOpen} />
      )}
      <CalendarNotices live={planned} unplanned={unplanned} />
      {saysEmpty && (
        <NoBookings
          isFiltered={isFiltered(query)}
          view={query.view}
          onClear={() => onChoose(noFilters)}
          onAdd={onAdd && (() => onAdd({}))}
        />
      )}
      {moves.asked && (
        <MoveVisitDialog
          asked={moves.asked}
          choices={choices}
          onMoved={moves.remember}
          onClose={moves.forgetAsked}
        />
      )}
      <StepDialogs steps={steps} names={names} />
      <div ref={body}>
        {query.view === 'list' ? (
          <CalendarState fetched={fetched}>
            {!isEmpty && (
              <Agenda
                range={range}
                today={today}
                hours={hours}
                bookings={shown}
                names={names}
                mayChange={mayChange}
                onOpen={onOpen}
              />
            )}
          </CalendarState>
        ) : (
          // The grid is shown while bookings are fetched; its own note says that more are coming.
          <CalendarState fetched={fetched === 'loading' ? 'ready' : fetched}>
            <Suspense fallback={<CalendarState fetched="loading">{null}</CalendarState>}>
              {query.view === 'week' ? (
                <WeekTable {...drawn} />
              ) : (
                <CalendarGrid view={query.view} {...drawn} />
              )}
            </Suspense>
          </CalendarState>
        )}
      </div>
    </>
  );
}
