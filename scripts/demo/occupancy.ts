import { type Occupying, occupancyOf } from '@/domain/booking/occupancy';

/** A document of `workshops/{id}/occupancy`. */
export interface OccupancyDocument {
  resourceId: string;
  week: number;
  quarters: Record<string, string>;
  bookingId: string;
}

/** The occupancy documents of some bookings, by id. */
export function occupancyDocuments(
  bookings: Iterable<readonly [id: string, booking: Occupying]>,
): Record<string, OccupancyDocument> {
  const documents: Record<string, OccupancyDocument> = {};
  for (const [bookingId, booking] of bookings) {
    for (const { id, resourceId, week, quarters } of occupancyOf(booking)) {
      const taken = documents[id]?.quarters ?? {};
      for (const quarter of quarters) taken[quarter] = bookingId;
      documents[id] = { resourceId, week, quarters: taken, bookingId };
    }
  }
  return documents;
}
