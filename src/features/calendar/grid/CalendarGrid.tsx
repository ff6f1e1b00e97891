import '@event-calendar/core/index.css';
import type { CalendarDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { openDays } from '@/domain/booking/bookingTimes';
import { formatRange } from '@/domain/time/calendarRange';
import { formatLoad, loadOf } from '@/domain/booking/loadOf';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import styles from './CalendarGrid.module.css';
import { BusyNote } from '@/ui/controls/BusyNote';
import type { Drawn } from './drawn';
import { useSingleKeys } from '@/ui/behaviour/singleKeys';
import { useNow } from '@/ui/behaviour/useNow';
import { columnWidths, type GridColumn, gridColumns } from './gridColumns';
import { closedTimes, gridEvents, gridHours, scrollTime } from './gridEvents';
import { offsetOf } from './gridOptions';
import type { GridView } from './gridContent';
import { PlaceLegend } from './PlaceLegend';
import { startGrid } from './startGrid';
import { useUnchanged } from '@/ui/behaviour/useUnchanged';

const noColumns: GridColumn[] = [];

/** The bookings of a day or a month in a grid, where they are moved by pointer and by keyboard. */
export function CalendarGrid({
  view,
  day,
  resourceId,
  range,
  today,
  hours,
  resources,
  bookings,
  shown,
  names,
  mayChange,
  isLoading,
  actions,
}: Drawn & { view: GridView }) {
  const target = useRef<HTMLDivElement>(null);
  const grid = useRef<ReturnType<typeof startGrid>>(null);
  const hintId = useId();
  const areSingleKeysOn = useSingleKeys();
  const now = useNow();
  const currentActions = useEffectEvent(() => actions);

  const freshColumns = view === 'day' ? gridColumns(resources, shown, resourceId) : noColumns;
  const columns = useUnchanged(freshColumns, JSON.stringify(freshColumns));
  const closed = useMemo(
    () => closedTimes(range, hours, view, columns),
    [range, hours, view, columns],
  );
  const content = useMemo(
    () => ({
      label: `Bokningar ${formatRange(view, day, today)}`,
      day,
      ...gridHours(range, hours, shown),
      columns,
      columnWidths: columnWidths(range, columns, shown),
      scrollTime: scrollTime(range, new Date()),
      timeZone: offsetOf(new Date()),
      events: gridEvents(shown, names, view, columns, { hours, now }),
      closed,
      notes: loadNotes(day, hours, resources, bookings),
    }),
    [view, day, today, range, hours, now, shown, names, columns, closed, resources, bookings],
  );

  useEffect(() => {
    if (!target.current) return;
    const setup = { view, hours, mayChange, hintId };
    const started = startGrid(target.current, setup, {
      open: (id) => currentActions().open(id),
      move: (id, shift, from) => currentActions().move(id, shift, from),
      create: (startsAt, endsAt, id) => currentActions().create(startsAt, endsAt, id),
      plan: (id, on, startsAt, to) => currentActions().plan(id, on, startsAt, to),
      showDay: (next) => currentActions().showDay(next),
    });
    grid.current = started;
    return () => started.stop();
  }, [view, hours, mayChange, hintId]);

  useEffect(() => {
    grid.current?.show(content);
  }, [content, view, hours, mayChange, hintId]);

  return (
    <>
      <div className={styles.grid} aria-busy={isLoading}>
        <p id={hintId} hidden>
          Enter öppnar. Pilarna går till andra bokningar. {areSingleKeysOn && 'S tar nästa steg. '}
          Delete avbokar. Alt och pilarna flyttar, Alt, Skift och pil upp eller ned ändrar slutet.
        </p>
        <div ref={target} />
        {isLoading && <BusyNote>Hämtar bokningar …</BusyNote>}
      </div>
      {view === 'month' && (
        <PlaceLegend resources={resources.filter(({ data }) => data.isActive)} />
      )}
    </>
  );
}

/** A note of how much of a resource's day is booked, by the resource's id. */
function loadNotes(
  day: CalendarDate,
  hours: OpeningHours,
  resources: Entry<Resource>[],
  bookings: Entry<Booking>[],
): ReadonlyMap<string, string> {
  const [openDay] = openDays(day, 1, hours);
  const busy = bookings.map(({ data }) => data);
  if (!openDay) return new Map();
  return new Map(resources.map(({ id }) => [id, formatLoad(loadOf(id, openDay, busy))]));
}
