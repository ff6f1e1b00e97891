import styles from './BookingCard.module.css';
import { Plate } from '@/ui/controls/Plate';

const rows = [
  ['Kund', 'Eva Lindqvist', '070-174 06 05'],
  ['Lyft 1', 'Stor service', '08:00–10:00'],
  ['Tvätthall', 'Helrekond', '10:00–12:00'],
  ['Mekaniker', 'Amira H', 'ledig 08:00–12:00'],
];

/** Picture: a booking with its car, its owner and two services in sequence. */
export function BookingCard() {
  return (
    <div
      className={styles.card}
      role="img"
      aria-label="En bokning: ABC 123, Volvo V60, Eva Lindqvist. Stor service på Lyft 1 kl. 08:00–10:00, helrekond i tvätthallen kl. 10:00–12:00. Lyft, tvätthall och mekaniker är lediga."
    >
      <p>
        <Plate number="ABC 123" />
        <b>Volvo V60, 2019</b>
        <em>Bokad</em>
      </p>
      <dl>
        {rows.map(([what, who, when]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{who}</dd>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>Nyckel i brevlådan. Ring före tillägg.</p>
    </div>
  );
}
