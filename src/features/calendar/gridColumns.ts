import type { Entry } from '@/data/live';
import type { Booking } from '@/domain/booking';
import type { CalendarView } from '@/domain/calendarRange';
import type { Resource } from '@/domain/resource';

const noResource = 'none';
/** In px: a booking has to be 24 wide to be hit (WCAG 2.5.8), and the rest is the gap to the next. */
const leastWidth = 32;

/** A column of the day: a resource, or where the bookings without one stand. */
export interface GridColumn {
  id: string;
  name: string;
}

/** The columns of a day: what is in use or has bookings, and one more for bookings without a resource. */
export function gridColumns(
  resources: Entry<Resource>[],
  bookings: Entry<Booking>[],
  only: string | null,
): GridColumn[] {
  const booked = new Set(bookings.map(({ data }) => data.resourceId));
  const columns = resources
    .filter(({ id, data }) => (only === null ? data.isActive || booked.has(id) : id === only))
    .map(({ id, data }) => ({ id, name: data.name }));
  const known = new Set<string | null>(resources.map(({ id }) => id));
  const hasLoose = only === null && [...booked].some((id) => !known.has(id));
  return hasLoose ? [...columns, { id: noResource, name: 'Utan resurs' }] : columns;
}

/** The column in which a booking stands. */
export function columnOf(booking: Booking, columns: readonly GridColumn[]): string {
  const { resourceId } = booking;
  return columns.some(({ id }) => id === resourceId) && resourceId ? resourceId : noResource;
}

/** The resource that a column stands for. */
export function resourceOfColumn(id: string): string | null {
  return id === noResource ? null : id;
}

/** How wide a column is: wide enough for as many bookings as stand side by side in any. */
export function columnWidth(
  view: CalendarView,
  events: readonly { booking: Booking; column: string }[],
): string {
  const inColumn = new Map<string, Booking[]>();
  for (const { booking, column } of events) {
    // But for a day the columns are days.
    const key = view === 'day' ? column : '';
    const others = inColumn.get(key);
    if (others) others.push(booking);
    else inColumn.set(key, [booking]);
  }
  const abreast = Math.max(0, ...[...inColumn.values()].map(mostAtOnce));
  const usual = view === 'day' ? '9rem' : '8.5rem';
  return `minmax(max(${usual}, ${abreast * leastWidth}px), 1fr)`;
}

function mostAtOnce(bookings: Booking[]): number {
  const edges = bookings.flatMap(({ startsAt, endsAt }): [at: Date | null, by: number][] => [
    [startsAt, 1],
    [endsAt, -1],
  ]);
  let [now, most] = [0, 0];
  for (const [, by] of edges.toSorted((a, b) => Number(a[0]) - Number(b[0]) || a[1] - b[1])) {
    now += by;
    most = Math.max(most, now);
  }
  return most;
}
