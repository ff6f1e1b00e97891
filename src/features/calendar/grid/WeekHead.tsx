import type { CalendarDate } from '@internationalized/date';
import { formatFree } from '@/domain/booking/loadOf';
import { totalRoom, type WeekCell } from '@/domain/booking/weekRows';
import { isRedDay } from '@/domain/time/swedishHolidays';
import { formatDay, formatShortWeekday } from '@/domain/time/swedishTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { headNote } from '@/domain/workshop/rangeNote';
import styles from './WeekTable.module.css';

/** The days of the week, each with the room that is left; a day leads to its own view. */
export function WeekHead({
  days,
  today,
  hours,
}: {
  /** Each day with the cells of the places at which jobs are done. */
  days: { day: CalendarDate; places: WeekCell[] }[];
  today: CalendarDate;
  hours: OpeningHours;
}) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          Plats
        </th>
        {days.map(({ day, places }) => {
          const room = totalRoom(places);
          const isOver = day.compare(today) < 0;
          const isToday = day.compare(today) === 0;
          return (
            <th
              key={day.toString()}
              scope="col"
              data-day={day.toString()}
              className={isToday ? styles.today : undefined}
              aria-current={isToday ? 'date' : undefined}
            >
              <button
                type="button"
                className={isRedDay(day) ? `${styles.day} ${styles.red}` : styles.day}
                data-show-day={day.toString()}
                title={`Visa ${formatDay(day, today)}`}
              >
                {formatShortWeekday(day)}
              </button>
              <small>
                {headNote(day, hours) ||
                  (room && room.open > 0 && !isOver && formatFree(room.free))}
              </small>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
