import { type Shift, shiftMinutes } from '@/domain/ledger/shifts';
import { dayOf } from '@/domain/time/swedishTime';
import type { Contribution } from './contributions';
import { addedFacts, type Facts, type FactsByDay, factsOf } from './facts';
import { type Days, dayTexts } from './period';

/**
 * What the shifts of the staff ledger add: their minutes on the day on which they began, by the `key` of the person, which is
 * the id of the staff card where there is one. One without an end adds nothing: its end is never invented.
 */
export function attendanceIn(shifts: readonly Shift[], { first, last }: Days): Contribution[] {
  return shifts.flatMap((shift): Contribution[] => {
    const day = dayOf(shift.startsAt);
    const value = shiftMinutes(shift);
    if (value === null || day.compare(first) < 0 || day.compare(last) > 0) return [];
    const parts = [{ measure: 'attended' as const, key: shift.key, value }];
    return [{ source: 'attendance', id: shift.start.id, day: String(day), parts }];
  });
}

/** The facts of days with the attended minutes, which are not sealed: every device that shows them has the staff ledger. */
export function withAttendance(
  facts: FactsByDay,
  shifts: readonly Shift[],
  days: Days,
): FactsByDay {
  const attended = new Map<string, Facts[]>();
  for (const { day, parts } of attendanceIn(shifts, days)) {
    attended.set(day, [...(attended.get(day) ?? []), factsOf(parts)]);
  }
  const all = new Map<string, Facts>();
  for (const day of dayTexts(days)) {
    const [own, more] = [facts.get(day), attended.get(day)];
    if (more) all.set(day, addedFacts(own ? [own, ...more] : more));
    else if (own) all.set(day, own);
  }
  return all;
}
