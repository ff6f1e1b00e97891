import { CalendarDate } from '@internationalized/date';
import { isoWeekday } from './swedishTime';

/** A public holiday by lag (1989:253) om allmänna helgdagar, or an eve on which businesses are closed in practice. */
export type Holiday = { date: CalendarDate; name: string; kind: 'publicHoliday' | 'eve' };

/** The holidays and eves of a year in the order of the calendar; ordinary Sundays are not listed. */
export function holidaysOf(year: number): Holiday[] {
  const day = (month: number, date: number) => new CalendarDate(year, month, date);
  const easter = easterSunday(year);
  const midsummer = saturdayFrom(day(6, 20));
  const holidays: Holiday[] = [
    holiday('Nyårsdagen', day(1, 1)),
    holiday('Trettondedag jul', day(1, 6)),
    holiday('Långfredagen', easter.subtract({ days: 2 })),
    eve('Påskafton', easter.subtract({ days: 1 })),
    holiday('Påskdagen', easter),
    holiday('Annandag påsk', easter.add({ days: 1 })),
    holiday('Första maj', day(5, 1)),
    holiday('Kristi himmelsfärdsdag', easter.add({ days: 39 })),
    holiday('Pingstdagen', easter.add({ days: 49 })),
    holiday('Sveriges nationaldag', day(6, 6)),
    eve('Midsommarafton', midsummer.subtract({ days: 1 })),
    holiday('Midsommardagen', midsummer),
    holiday('Alla helgons dag', saturdayFrom(day(10, 31))),
    eve('Julafton', day(12, 24)),
    holiday('Juldagen', day(12, 25)),
    holiday('Annandag jul', day(12, 26)),
    eve('Nyårsafton', day(12, 31)),
  ];
  return holidays.sort((a, b) => a.date.compare(b.date));
}

// Of every booking that is drawn it is asked whether its days are open: the holidays of a year are reckoned once.
const byDay = new Map<number, ReadonlyMap<string, Holiday>>();

/** The holiday or eve on a day; undefined on other days. */
export function holidayOn(date: CalendarDate): Holiday | undefined {
  let known = byDay.get(date.year);
  if (!known) {
    known = new Map(holidaysOf(date.year).map((each) => [each.date.toString(), each]));
    byDay.set(date.year, known);
  }
  return known.get(date.toString());
}

/** True if a day is red in a Swedish calendar: a Sunday or a public holiday, not an eve. */
export function isRedDay(date: CalendarDate): boolean {
  return isoWeekday(date) === 7 || holidayOn(date)?.kind === 'publicHoliday';
}

function holiday(name: string, date: CalendarDate): Holiday {
  return { name, date, kind: 'publicHoliday' };
}

function eve(name: string, date: CalendarDate): Holiday {
  return { name, date, kind: 'eve' };
}

/** The first Saturday on or after a day. */
function saturdayFrom(date: CalendarDate): CalendarDate {
  return date.add({ days: (13 - isoWeekday(date)) % 7 });
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm that Meeus published. */
function easterSunday(year: number): CalendarDate {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skippedLeapDays = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * goldenNumber + skippedLeapDays - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const lateMoon = Math.floor((goldenNumber + 11 * epact + 22 * toSunday) / 451);
  const daysAfter = epact + toSunday - 7 * lateMoon;
  return new CalendarDate(year, 3, 22).add({ days: daysAfter });
}
