import type { CalendarDate } from '@internationalized/date';
import { useSearchParams } from 'react-router-dom';
import { calendarParams, readCalendarQuery } from '@/features/calendar/view/calendarQuery';

/**
 * The day in the address, or else `usualDay`, and a function that changes the day, with one step back for
 * each change.
 */
export function useDayInAddress(usualDay: CalendarDate) {
  const [params, setParams] = useSearchParams();
  const usual = { view: 'day', day: usualDay, staffId: null } as const;
  const query = readCalendarQuery(params, usual);
  return {
    day: query.day,
    choose: (day: CalendarDate) => setParams(calendarParams({ ...query, day }, usual)),
  };
}
