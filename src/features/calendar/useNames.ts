import type { Entry } from '@/data/live';
import { useRegister } from '@/data/RegisterContext';
import { useResources } from '@/data/resources';
import { useStaff } from '@/data/staff';
import type { Names } from './bookingText';
import { entriesOf } from './useCalendarData';

/** What the ids in bookings stand for, as far as it has been fetched. */
export function useNames(): Names {
  const register = useRegister();
  const [resources, staff] = [useResources(), useStaff()];
  return { register, resources: byId(entriesOf(resources)), staff: byId(entriesOf(staff)) };
}

function byId<T>(entries: Entry<T>[]): ReadonlyMap<string, Entry<T>> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
