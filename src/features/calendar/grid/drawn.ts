import type { CalendarDate } from '@internationalized/date';
import type { CalendarEntry, Names } from '@/domain/booking/bookingText';
import type { CalendarRange } from '@/domain/time/calendarRange';
import type { Entry } from '@/domain/values/live';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import type { GridActions } from './gridContent';

/** The props that the grid and the table of the week share. */
export interface Drawn {
  day: CalendarDate;
  /** The resource that alone is shown; null for all. */
  resourceId: string | null;
  range: CalendarRange;
  today: CalendarDate;
  hours: OpeningHours;
  resources: Entry<Resource>[];
  /** All bookings and requests of the range, to compute how much of each day is taken. */
  bookings: CalendarEntry[];
  /** The bookings and requests that match the filters. */
  shown: CalendarEntry[];
  names: Names;
  mayChange: boolean;
  isLoading: boolean;
  actions: GridActions;
}
