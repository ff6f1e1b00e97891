import type { CalendarDate } from '@internationalized/date';
import { formatRange } from '@/domain/time/calendarRange';
import { holidayOn, isRedDay } from '@/domain/time/swedishHolidays';
import { formatLongDay, isoWeek } from '@/domain/time/swedishTime';
import { readTypedDay } from '@/domain/time/typedDay';
import { type OpeningHours, openingHoursOn } from '@/domain/workshop/openingHours';
import type { Days } from '@/ui/dates/days';

/**
 * The days of a workshop for date fields; without hours, while these are being fetched, no day is marked as closed.
 * `refusal` gives the reason why a day cannot be chosen, or ''.
 */
export function daysIn(
  hours: OpeningHours | null | undefined,
  today: CalendarDate,
  refusal: (day: CalendarDate) => string = () => '',
): Days {
  return {
    today,
    refusal,
    read(text) {
      const read = readTypedDay(text, today);
      const message = read.ok ? refusal(read.value) : '';
      return message === '' ? read : { ok: false, message };
    },
    textOf: (day) => `${formatLongDay(day)} ${day.year}`,
    monthOf: (day) => formatRange('month', day, today),
    weekOf: (day) => isoWeek(day).week,
    noteOf(day) {
      const label = hours?.exceptions.get(day.toString())?.label;
      return {
        isRed: isRedDay(day),
        isClosed: hours ? openingHoursOn(day, hours).kind === 'closed' : false,
        name: [...new Set([holidayOn(day)?.name, label])].filter(Boolean).join(', '),
      };
    },
  };
}
