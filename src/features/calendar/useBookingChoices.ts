import type { Live } from '@/data/live';
import { useOpeningExceptions } from '@/data/openingExceptions';
import { useWeek } from '@/data/openingHours';
import { useRegister } from '@/data/RegisterContext';
import { useResources } from '@/data/resources';
import { useServices } from '@/data/services';
import { useStaff } from '@/data/staff';
import { useWorkshop } from '@/data/WorkshopContext';
import type { OpeningHours } from '@/domain/openingHours';
import type { Names } from './bookingText';
import { entriesOf } from './useCalendarData';
import { useIsSettled } from './useFreeTimes';

/** What a booking is made of: what can be booked, who does it and when it is open. */
export function useBookingChoices() {
  const [services, resources, staff] = [useServices(), useResources(), useStaff()];
  const [week, exceptions] = [useWeek(), useOpeningExceptions()];
  const register = useRegister();
  const isSettled = useIsSettled();
  const { closedOnHolidays } = useWorkshop().workshop;

  const parts: Live<unknown>[] = [services, resources, staff, week, exceptions];
  if (parts.some(({ kind }) => kind === 'failed')) return 'failed';
  if (week.kind !== 'ready' || parts.some(({ kind }) => kind === 'loading')) return 'loading';
  const hours: OpeningHours = {
    week: week.data,
    closedOnHolidays,
    exceptions: new Map(entriesOf(exceptions).map(({ id, data }) => [id, data])),
  };
  const names: Names = {
    register,
    resources: new Map(entriesOf(resources).map((entry) => [entry.id, entry])),
    staff: new Map(entriesOf(staff).map((entry) => [entry.id, entry])),
  };
  return {
    services: entriesOf(services),
    resources: entriesOf(resources),
    staff: entriesOf(staff),
    hours,
    names,
    /** False while some of it may still be on its way. */
    isSettled: parts.every(isSettled),
  };
}

export type BookingChoices = Exclude<ReturnType<typeof useBookingChoices>, string>;
