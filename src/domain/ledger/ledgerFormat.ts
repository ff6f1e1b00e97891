import type { CalendarDate } from '@internationalized/date';
import { dayOf, formatClock } from '@/domain/time/swedishTime';

// The forms of SKVFS 2015:6 are known at second hand: they stand here alone, so that a correction is made once.

/** A day in the ledger: `2026:11:20`. */
export function ledgerDay(day: CalendarDate): string {
  return day.toString().replaceAll('-', ':');
}

/** The Swedish day of an instant in the ledger: `2026:11:20`. */
export function ledgerDate(instant: Date): string {
  return ledgerDay(dayOf(instant));
}

/** The Swedish time of an instant in the ledger: `07:00:05`. */
export function ledgerTime(instant: Date): string {
  // No zone differs from another by less than minutes, so that the seconds are the same everywhere.
  return `${formatClock(instant)}:${String(instant.getUTCSeconds()).padStart(2, '0')}`;
}
