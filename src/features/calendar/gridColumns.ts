import type { Entry } from '@/data/live';
import type { Booking } from '@/domain/booking';
import type { Resource } from '@/domain/resource';

const noResource = 'none';

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
