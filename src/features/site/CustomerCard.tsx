import styles from './pictures.module.css';
import { Plate } from '@/ui/controls/Plate';

const history = [
  ['12 nov', 'Däckskifte, hjul på hylla B14'],
  ['3 juni', 'Stor service, 6 420 mil'],
  ['18 jan', 'Bromsar bak'],
];

/** Picture: a customer with the car and the jobs done on it. */
export function CustomerCard() {
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label="Kundkort: Eva Lindqvist med bilen ABC 123 och tre tidigare besök."
    >
      <p>
        <b>Eva Lindqvist</b> <Plate number="ABC 123" />
      </p>
      <ul>
        {history.map(([day, job]) => (
          <li key={day}>
            <b>{day}</b> {job}
          </li>
        ))}
      </ul>
    </div>
  );
}
