import { entriesOf, fetchedOf } from '@/domain/values/live';
import { useOpeningExceptions } from '@/data/settings/openingExceptions';
import { useWeek } from '@/data/settings/openingHours';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { useUnchanged } from '@/ui/behaviour/useUnchanged';

/**
 * Watches the opening hours of the workshop, null until they are fetched, and returns the lists that they come
 * from, and how far the usual week has been fetched.
 */
export function useHours() {
  const [week, exceptions] = [useWeek(), useOpeningExceptions()];
  const { closedOnHolidays } = useWorkshop().workshop;
  const isClosed =
    week.kind === 'ready' && Object.values(week.data).every((day) => day.length === 0);
  // A week that is not fetched looks like one that is closed.
  const fetchedWeek = fetchedOf(week, isClosed, useReach());
  const weekData = week.kind === 'ready' && fetchedWeek === 'ready' ? week.data : null;
  const exceptionData = entriesOf(exceptions);
  const freshHours: OpeningHours | null = weekData && {
    week: weekData,
    closedOnHolidays,
    exceptions: new Map(exceptionData.map(({ id, data }) => [id, data])),
  };
  // Every answer of the database is a new object, and other hours would make the grid start anew.
  const hours = useUnchanged(
    freshHours,
    JSON.stringify([weekData, closedOnHolidays, exceptionData]),
  );
  return { hours, week, fetchedWeek, exceptions };
}
