import { useMemo } from 'react';
import { useBookings, useUnplannedBookings } from '@/data/bookings';
import type { Entry, Live } from '@/data/live';
import { useOpeningExceptions } from '@/data/openingExceptions';
import { useWeek } from '@/data/openingHours';
import { useRegister } from '@/data/RegisterContext';
import { useResources } from '@/data/resources';
import { useStaff } from '@/data/staff';
import { useSavingState, useStore } from '@/data/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { CalendarRange } from '@/domain/calendarRange';
import type { OpeningHours } from '@/domain/openingHours';
import type { Names } from './bookingText';
import { useUnchanged } from './useUnchanged';

/** `unfetched`: offline, and nothing of it lies on this device. */
export type Fetched = 'loading' | 'failed' | 'unfetched' | 'ready';

/** All that the calendar shows of a range, and how far it has been fetched. */
export function useCalendarData({ from, to }: CalendarRange) {
  const isKnown = useIsKnown();
  const bookings = useBookings(from, to);
  const unplanned = useUnplannedBookings();
  const resources = useResources();
  const staff = useStaff();
  const week = useWeek();
  const exceptions = useOpeningExceptions();
  const register = useRegister();
  const { closedOnHolidays } = useWorkshop().workshop;

  const weekData = week.kind === 'ready' ? week.data : null;
  const exceptionData = entriesOf(exceptions);
  const hours: OpeningHours | null = weekData && {
    week: weekData,
    closedOnHolidays,
    exceptions: new Map(exceptionData.map(({ id, data }) => [id, data])),
  };

  const [resourceData, staffData] = [entriesOf(resources), entriesOf(staff)];
  const names = useMemo(
    (): Names => ({ register, resources: byId(resourceData), staff: byId(staffData) }),
    [register, resourceData, staffData],
  );

  return {
    /** What the grid is made of: without it nothing can be shown. */
    frame: worst([
      isKnown(resources, resourceData.length === 0),
      isKnown(week, weekData !== null && Object.values(weekData).every((day) => day.length === 0)),
      isKnown(exceptions, false),
      isKnown(staff, false),
    ]),
    fetched: isKnown(bookings, entriesOf(bookings).length === 0),
    bookings,
    unplanned,
    resources: resourceData,
    staff: staffData,
    // The grid is made anew for other hours, and every answer of the database is a new object.
    hours: useUnchanged(hours, JSON.stringify([weekData, closedOnHolidays, exceptionData])),
    names,
  };
}

const nothing: never[] = [];

/** The entries of a live list, as far as there are any; the same empty list each time. */
export function entriesOf<T>(live: Live<Entry<T>[]>): Entry<T>[] {
  return live.kind === 'ready' ? live.data : nothing;
}

function byId<T>(entries: Entry<T>[]): ReadonlyMap<string, Entry<T>> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Tells how far something has been fetched: an empty answer from the cache may only mean "not yet". */
function useIsKnown() {
  const onDevice = useStore().home.kind === 'device';
  const { connected } = useSavingState();
  return (live: Live<unknown>, isEmpty: boolean): Fetched => {
    if (live.kind !== 'ready') return live.kind;
    if (!isEmpty || !live.fromCache || onDevice) return 'ready';
    return connected ? 'loading' : 'unfetched';
  };
}

function worst(parts: Fetched[]): Fetched {
  const order = ['failed', 'unfetched', 'loading'] as const;
  return order.find((each) => parts.includes(each)) ?? 'ready';
}
