import type { CalendarDate } from '@internationalized/date';
import { type Booking, type BookingStatus, bookingStatuses } from '@/domain/booking/booking';
import type { CalendarView } from '@/domain/time/calendarRange';
import { parseDay } from '@/domain/time/swedishTime';

/** What the calendar shows. Without a status it is all but the cancelled ones. */
export interface CalendarQuery {
  view: CalendarView;
  day: CalendarDate;
  resourceId: string | null;
  staffId: string | null;
  status: BookingStatus | null;
}

/** What is shown when the address does not say; left out of it. */
type Usual = Pick<CalendarQuery, 'view' | 'day'>;

const viewsInAddress: Record<CalendarView, string> = {
  day: 'dag',
  week: 'vecka',
  month: 'manad',
  list: 'lista',
};

const statusesInAddress: Record<BookingStatus, string> = {
  booked: 'bokad',
  checkedIn: 'incheckad',
  inProgress: 'pagar',
  done: 'klar',
  pickedUp: 'hamtad',
  noShow: 'uteblev',
  cancelled: 'avbokad',
};

/** The views in the order in which they are offered. */
export const calendarViews = ['day', 'week', 'month', 'list'] as const;

/** Reads what the address asks for; what is not understood counts as not asked for. */
export function readCalendarQuery(params: URLSearchParams, usual: Usual): CalendarQuery {
  const [view, day, status] = [params.get('vy'), params.get('datum'), params.get('status')];
  const parsed = parseDay(day ?? '');
  return {
    view: calendarViews.find((each) => viewsInAddress[each] === view) ?? usual.view,
    day: parsed.ok && isSensible(parsed.value) ? parsed.value : usual.day,
    resourceId: params.get('resurs'),
    staffId: params.get('person'),
    status: bookingStatuses.find((each) => statusesInAddress[each] === status) ?? null,
  };
}

/** The address's part that `readCalendarQuery` reads back. */
export function calendarParams(query: CalendarQuery, usual: Usual): URLSearchParams {
  const { view, day, resourceId, staffId, status } = query;
  return new URLSearchParams([
    ...(view === usual.view ? [] : [['vy', viewsInAddress[view]]]),
    ...(day.compare(usual.day) === 0 ? [] : [['datum', day.toString()]]),
    ...(resourceId === null ? [] : [['resurs', resourceId]]),
    ...(staffId === null ? [] : [['person', staffId]]),
    ...(status === null ? [] : [['status', statusesInAddress[status]]]),
  ]);
}

/** Whether the filters leave a booking in. */
export function isAskedFor(
  { resourceId, staffId, status }: CalendarQuery,
  booking: Booking,
): boolean {
  return (
    (resourceId === null || booking.resourceId === resourceId) &&
    (staffId === null || booking.staffId === staffId) &&
    (status === null ? booking.status !== 'cancelled' : booking.status === status)
  );
}

/** Whether somebody has narrowed down what is shown. */
export function isFiltered({ resourceId, staffId, status }: CalendarQuery): boolean {
  return resourceId !== null || staffId !== null || status !== null;
}

/** Whether a day is one to show: while a year is typed into a date input it passes through 0002 and 0020. */
export function isSensible({ year }: CalendarDate): boolean {
  return year >= 2000 && year < 2100;
}
