import type { CalendarDate } from '@internationalized/date';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/dashboardPaths';
import { entriesOf, type Fetched } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import type { CalendarEntry } from '@/domain/booking/bookingText';
import { isAskedFor, isFiltered, noFilters } from '@/domain/booking/bookingFilter';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { Agenda } from './Agenda';
import type { CalendarQuery } from './calendarQuery';
import { CalendarNotices } from './CalendarNotices';
import { CalendarState } from './CalendarState';
import { ClosedDay, closedOn } from './ClosedDay';
import { type CalendarRequests, gridActions } from './gridActions';
import { NoBookings } from './NoBookings';
import type { Drawn } from '@/features/calendar/grid/drawn';
import { WeekTable } from '@/features/calendar/grid/WeekTable';
import { UnplannedTray } from './UnplannedTray';
import type { BookingChoices } from '@/features/calendar/booking/useBookingChoices';
import { StepDialogs } from '@/features/calendar/booking/StepDialogs';
import { useBookingCards } from './useBookingCards';
import { useWithRequests } from './useWithRequests';
import { MoveVisitDialog } from '@/features/calendar/booking/MoveVisitDialog';
import { useBookingMoves } from '@/features/calendar/booking/useBookingMoves';
import type { useCalendarBookings } from './useCalendarBookings';

// The grid is loaded on demand: a phone that shows the list does not need it.
const CalendarGrid = lazyPart(() =>
  import('@/features/calendar/grid/CalendarGrid').then((file) => file.CalendarGrid),
);

/** The bookings and requests of a range that match the query, and the tray of bookings without a time. */
export function CalendarBody({
  query,
  range,
  today,
  bookings,
  choices,
  mayChangeHours,
  ...requests
}: CalendarRequests & {
  query: CalendarQuery;
  range: CalendarRange;
  today: CalendarDate;
  bookings: ReturnType<typeof useCalendarBookings>;
  choices: BookingChoices;
  mayChangeHours: boolean;
}) {
  const { onChoose, onOpen, onAdd } = requests;
  const navigate = useNavigate();
  const { fetched, planned, unplanned } = bookings;
  const { hours, names } = choices;
  const booked = entriesOf(planned);
  const all = useWithRequests(range, booked);
  const waiting = entriesOf(unplanned);
  const known = useMemo(() => [...all, ...waiting], [all, waiting]);
  const shown = useMemo(() => {
    const ofQuery = all.filter(({ data }) => isAskedFor(query, data));
    // A request has none of the statuses that a booking has.
    return query.status === null ? ofQuery : ofQuery.filter(({ asked }) => !asked);
  }, [all, query]);
  const moves = useBookingMoves(known, hours, names);
  const mayChange = onAdd !== undefined;
  const places = useMemo(
    () => [...choices.resources, ...choices.loanCars],
    [choices.resources, choices.loanCars],
  );
  const isShown = (booking: Booking) => isAskedFor(query, booking);
  const { body, steps } = useBookingCards({ bookings: booked, names, mayChange, isShown });

  function open(entry: CalendarEntry) {
    if (entry.asked) void navigate(requestPath(entry.id));
    else onOpen(entry);
  }

  const drawn: Drawn = {
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
    actions: gridActions(query, { planned: all, known }, choices, moves, {
      ...requests,
      onOpen: open,
    }),
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
        <DrawnBookings
          view={query.view}
          fetched={fetched}
          isEmpty={isEmpty}
          drawn={drawn}
          onOpen={open}
        />
      </div>
    </>
  );
}

/** The bookings as a list, as a table of a week, or in a grid. */
function DrawnBookings({
  view,
  fetched,
  isEmpty,
  drawn,
  onOpen,
}: {
  view: CalendarQuery['view'];
  fetched: Fetched;
  isEmpty: boolean;
  drawn: Drawn;
  onOpen: (entry: CalendarEntry) => void;
}) {
  if (view === 'list') {
    const { range, today, hours, shown, names, mayChange } = drawn;
    return (
      <CalendarState fetched={fetched}>
        {!isEmpty && (
          <Agenda
            range={range}
            today={today}
            hours={hours}
            names={names}
            mayChange={mayChange}
            bookings={shown}
            onOpen={onOpen}
          />
        )}
      </CalendarState>
    );
  }
  return (
    // The grid is shown while bookings are fetched; its own note says that more are coming.
    <CalendarState fetched={fetched === 'loading' ? 'ready' : fetched}>
      <Suspense fallback={<CalendarState fetched="loading">{null}</CalendarState>}>
        {view === 'week' ? <WeekTable {...drawn} /> : <CalendarGrid view={view} {...drawn} />}
      </Suspense>
    </CalendarState>
  );
}
