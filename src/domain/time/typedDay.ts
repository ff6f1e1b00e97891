import { CalendarDate } from '@internationalized/date';
import { refused, type Parsed } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';
import { formatWeekday, isoWeek, isoWeekday, isSensible } from './swedishTime';

// Names are compared without the dots and rings of their letters, which a hurried hand leaves out.
const weekdays = ['mandag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag'];
const months = [
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni'],
  ...['juli', 'augusti', 'september', 'oktober', 'november', 'december'],
];
const daysFromToday: Record<string, number> = {
  idag: 0,
  imorgon: 1,
  imorron: 1,
  iovermorgon: 2,
  overmorgon: 2,
  igar: -1,
  iforrgar: -2,
  forrgar: -2,
};

/** The months that a day without a year may lie back. */
const monthsBack = 2;

/**
 * Reads a day as Swedes write and say it: `2026-11-22`, `20261122`, `261122`, `22/11`, `22 nov`, `fredag v. 48`,
 * `imorgon`, `fredag`. Without a year the first such day from two months before `today` on is meant, and a weekday
 * alone is the coming one. Text that could mean two days is refused.
 */
export function readTypedDay(text: string, today: CalendarDate): Parsed<CalendarDate> {
  const typed = folded(text);
  if (typed === '') return refused('Fyll i ett datum.');
  const distance = daysFromToday[typed.replaceAll(' ', '')];
  if (distance !== undefined) return { ok: true, value: today.add({ days: distance }) };
  if (/^nasta\b/.test(typed)) {
    return refused('”Nästa” kan betyda två olika dagar. Skriv datumet, som 22/11.');
  }
  const [, word = '', rest = ''] =
    /^(?:pa )?([a-z]{3,})\.?,? ?(.*)$/.exec(typed.replace(/^den /, '')) ?? [];
  const weekday = weekdays.findIndex((name) => word !== '' && `${name}en`.startsWith(word)) + 1;
  if (weekday === 0) return sensible(readDate(typed.replace(/^den /, ''), 0, today));
  if (rest === '') return comingWeekday(weekday, today);
  const read = sensible(readDate(rest.replace(/^den /, ''), weekday, today));
  if (!read.ok || isoWeekday(read.value) === weekday) return read;
  const { day, month, year } = read.value;
  return refused(`${day}/${month} ${year} är en ${formatWeekday(read.value)}.`);
}

function folded(text: string): string {
  return codeText(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function comingWeekday(weekday: number, today: CalendarDate): Parsed<CalendarDate> {
  const days = (weekday + 6 - isoWeekday(today)) % 7;
  const value = today.add({ days: days + 1 });
  if (days < 6) return { ok: true, value };
  const then = `${value.day}/${value.month}`;
  return refused(`Idag är det ${formatWeekday(today)}. Skriv idag eller ${then}.`);
}

/** Reads all that has a number in it; `weekday` is the day of a week that is named by its number, 0 when none is typed. */
function readDate(text: string, weekday: number, today: CalendarDate): Parsed<CalendarDate> {
  const whole =
    /^(?<year>\d{4}|\d{2})(?<month>\d{2})(?<day>\d{2})$/.exec(text) ??
    /^(?<year>\d{4})(?<mark>[-./ ])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/.exec(text) ??
    /^(?<year>\d{2})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text) ??
    /^(?<day>\d{1,2})(?:\/|\. ?)(?<month>\d{1,2})\.?(?:[-/. ] ?(?<year>\d{4}|\d{2}))?$/.exec(text);
  if (whole?.groups) {
    const { year, month, day } = whole.groups;
    return dayWith(year, Number(month), Number(day), today);
  }
  const named = /^(\d{1,2})(?::[ae])? ?([a-z]{3,})\.?(?: (\d{4}))?$/.exec(text);
  const month = months.findIndex((name) => name.startsWith(named?.[2] ?? '?')) + 1;
  if (named && month > 0) return dayWith(named[3], month, Number(named[1]), today);
  const [, week] = /^v(?:ecka)?\.? ?(\d{1,2})$/.exec(text) ?? [];
  if (week !== undefined) {
    return weekday === 0
      ? refused('Skriv veckodagen också, som fredag v. 48.')
      : dayOfWeek(Number(week), weekday, today);
  }
  if (/^\d{1,2}(?::[ae])?$/.test(text)) return refused('Skriv månaden också, som 22/11.');
  return refused('Skriv datumet som 2026-11-22 eller 22/11.');
}

function dayWith(
  year: string | undefined,
  month: number,
  day: number,
  today: CalendarDate,
): Parsed<CalendarDate> {
  if (month > 12) return refused(`Månad ${month} finns inte. Skriv dagen först, som 22/11.`);
  const years = year === undefined ? yearsAround(today) : [yearOf(year)];
  const found = years
    .map((each) => new CalendarDate(each, month, day))
    // A day that does not exist becomes the last one of its month.
    .filter((date) => date.day === day && date.month === month);
  const value = year === undefined ? found.find((date) => isRecent(date, today)) : found[0];
  if (value === undefined) return refused('Datumet finns inte.');
  // `22-11-26` may be meant as the 22nd of November; a year of two digits must therefore be close.
  const isClose = value.year >= today.year - 1 && value.year <= today.year + 3;
  if (year?.length === 2 && !isClose) {
    return refused('Skriv året med fyra siffror, som 2026-11-22.');
  }
  return { ok: true, value };
}

function dayOfWeek(week: number, weekday: number, today: CalendarDate): Parsed<CalendarDate> {
  const value = yearsAround(today)
    .map((year) => {
      // The fourth of January is always in the first week.
      const fourth = new CalendarDate(year, 1, 4);
      return fourth.add({ days: 7 * (week - 1) + weekday - isoWeekday(fourth) });
    })
    .find((date) => isoWeek(date).week === week && isRecent(date, today));
  return value ? { ok: true, value } : refused(`Vecka ${week} finns inte.`);
}

function sensible(read: Parsed<CalendarDate>): Parsed<CalendarDate> {
  return read.ok && !isSensible(read.value) ? refused('Kontrollera året.') : read;
}

function yearOf(text: string): number {
  return Number(text) + (text.length === 2 ? 2000 : 0);
}

function yearsAround({ year }: CalendarDate): number[] {
  return [year - 1, year, year + 1];
}

function isRecent(date: CalendarDate, today: CalendarDate): boolean {
  return date.compare(today.subtract({ months: monthsBack })) >= 0;
}
