import {
  type Calendar,
  DayGrid,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
} from '@event-calendar/core';
import { CalendarDate, fromDate } from '@internationalized/date';
import { formatClockTime } from '@/domain/time/clockTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { headNote } from '@/domain/workshop/rangeNote';
import { isRedDay } from '@/domain/time/swedishHolidays';
import { instantAt, timeZone } from '@/domain/time/swedishTime';
import styles from './CalendarGrid.module.css';
import { element } from './eventNodes';
import type { GridView } from './gridContent';

export const gridPlugins = [ResourceTimeGrid, TimeGrid, DayGrid, Interaction];

const gridViews: Record<GridView, string> = { day: 'resourceTimeGridDay', month: 'dayGridMonth' };

/** The options that never change while a grid lives. */
export function gridOptions(
  view: GridView,
  hours: OpeningHours,
  mayChange: boolean,
): Calendar.Options {
  return {
    view: gridViews[view],
    locale: 'sv-SE',
    firstDay: 1,
    headerToolbar: { start: '', center: '', end: '' },
    allDaySlot: false,
    slotDuration: '00:30',
    slotLabelInterval: '01:00',
    snapDuration: '00:15',
    slotEventOverlap: false,
    nowIndicator: true,
    eventStartEditable: mayChange,
    eventDurationEditable: mayChange,
    selectable: mayChange,
    longPressDelay: 400,
    dayMaxEvents: true,
    weekNumbers: true,
    weekNumberContent: ({ week }) => `v. ${week}`,
    moreLinkContent: ({ num }) => ({ domNodes: [document.createTextNode(`+${num} till`)] }),
    slotLabelFormat: clockOf,
    eventTimeFormat: (start, end) => (end ? `${clockOf(start)}–${clockOf(end)}` : clockOf(start)),
    views: {
      dayGridMonth: {
        dayCellContent: ({ date }) => ({
          domNodes: dayNodes(dayOfWall(date), String(date.getDate()), hours),
        }),
      },
    },
  };
}

/** The offset of the Swedish clock, `+01:00`, by which the grid draws the line of the present time. */
export function offsetOf(now: Date): string {
  const minutes = Math.round(fromDate(now, timeZone).offset / 60_000);
  return `+${formatClockTime(minutes)}`;
}

/** The day of a date from the grid: the grid gives wall time as a date in the device's own zone. */
export function dayOfWall(date: Date): CalendarDate {
  return new CalendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The instant of a date from the grid: the grid gives wall time as a date in the device's own zone. */
export function instantOfWall(date: Date): Date {
  return instantAt(dayOfWall(date), date.getHours() * 60 + date.getMinutes());
}

function clockOf(date: Date): string {
  return formatClockTime(date.getHours() * 60 + date.getMinutes());
}

/**
 * A day in the head of its column or cell, red on Sundays and public holidays, with the day's name and the
 * reason why the workshop is closed.
 */
function dayNodes(day: CalendarDate, text: string, hours: OpeningHours): Node[] {
  const note = headNote(day, hours);
  return [
    element('b', isRedDay(day) ? `${styles.red}` : '', text),
    ...(note ? [element('small', '', note)] : []),
  ];
}
