import { type Shift, shiftMinutes } from '@/domain/ledger/shifts';
import { dayOf } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import type { Contribution } from './contributions';
import { addedOnce, type Facts, type FactsByDay, factsOf } from './facts';
import { type Days, dayTexts } from './period';

/**
 * The facts that the shifts of the staff ledger add: their minutes on the day on which they began, by the `key` of the person,
 * which is the id of the staff card where there is one. A shift without an end adds no minutes: its end is never invented.
 */
export function attendanceIn(shifts: readonly Shift[], { first, last }: Days): Contribution[] {
  const [from, to] = [String(first), String(last)];
  return shifts.flatMap(attendanceOf).filter(({ day }) => day >= from && day <= to);
}

function attendanceOf(shift: Shift): Contribution[] {
  const value = shiftMinutes(shift);
  if (value === null) return [];
  const parts = [{ measure: 'attended' as const, key: shift.key, value }];
  const day = String(dayOf(shift.startsAt));
  return [{ source: 'attendance', id: shift.start.id, day, parts }];
}

/** The attended minutes of shifts by the day, as facts. */
const attendedBy = new WeakMap<readonly Shift[], ReadonlyMap<string, Facts>>();

function attendedOf(shifts: readonly Shift[]): ReadonlyMap<string, Facts> {
  const known = attendedBy.get(shifts);
  if (known) return known;
  const parts = grouped(shifts.flatMap(attendanceOf), ({ day }) => day);
  const attended = new Map(
    [...parts].map(([day, all]) => [day, factsOf(all.flatMap((each) => each.parts))]),
  );
  attendedBy.set(shifts, attended);
  return attended;
}

/** The facts of days with the attended minutes, which are not sealed: every device that shows them has the staff ledger. */
export function withAttendance(
  facts: FactsByDay,
  shifts: readonly Shift[],
  days: Days,
): FactsByDay {
  const attended = attendedOf(shifts);
  const all = new Map<string, Facts>();
  for (const day of dayTexts(days)) {
    const known = [facts.get(day), attended.get(day)].filter((each) => each !== undefined);
    if (known.length > 0) all.set(day, addedOnce(known));
  }
  return all;
}
