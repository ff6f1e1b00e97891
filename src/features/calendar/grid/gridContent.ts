import type { CalendarDate } from '@internationalized/date';
import type { Shift } from '@/domain/booking/bookingShift';
import type { Booking } from '@/domain/booking/booking';
import type { CalendarView } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { GridColumn } from './gridColumns';
import type { DrawnEvent, GridEvent } from './gridEvents';

/** The views that the grid draws. */
export type GridView = Extract<CalendarView, 'day' | 'month'>;

/** Values fixed when a grid is made; when one of them changes, a new grid is made. */
export interface GridSetup {
  view: GridView;
  hours: OpeningHours;
  mayChange: boolean;
  /** The id of the element that explains how bookings are moved by keyboard. */
  hintId: string;
}

/** The content of a grid, which changes while the grid lives. */
export interface GridContent {
  label: string;
  day: CalendarDate;
  slotMinTime: string;
  slotMaxTime: string;
  /** The height of half an hour, in px. */
  slotHeight: number;
  /** The columns of the day view; empty in the other views. */
  columns: GridColumn[];
  /** The widths of all columns, as a CSS value. */
  columnWidths: string;
  /** The clock time to scroll to, `14:00`, when another range is shown. */
  scrollTime: string;
  timeZone: string;
  events: ReadonlyMap<string, GridEvent>;
  /** The closed hours drawn behind the bookings, by id. */
  closed: ReadonlyMap<string, DrawnEvent>;
  /** The note under each column's name, by the column's id. */
  notes: ReadonlyMap<string, string>;
}

/** Actions that a user takes in the grid. */
export interface GridActions {
  open(id: string): void;
  /** Moves a booking from where it was `shown`; false when it stays there. */
  move(id: string, shift: Shift, shown?: Booking): boolean;
  create(startsAt: Date, endsAt: Date | null, resourceId: string | null): void;
  /** Gives a booking from the tray a time; `startsAt` is null when only the day was chosen. */
  plan(id: string, day: CalendarDate, startsAt: Date | null, resourceId: string | null): void;
  showDay(day: CalendarDate): void;
}
