import type { ServiceGroup } from '@/domain/workshop/service';
import { resources, staff } from './workshop';

/** A lift or a wash lane, with the ids of the resource and of the people who work there. */
export interface Bay {
  group: ServiceGroup;
  resourceId: string;
  staffId: string;
  /** The person who takes the afternoons of this bay and, on other days, of another bay; null for nobody. */
  reliefId: string | null;
  /** The relief works here on even (0) or odd (1) days of the month. */
  reliefOn: 0 | 1;
  /** True if jobs of several days are done in this bay. */
  hasLongJobs: boolean;
}

/** For how many months the relief of the wash has worked here. */
export const washReliefMonths = 5;

/** The bays of the normal demo, as indexes into the lists of resources and staff. */
const places = [
  { resource: 0, group: 'workshop', person: 1, relief: 0, reliefOn: 0 },
  { resource: 1, group: 'workshop', person: 2, relief: 0, reliefOn: 1 },
  { resource: 2, group: 'workshop', person: 3, relief: null, reliefOn: 0 },
  { resource: 3, group: 'wash', person: 4, relief: 6, reliefOn: 0 },
  { resource: 4, group: 'wash', person: 5, relief: 6, reliefOn: 1 },
] as const;

/** The first `count` bays: the five of the normal demo, and then those that the large demo repeats. */
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
