import type { CalendarDate } from '@internationalized/date';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usualMinutes } from '@/domain/booking/booking';
import { intervalsOn, openDays } from '@/domain/booking/bookingTimes';
import { quarterMs } from '@/domain/booking/occupancy';
import { firstFreeStart, type WeekCell, type WeekRow, weekRows } from '@/domain/booking/weekRows';
import { daysOf, formatRange } from '@/domain/time/calendarRange';
import { instantAt } from '@/domain/time/swedishTime';
import { BusyNote } from '@/ui/controls/BusyNote';
import { useNow } from '@/ui/behaviour/useNow';
import type { Drawn } from './drawn';
import { gridColumns, resourceOfColumn } from './gridColumns';
import type { GridActions } from './gridContent';
import { shiftOfKey } from './gridKeys';
import { useUnchanged } from '@/ui/behaviour/useUnchanged';
import { mostCards, WeekCells } from './WeekCells';
import { listenToWeek } from './weekGestures';
import { WeekHead } from './WeekHead';
import { WeekLegend } from './WeekLegend';
import styles from './WeekTable.module.css';

const dayMinutes = 1440;
/** The clock time, in minutes, at which a new booking on a closed day starts until another is chosen. */
const closedStart = 8 * 60;
/** Widths in rem that show a plate whole: the resources' names, an open day, a closed day without bookings. */
const widths = { name: 5, open: 6, closed: 3.5 };
/** Heights in px that a row has at the least: its name, the room of a day, a card. */
const heights = { name: 48, room: 32, card: 29 };

/**
 * The week as a table of resources and days, where bookings are moved by pointer and by keyboard. The week of the grid's library
 * had no resources and grew wider than the screen.
 */
export function WeekTable({
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
}: Drawn) {
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const now = useNow();
  const quarter = Math.floor(now.getTime() / quarterMs) * quarterMs;
  const [moved, setMoved] = useState<string | null>(null);

  const freshIds = gridColumns(resources, shown, resourceId).map(({ id }) => resourceOfColumn(id));
  const ids = useUnchanged(freshIds, JSON.stringify(freshIds));
  const rows = useMemo(() => {
    const days = openDays(range.first, daysOf(range).length, hours);
    return weekRows(ids, days, { shown, bookings, now: new Date(quarter) });
  }, [ids, shown, range, hours, bookings, quarter]);
  const areAllDrawn = useLater(range);
  const [isScrolled, setScrolled] = useState(false);
  const drawn = areAllDrawn || isScrolled ? rows : rows.slice(0, countInSight(rows));
  const days = daysOf(range).map((each, index) => ({
    day: each,
    cells: rows.flatMap(({ cells }) => cells[index] ?? []),
    // A free loan car tells nothing about the room for jobs.
    places: rows.filter(isForJobs).flatMap(({ cells }) => cells[index] ?? []),
  }));
  function isForJobs(row: WeekRow): boolean {
    return names.resources.get(row.resourceId ?? '')?.data.kind !== 'loanCar';
  }

  const minWidth = days.reduce(
    (sum, { cells }) => sum + (isEmptyAndClosed(cells) ? widths.closed : widths.open),
    widths.name,
  );

  const add = useEffectEvent((on: CalendarDate, resource: string | null) => {
    const busy = bookings.map(({ data }) => data);
    const openDay = { day: on, intervals: intervalsOn(on, hours) };
    const conditions = { minutes: usualMinutes(0), bookings: busy, now: new Date() };
    const startsAt = firstFreeStart(openDay, resource, conditions) ?? instantAt(on, closedStart);
    actions.create(startsAt, null, resource);
  });
  const moveByKey = useEffectEvent((id: string, event: KeyboardEvent) => {
    // Alt and an arrow would leave the page.
    if (event.altKey && event.key.startsWith('Arrow')) event.preventDefault();
    const shift = shiftOfKey(event, 'week', '', []);
    if (shift && actions.move(id, shift)) setMoved(id);
  });
  const drop = useEffectEvent((id: string, by: number, resource: string | null) => {
    const minutes = by * dayMinutes;
    if (actions.move(id, { start: minutes, end: minutes, resourceId: resource })) setMoved(id);
  });
  const act = useEffectEvent((perform: (current: GridActions) => void) => perform(actions));

  useLayoutEffect(() => {
    if (!root.current) return;
    return listenToWeek(root.current, mayChange, {
      open: (id) => act(({ open }) => open(id)),
      key: (id, event) => moveByKey(id, event),
      add: (place) => add(place.day, place.resourceId),
      showDay: (shownDay) => act(({ showDay }) => showDay(shownDay)),
      move: (id, by, resource) => drop(id, by, resource),
      plan: (id, place) => act(({ plan }) => plan(id, place.day, null, place.resourceId)),
    });
  }, [mayChange]);

  const shownDay = day.toString();
  useLayoutEffect(() => {
    const [name, ...heads] = root.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
    const head = heads.find(({ dataset }) => dataset['day'] === shownDay);
    // The names stay where they are while the days scroll behind them.
    if (root.current && name && head) root.current.scrollLeft = head.offsetLeft - name.offsetWidth;
  }, [shownDay]);

  const label = `Bokningar ${formatRange('week', day, today)}`;
  return (
    <div className={styles.week} aria-busy={isLoading}>
      <p id={hintId} hidden>
        Enter öppnar. Pilarna går till andra bokningar. S tar nästa steg, Delete avbokar. Alt och
        pilarna flyttar, Alt, Skift och pil upp eller ned ändrar slutet.
      </p>
      <div
        ref={root}
        className={styles.scroller}
        role="group"
        aria-label={label}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        <table className={styles.table} style={{ minWidth: `${minWidth}rem` }}>
          <caption className="visuallyHidden">{label}</caption>
          <colgroup>
            <col className={styles.names} />
            {days.map(({ day: each, cells }) => (
              <col key={each.toString()} className={isEmptyAndClosed(cells) ? styles.shut : ''} />
            ))}
          </colgroup>
          <WeekHead days={days} today={today} hours={hours} />
          <tbody>
            {drawn.map((row) => (
              <WeekCells
                key={row.resourceId ?? ''}
                row={row}
                resource={names.resources.get(row.resourceId ?? '')?.data}
                today={today}
                hours={hours}
                // Only a loan car is told to be late, to the minute; the other rows are drawn again by the quarter.
                now={isForJobs(row) ? quarter : now.getTime()}
                names={names}
                hintId={mayChange ? hintId : undefined}
                moved={moved}
              />
            ))}
          </tbody>
        </table>
      </div>
      <WeekLegend />
      {isLoading && <BusyNote>Hämtar bokningar …</BusyNote>}
    </div>
  );
}

/** True if what belongs to `value` has been painted, so that there is time for the rest of it. */
function useLater(value: object): boolean {
  const [painted, setPainted] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setPainted(value));
    return () => clearTimeout(timer);
  }, [value]);
  return painted === value;
}

/** The number of rows that fill the window, or more, when the first one is at the top. */
function countInSight(rows: readonly WeekRow[]): number {
  let left = window.innerHeight;
  const after = rows.findIndex(({ cells }) => {
    const cards = Math.max(0, ...cells.map(({ entries }) => Math.min(entries.length, mostCards)));
    left -= Math.max(heights.name, heights.room + cards * heights.card);
    return left < 0;
  });
  return after < 0 ? rows.length : after + 1;
}

/** True if a day is closed for all resources and has no bookings, so that its column may be narrow. */
function isEmptyAndClosed(cells: readonly WeekCell[]): boolean {
  return cells.every(({ openDay, entries }) => !openDay.intervals.length && !entries.length);
}
