import { formatIntervals, weekdayLabels, weekdays } from '@/domain/workshop/openingHours';
import styles from './dayList.module.css';
import type { UsualHours as Usual } from './hoursForm';

/** The usual week for a person who may not change it. */
export function UsualHours({ usual: { week, closedOnHolidays } }: { usual: Usual }) {
  return (
    <dl className={styles.days}>
      {weekdays.map((day) => (
        <div key={day}>
          <dt>{weekdayLabels[day]}</dt>
          <dd>{formatIntervals(week[day]) || 'Stängt'}</dd>
        </div>
      ))}
      <div>
        <dt>Helgdagar</dt>
        <dd>{closedOnHolidays ? 'Stängt' : 'Som en vanlig vecka'}</dd>
      </div>
    </dl>
  );
}
