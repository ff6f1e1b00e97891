import type { CalendarDate } from '@internationalized/date';
import type { Shift } from '@/domain/booking/bookingShift';
import type { Booking } from '@/domain/booking/booking';
import type { CalendarView } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { GridColumn } from './gridColumns';
import type { DrawnEvent, GridEvent } from './gridEvents';

/** What a grid is made for; with another of these it is made anew. */
export interface GridSetup {
  view: CalendarView;
  hours: OpeningHours;
  mayChange: boolean;
  /** Of the element that says how bookings are moved by keyboard. */
  hintId: string;
}

/** What a grid shows. */
export interface GridContent {
  label: string;
  day: CalendarDate;
  slotMinTime: string;
  slotMaxTime: string;
  /** How high half an hour is, in px. */
  slotHeight: number;
  /** Of the day; the other views have none. */
  columns: GridColumn[];
  /** Of all columns, as CSS has them. */
  columnWidths: string;
  /** The clock time to scroll to, `14:00`, when another range is shown. */
  scrollTime: string;
  /** The offset of the Swedish clock, `+01:00`. */
  timeZone: string;
  events: ReadonlyMap<string, GridEvent>;
  /** What lies behind the bookings, by its id. */
  closed: ReadonlyMap<string, DrawnEvent>;
  /** What stands under a column's name, by the column's id. */
  notes: ReadonlyMap<string, string>;
}

/** What people do in a grid. */
export interface GridActions {
  open(id: string): void;
  /** Moves a booking from where it was `shown`; false when it stays there. */
  move(id: string, shift: Shift, shown?: Booking): boolean;
  create(startsAt: Date, endsAt: Date | null, resourceId: string | null): void;
  /** Gives a booking from the tray a time; `startsAt` is null when only the day was chosen. */
  plan(id: string, day: CalendarDate, startsAt: Date | null, resourceId: string | null): void;
  showDay(day: CalendarDate): void;
}
