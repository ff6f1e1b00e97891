import type { CalendarDate } from '@internationalized/date';
import { useSearchParams } from 'react-router-dom';
import { calendarParams, readCalendarQuery } from '@/features/calendar/view/calendarQuery';

/** The day in the address, or the usual one, and the way to another with a step back for each. */
export function useDayInAddress(usualDay: CalendarDate) {
  const [params, setParams] = useSearchParams();
  const usual = { view: 'day', day: usualDay } as const;
  const query = readCalendarQuery(params, usual);
  return {
    day: query.day,
    choose: (day: CalendarDate) => setParams(calendarParams({ ...query, day }, usual)),
  };
}
