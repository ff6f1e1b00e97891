import styles from './pictures.module.css';
import { Plate } from '@/ui/controls/Plate';

const stops = [
  ['08:00', 'Stor service på Lyft 1'],
  ['10:00', 'Helrekond i tvätthallen'],
  ['12:00', 'Klar att hämta'],
];

/** Picture: the way of one car from the lift through the wash to its owner. */
export function CarsDay() {
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label="En bokning med flera tjänster: ABC 123 har service på Lyft 1 kl. 08:00, helrekond kl. 10:00 och är klar kl. 12:00."
    >
      <p>
        <b>En bokning, två tjänster</b> <Plate number="ABC 123" />
      </p>
      <ul className={styles.way}>
        {stops.map(([time, stop]) => (
          <li key={time}>
            <b>{time}</b> {stop}
          </li>
        ))}
      </ul>
    </div>
  );
}
