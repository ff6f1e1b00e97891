import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { mostAtOnce } from '@/domain/values/mostAtOnce';
import { carName } from '@/domain/booking/loan';
import type { Resource } from '@/domain/workshop/resource';

const noResource = 'none';
/** Widths in rem: a booking with its plate on one line, and a column with its name. */
const widths = { booking: 5, column: 8.5 };

/** A column of the day: a resource, or the place of bookings without a resource. */
export interface GridColumn {
  id: string;
  name: string;
}

/**
 * The columns of a day: resources that are in use or have bookings, and one more for bookings without a
 * resource.
 */
export function gridColumns(
  resources: Entry<Resource>[],
  bookings: Entry<Booking>[],
  only: string | null,
): GridColumn[] {
  const booked = new Set(bookings.map(({ data }) => data.resourceId));
  const columns = resources
    .filter(({ id, data }) => (only === null ? data.isActive || booked.has(id) : id === only))
    .map(({ id, data }) => ({ id, name: carName(data) }));
  const known = new Set<string | null>(resources.map(({ id }) => id));
  const hasLoose = only === null && [...booked].some((id) => !known.has(id));
  return hasLoose ? [...columns, { id: noResource, name: 'Utan plats' }] : columns;
}

/**
 * The widths of the columns of a day, as a CSS value: wide enough for the plates of bookings that stand side
 * by side.
 */
export function columnWidths(
  range: CalendarRange,
  columns: readonly GridColumn[],
  bookings: Entry<Booking>[],
): string {
  const spans = bookings.flatMap(({ data }) => {
    const { startsAt: from, endsAt: to } = data;
    return from && to ? [{ from, to, column: columnOf(data, columns) }] : [];
  });
  return columns
    .map(({ id }) => {
      const own = spans.filter(({ column }) => column === id);
      return Math.max(widths.column, mostAtOnce(own, range) * widths.booking);
    })
    .map((rem) => `minmax(${rem}rem, 1fr)`)
    .join(' ');
}

/** The id of the column in which a booking stands. */
export function columnOf(booking: Booking, columns: readonly GridColumn[]): string {
  const { resourceId } = booking;
  return columns.some(({ id }) => id === resourceId) && resourceId ? resourceId : noResource;
}

/** The resource of a column; null for the column of bookings without a resource. */
export function resourceOfColumn(id: string): string | null {
  return id === noResource ? null : id;
}
