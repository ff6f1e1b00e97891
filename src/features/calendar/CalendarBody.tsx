import type { CalendarDate } from '@internationalized/date';
import { lazy, Suspense, useMemo } from 'react';
import type { Entry } from '@/data/live';
import type { Booking, BookingDraft } from '@/domain/booking';
import { endOf, intervalsOn } from '@/domain/bookingTimes';
import type { CalendarRange } from '@/domain/calendarRange';
import type { OpeningHours } from '@/domain/openingHours';
import { instantAt } from '@/domain/swedishTime';
import { Agenda } from './Agenda';
import { noFilters } from './CalendarFilters';
import { type CalendarQuery, isAskedFor, isFiltered } from './calendarQuery';
import { CalendarNotices } from './CalendarNotices';
import { CalendarState } from './CalendarState';
import { usualMinutes } from './gridEvents';
import { NoBookings } from './NoBookings';
import type { GridActions } from './startGrid';
import { UnplannedTray } from './UnplannedTray';
import { useBookingMoves } from './useBookingMoves';
import { entriesOf, type useCalendarData } from './useCalendarData';

// A phone that shows the list has no use for the grid.
const CalendarGrid = lazy(async () => ({ default: (await import('./CalendarGrid')).CalendarGrid }));

/** The bookings of a range as they are asked for, and the tray of those without a time. */
export function CalendarBody({
  query,
  range,
  today,
  data,
  hours,
  onChoose,
  onOpen,
  onAdd,
}: {
  query: CalendarQuery;
  range: CalendarRange;
  today: CalendarDate;
  data: ReturnType<typeof useCalendarData>;
  hours: OpeningHours;
  onChoose: (values: Partial<CalendarQuery>) => void;
  onOpen: (entry: Entry<Booking>) => void;
  /** Undefined for those who may not change anything. */
  onAdd: ((initial: Partial<BookingDraft>) => void) | undefined;
}) {
  const { fetched, names, resources, unplanned } = data;
  const bookings = entriesOf(data.bookings);
  const waiting = entriesOf(unplanned);
  const known = useMemo(() => [...bookings, ...waiting], [bookings, waiting]);
  const shown = useMemo(
    () => bookings.filter((entry) => isAskedFor(query, entry.data)),
    [bookings, query],
  );
  const moves = useBookingMoves(known, hours, names);

  const actions: GridActions = {
    move: moves.move,
    showDay: (day) => onChoose({ view: 'day', day }),
    open(id) {
      const entry = bookings.find((each) => each.id === id);
      if (entry) onOpen(entry);
    },
    create(startsAt, endsAt, resourceId) {
      const chosen = resourceId ?? query.resourceId;
      onAdd?.({ startsAt, ...(endsAt && { endsAt }), resourceId: chosen, staffId: query.staffId });
    },
    plan(id, day, startsAt, resourceId) {
      const entry = known.find((each) => each.id === id);
      if (!entry) return;
      const intervals = intervalsOn(day, hours);
      const start = startsAt ?? instantAt(day, intervals[0]?.opens ?? 0);
      moves.place(id, {
        startsAt: start,
        endsAt: endOf(start, usualMinutes(entry.data), intervals),
        resourceId: resourceId ?? entry.data.resourceId,
      });
    },
  };

  const mayChange = onAdd !== undefined;
  const isEmpty = fetched === 'ready' && shown.length === 0;
  return (
    <>
      {fetched !== 'failed' && (
        <UnplannedTray live={unplanned} names={names} mayChange={mayChange} onPlan={onOpen} />
      )}
      <CalendarNotices live={data.bookings} />
      {isEmpty && (
        <NoBookings
          isFiltered={isFiltered(query)}
          inGrid={query.view !== 'list'}
          onClear={() => onChoose(noFilters)}
          onAdd={onAdd && (() => onAdd({}))}
        />
      )}
      {query.view === 'list' ? (
        <CalendarState fetched={fetched}>
          {!isEmpty && (
            <Agenda
              range={range}
              today={today}
              hours={hours}
              bookings={shown}
              names={names}
              onOpen={onOpen}
            />
          )}
        </CalendarState>
      ) : (
        // While another range is fetched the grid is there already, and says that it is not full yet.
        <CalendarState fetched={fetched === 'loading' ? 'ready' : fetched}>
          <Suspense fallback={<CalendarState fetched="loading">{null}</CalendarState>}>
            <CalendarGrid
              query={query}
              range={range}
              today={today}
              hours={hours}
              resources={resources}
              bookings={bookings}
              shown={shown}
              names={names}
              mayChange={mayChange}
              isLoading={fetched === 'loading'}
              actions={actions}
            />
          </Suspense>
        </CalendarState>
      )}
    </>
  );
}
