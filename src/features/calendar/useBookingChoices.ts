import { type Entry, entriesOf } from '@/data/live';
import { useOpeningExceptions } from '@/data/openingExceptions';
import { useWeek } from '@/data/openingHours';
import { useResources } from '@/data/resources';
import { useServices } from '@/data/services';
import { useStaff } from '@/data/staff';
import { useWorkshop } from '@/data/WorkshopContext';
import type { OpeningHours } from '@/domain/openingHours';
import type { Resource } from '@/domain/resource';
import type { Service } from '@/domain/service';
import type { Staff } from '@/domain/staff';
import type { Names } from './bookingText';
import { useIsKnown, useIsSettled, worst } from './fetched';
import { useNamesFrom } from './useNames';
import { useUnchanged } from './useUnchanged';

/** What a booking is made of: what can be booked, who does it and when it is open. */
export interface BookingChoices {
  services: Entry<Service>[];
  resources: Entry<Resource>[];
  staff: Entry<Staff>[];
  hours: OpeningHours;
  names: Names;
  /** False while some of it may still be on its way. */
  isSettled: boolean;
}

/** Watches what bookings are made of; null until the hours are there. `fetched` says how far all of it is. */
export function useBookingChoices() {
  const [services, resources, staff] = [useServices(), useResources(), useStaff()];
  const [week, exceptions] = [useWeek(), useOpeningExceptions()];
  const names = useNamesFrom(resources, staff);
  const isKnown = useIsKnown();
  const isSettled = useIsSettled();
  const { closedOnHolidays } = useWorkshop().workshop;

  const weekData = week.kind === 'ready' ? week.data : null;
  const exceptionData = entriesOf(exceptions);
  const freshHours: OpeningHours | null = weekData && {
    week: weekData,
    closedOnHolidays,
    exceptions: new Map(exceptionData.map(({ id, data }) => [id, data])),
  };
  // The grid is made anew for other hours, and every answer of the database is a new object.
  const hours = useUnchanged(
    freshHours,
    JSON.stringify([weekData, closedOnHolidays, exceptionData]),
  );
  const isClosed = weekData !== null && Object.values(weekData).every((day) => day.length === 0);

  const fetched = worst([
    isKnown(resources, entriesOf(resources).length === 0),
    isKnown(week, isClosed),
    ...[services, staff, exceptions].map((live) => isKnown(live, false)),
  ]);
  const choices: BookingChoices | null = hours && {
    services: entriesOf(services),
    resources: entriesOf(resources),
    staff: entriesOf(staff),
    hours,
    names,
    isSettled: [services, resources, staff, week, exceptions].every(isSettled),
  };
  return { fetched, choices };
}
