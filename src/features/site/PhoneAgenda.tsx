import styles from './PhoneAgenda.module.css';
import { Plate } from '@/ui/controls/Plate';

const rows = [
  ['08:00', 'ABC 123', 'Stor service', 'Lyft 1', 'done'],
  ['08:30', 'MLK 47P', 'Bromsar fram', 'Lyft 2', 'done'],
  ['10:00', 'ABC 123', 'Helrekond', 'Tvätthall', 'wash'],
  ['11:00', 'TJH 31C', 'Kamrem', 'Lyft 2', 'waiting'],
  ['13:00', 'OSB 641', 'Däckskifte', 'Lyft 1', 'booked'],
] as const;

const status = { done: 'Klar', wash: 'Pågår', waiting: 'Incheckad', booked: 'Bokad' };

/** Picture: the day's bookings as a list on a phone. */
export function PhoneAgenda() {
  return (
    <div
      className={styles.phone}
      role="img"
      aria-label="Dagen i mobilen: en lista med klockslag, registreringsnummer, tjänst, plats och status för varje bil."
    >
      <p>
        <b>Fredag</b> 5 bilar
      </p>
      <ol>
        {rows.map(([time, number, job, place, kind]) => (
          <li key={time} className={styles[kind]}>
            <time>{time}</time>
            <span>
              <Plate number={number} />
              <em>{status[kind]}</em>
              <small>
                {job} · {place}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.saved}>Sparat</p>
    </div>
  );
}
