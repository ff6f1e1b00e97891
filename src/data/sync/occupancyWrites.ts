import { type Occupying, occupancyChanges } from '@/domain/booking/occupancy';
import type { Change } from './outbox';

/** The writes that move what a booking occupies; `parent` is the path of the workshop. */
export function occupancyWrites(
  parent: string,
  id: string,
  former: Occupying | null,
  next: Occupying | null,
): Change[] {
  return occupancyChanges(former, next).map(({ id: weekId, resourceId, week, taken, freed }) => {
    const quarters = [...taken.map((key) => [key, id]), ...freed.map((key) => [key, null])];
    return {
      kind: 'merge',
      path: `${parent}/occupancy/${weekId}`,
      values: { resourceId, week, bookingId: id },
      maps: { quarters: Object.fromEntries(quarters) },
    };
  });
}
