import { useMemo } from 'react';
import { type Entry, entriesOf } from '@/domain/values/live';
import { useRegisterOrPreview } from '@/data/register/RegisterContext';
import { useResources } from '@/data/settings/resources';
import { useStaff } from '@/data/settings/staff';
import { dayOf } from '@/domain/time/swedishTime';
import type { Names } from '@/domain/booking/bookingText';

/** The names behind the ids in bookings, as far as they have been fetched. */
export function useNames(): Names {
  return useNamesFrom(useResources(), useStaff());
}

/** The names behind the ids in bookings, for callers that already watch the resources and the staff. */
export function useNamesFrom(
  resources: ReturnType<typeof useResources>,
  staff: ReturnType<typeof useStaff>,
): Names {
  const register = useRegisterOrPreview();
  const [resourceData, staffData] = [entriesOf(resources), entriesOf(staff)];
  return useMemo(
    () => ({
      register,
      resources: byId(resourceData),
      staff: byId(staffData),
      today: dayOf(new Date()),
    }),
    [register, resourceData, staffData],
  );
}

function byId<T>(entries: Entry<T>[]): ReadonlyMap<string, Entry<T>> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
