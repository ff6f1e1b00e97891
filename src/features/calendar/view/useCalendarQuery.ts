import type { CalendarDate } from '@internationalized/date';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarView } from '@/domain/time/calendarRange';
import { dayOf } from '@/domain/time/swedishTime';
import { type CalendarQuery, calendarParams, readCalendarQuery } from './calendarQuery';

const minuteMs = 60_000;
/** Width in px; narrower screens start with the list. */
const narrow = 640;

/**
 * The view, day and filters of the calendar, kept in the address with a step back for each change; `first` is
 * the day to start with, and `usualStaffId` the person whose bookings are shown when the address names none.
 */
export function useCalendarQuery(first: CalendarDate | undefined, usualStaffId: string | null) {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const [view] = useState((): CalendarView => (window.innerWidth < narrow ? 'list' : 'day'));
  const [firstDay] = useState(first);
  const usual = useMemo(
    () => ({ view, day: firstDay ?? today, staffId: usualStaffId }),
    [view, firstDay, today, usualStaffId],
  );
  const query = useMemo(() => readCalendarQuery(params, usual), [params, usual]);
  return {
    query,
    today,
    choose: (values: Partial<CalendarQuery>) =>
      setParams(calendarParams({ ...query, ...values }, usual)),
  };
}

/** The current Swedish day, kept up to date: a screen in a reception is left on overnight. */
function useToday(): CalendarDate {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = window.setInterval(() => {
      const day = dayOf(new Date());
      setToday((former) => (former.compare(day) === 0 ? former : day));
    }, minuteMs);
    return () => window.clearInterval(timer);
  }, []);
  return today;
}
