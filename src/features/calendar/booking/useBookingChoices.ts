import { type Entry, entriesOf, fetchedOf, isSettled, worst } from '@/domain/values/live';
import { useResources } from '@/data/settings/resources';
import { useServices } from '@/data/settings/services';
import { useReach } from '@/data/sync/StoreContext';
import { useStaff } from '@/data/settings/staff';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import type { Service } from '@/domain/workshop/service';
import type { Staff } from '@/domain/workshop/staff';
import type { Names } from '@/domain/booking/bookingText';
import { loanCarsOf, placesForJobs } from '@/domain/booking/resourcesFor';
import { useHours } from '@/components/useHours';
import { useNamesFrom } from '@/components/useNames';

/** The choices of a booking: services, resources for jobs, loan cars, people and opening hours. */
export interface BookingChoices {
  services: Entry<Service>[];
  resources: Entry<Resource>[];
  loanCars: Entry<Resource>[];
  staff: Entry<Staff>[];
  hours: OpeningHours;
  names: Names;
  /** False while some of the choices may still be on their way. */
  isSettled: boolean;
}

/**
 * Watches the choices of a booking; null until the hours have been fetched. `fetched` tells how far all of
 * them have been.
 */
export function useBookingChoices() {
  const [services, resources, staff] = [useServices(), useResources(), useStaff()];
  const { hours, week, fetchedWeek, exceptions } = useHours();
  const names = useNamesFrom(resources, staff);
  const reach = useReach();
  const fetched = worst([
    fetchedOf(resources, entriesOf(resources).length === 0, reach),
    fetchedWeek,
    ...[services, staff, exceptions].map((live) => fetchedOf(live, false, reach)),
  ]);
  const choices: BookingChoices | null = hours && {
    services: entriesOf(services),
    resources: placesForJobs(entriesOf(resources)),
    loanCars: loanCarsOf(entriesOf(resources)),
    staff: entriesOf(staff),
    hours,
    names,
    isSettled: [services, resources, staff, week, exceptions].every((live) =>
      isSettled(live, reach),
    ),
  };
  return { fetched, choices };
}
