import type { Entry } from '@/domain/values/live';
import type { Resource } from '@/domain/workshop/resource';
import eventStyles from './EventCard.module.css';
import styles from './Legend.module.css';

/** The resources' colours, where nothing else tells at which resource a booking is. */
export function PlaceLegend({ resources }: { resources: Entry<Resource>[] }) {
  return (
    <ul className={styles.legend} aria-label="Platsernas färger">
      {resources.map(({ id, data: { name, colour } }) => (
        <li key={id}>
          <span
            className={`${styles.sample} ${styles.place} ${eventStyles[colour]}`}
            aria-hidden="true"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
