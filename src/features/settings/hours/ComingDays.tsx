import type { CalendarDate } from '@internationalized/date';
import {
  closedText,
  type DayHours,
  formatIntervals,
  type OpeningHours,
  openingHoursOn,
} from '@/domain/workshop/openingHours';
import { formatDay } from '@/domain/time/swedishTime';
import styles from './dayList.module.css';
import sectionStyles from './OpeningHoursSection.module.css';

const shownDays = 14;

/** The coming 14 days, each with its open times or the reason why the workshop is closed. */
export function ComingDays({ hours, today }: { hours: OpeningHours; today: CalendarDate }) {
  const dates = Array.from({ length: shownDays }, (_, days) => today.add({ days }));
  return (
    <section className={sectionStyles.card} aria-labelledby="coming-days">
      <h3 id="coming-days">De närmaste {shownDays} dagarna</h3>
      <dl className={styles.days}>
        {dates.map((date, index) => {
          const day = openingHoursOn(date, hours);
          return (
            <div key={date.toString()} className={index === 0 ? styles.today : undefined}>
              <dt>
                {index === 0 && 'Idag, '}
                {formatDay(date, today)}
              </dt>
              <dd className={day.kind === 'closed' ? styles.closed : undefined}>
                {textOfDay(day)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function textOfDay(day: DayHours): string {
  if (day.kind === 'open') {
    const times = formatIntervals(day.intervals);
    return day.label ? `${times} (${day.label})` : times;
  }
  return closedText(day);
}
