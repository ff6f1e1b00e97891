import { CalendarDate, endOfMonth } from '@internationalized/date';

/** Months from the first month in use to the first kontrollbesiktning, to the second, and between later ones. */
const [toFirst, toSecond, between] = [36, 24, 14] as const;
/** Ages in years from which a car is inspected every two years, and from which it is exempt in private use. */
const [seldomFrom, exemptFrom] = [30, 50] as const;

/**
 * The last day for the next kontrollbesiktning of a car of up to 3.5 t (fordonsförordning 2009:211, 6 kap.; general knowledge, to
 * be checked against the car's papers): within 36 months of its first month in use, `2021-03`, then 24, then every 14, and every
 * 24 when it is 30 years old; null from 50 years on. `lastOn` is the day of the latest inspection that is known; without one the
 * earliest deadline that has not passed is given, counted as if every former one had been kept.
 */
export function inspectionDeadline(
  firstMonth: string,
  lastOn: string | null,
  today: CalendarDate,
): CalendarDate | null {
  const [year = 0, month = 1] = firstMonth.split('-').map(Number);
  const begun = new CalendarDate(year, month, 1);
  const ageAt = (date: CalendarDate) => date.year - year;
  if (ageAt(today) >= exemptFrom) return null;
  if (lastOn !== null) {
    const [lastYear = 0, lastMonth = 1] = lastOn.split('-').map(Number);
    const last = new CalendarDate(lastYear, lastMonth, 1);
    return endOfMonth(last.add({ months: monthsAfter(begun, last, ageAt(last)) }));
  }
  let deadline = begun.add({ months: toFirst });
  while (endOfMonth(deadline).compare(today) < 0)
    deadline = deadline.add({ months: monthsAfter(begun, deadline, ageAt(deadline)) });
  return endOfMonth(deadline);
}

/** The months from an inspection to the next one. */
function monthsAfter(begun: CalendarDate, at: CalendarDate, age: number): number {
  if (age >= seldomFrom) return 24;
  const months = (at.year - begun.year) * 12 + at.month - begun.month;
  // One that was early is followed by the second all the same.
  return months <= toFirst ? toSecond : between;
}
