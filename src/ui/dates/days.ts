import type { CalendarDate } from '@internationalized/date';

/** The text about a day that a picker shows and reads out. */
export interface DayNote {
  isRed: boolean;
  isClosed: boolean;
  /** The name of a holiday or of another special day; '' for ordinary days. */
  name: string;
}

/** All that date fields and their pickers are told about days. */
export interface Days {
  today: CalendarDate;
  /** Reads typed text, or gives the reason why the text is no day or none to choose. */
  read: (text: string) => { ok: true; value: CalendarDate } | { ok: false; message: string };
  /** The reason why a day cannot be chosen; '' for one that can. */
  refusal: (day: CalendarDate) => string;
  /** The day as `fredag 20 november 2026`. */
  textOf: (day: CalendarDate) => string;
  /** The month of a day as `November 2026`. */
  monthOf: (day: CalendarDate) => string;
  /** The number of the week in which a day is. */
  weekOf: (day: CalendarDate) => number;
  noteOf: (day: CalendarDate) => DayNote;
}
