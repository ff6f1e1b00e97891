import { bookingStatuses, bookingStatusLabels } from '@/domain/booking/booking';
import { Icon } from '@/ui/icons/Icon';
import { statusIcons } from './statusIcons';
import cardStyles from './WeekCard.module.css';
import styles from './Legend.module.css';

/** The meaning of the colours and marks in the week. */
export function WeekLegend() {
  return (
    <ul className={styles.legend} aria-label="Färger och märken">
      {bookingStatuses.map((status) => {
        const icon = statusIcons[status];
        return (
          <li key={status}>
            <span className={`${styles.sample} ${cardStyles[status]}`} aria-hidden="true">
              {icon && <Icon d={icon} size={14} />}
            </span>
            {bookingStatusLabels[status]}
          </li>
        );
      })}
      <li>
        <span className={`${styles.sample} ${styles.edge}`} aria-hidden="true" />
        Kanten: platsens färg
      </li>
      <li>
        <span className={`${styles.sample} ${styles.bar}`} aria-hidden="true" />
        Bokad del av dagen
      </li>
      <li>
        <span className={`${styles.sample} ${styles.shut}`} aria-hidden="true" />
        Stängt
      </li>
    </ul>
  );
}
