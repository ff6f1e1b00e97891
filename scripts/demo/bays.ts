import type { ServiceGroup } from '@/domain/workshop/service';
import { resources, staff } from './workshop';

/** A lift or a wash lane and who works there, by their ids. */
export interface Bay {
  group: ServiceGroup;
  resourceId: string;
  staffId: string;
  /** Who takes the afternoons of this bay and of another, on days of their own. */
  reliefId: string | null;
  /** Whether that is an even or an odd day of the month. */
  reliefOn: 0 | 1;
  /** Whether jobs of several days are done here. */
  hasLongJobs: boolean;
}

/** Places in the lists of resources and staff. */
const places = [
  { resource: 0, group: 'workshop', person: 1, relief: 0, reliefOn: 0 },
  { resource: 1, group: 'workshop', person: 2, relief: 0, reliefOn: 1 },
  { resource: 2, group: 'workshop', person: 3, relief: null, reliefOn: 0 },
  { resource: 3, group: 'wash', person: 4, relief: 6, reliefOn: 0 },
  { resource: 4, group: 'wash', person: 5, relief: 6, reliefOn: 1 },
] as const;

/** So many lifts and wash lanes: the five of the workshop, and then those that the demo repeats. */
export function manyBays(count: number): Bay[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const place = places[index % places.length];
    if (!place) return [];
    const { resource, group, person, relief, reliefOn } = place;
    const round = Math.floor(index / places.length);
    const staffOf = (number: number) => `staff-${round * staff.length + number}`;
    return {
      group,
      resourceId: `resource-${round * resources.length + resource}`,
      staffId: staffOf(person),
      reliefId: relief === null ? null : staffOf(relief),
      reliefOn,
      hasLongJobs: resource === 2,
    };
  });
}
