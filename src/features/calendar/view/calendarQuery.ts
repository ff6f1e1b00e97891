import type { CalendarDate } from '@internationalized/date';
import { type BookingStatus, bookingStatuses } from '@/domain/booking/booking';
import type { BookingFilter } from '@/domain/booking/bookingFilter';
import type { CalendarView } from '@/domain/time/calendarRange';
import { isSensible, parseDay } from '@/domain/time/swedishTime';

/** The view, the day and the filters of the calendar. */
export interface CalendarQuery extends BookingFilter {
  view: CalendarView;
  day: CalendarDate;
}

/**
 * The view, day and person when the address names none. View and day are then left out of the address; a chosen person
 * stays in it, so that the address shows the same to everybody.
 */
type Usual = Pick<CalendarQuery, 'view' | 'day' | 'staffId'>;

/** The person in the address when everybody's bookings are shown, though one person's usually are. */
const everybody = 'alla';

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

/** The views in the order of the buttons. */
export const calendarViews = ['day', 'week', 'month', 'list'] as const;

/** Reads the query from the address; a value that is not understood counts as missing. */
export function readCalendarQuery(params: URLSearchParams, usual: Usual): CalendarQuery {
  const [view, day, status] = [params.get('vy'), params.get('datum'), params.get('status')];
  const person = params.get('person') ?? usual.staffId;
  const parsed = parseDay(day ?? '');
  return {
    view: calendarViews.find((each) => viewsInAddress[each] === view) ?? usual.view,
    day: parsed.ok && isSensible(parsed.value) ? parsed.value : usual.day,
    resourceId: params.get('plats'),
    staffId: person === everybody ? null : person,
    status: bookingStatuses.find((each) => statusesInAddress[each] === status) ?? null,
  };
}

/** Writes the query as address parameters that `readCalendarQuery` reads back. */
export function calendarParams(query: CalendarQuery, usual: Usual): URLSearchParams {
  const { view, day, resourceId, staffId, status } = query;
  return new URLSearchParams([
    ...(view === usual.view ? [] : [['vy', viewsInAddress[view]]]),
    ...(day.compare(usual.day) === 0 ? [] : [['datum', day.toString()]]),
    ...(resourceId === null ? [] : [['plats', resourceId]]),
    ...(staffId === null && usual.staffId === null ? [] : [['person', staffId ?? everybody]]),
    ...(status === null ? [] : [['status', statusesInAddress[status]]]),
  ]);
}
