import styles from './DayPlan.module.css';
import { Plate } from '@/ui/controls/Plate';

/** Length in half hours, colour, plate, job and status; a slot with only a length is free time. */
type Slot = readonly [number, string?, string?, string?, string?];

const columns: readonly (readonly [string, readonly Slot[]])[] = [
  [
    'Lyft 1',
    [
      [4, 'green', 'ABC 123', 'Stor service', 'Klar'],
      [3, 'petrol', 'GHI 789', 'Felsökning', 'Pågår'],
      [3, 'petrol', 'NKP 220', 'Däckskifte'],
    ],
  ],
  [
    'Lyft 2',
    [
      [1],
      [3, 'green', 'MLK 47P', 'Bromsar', 'Klar'],
      [2],
      [4, 'amber', 'TJH 31C', 'Kamrem', 'Incheckad'],
    ],
  ],
  [
    'Tvätthall',
    [
      [2, 'sky', 'XYZ 890', 'Handtvätt'],
      [2, 'sky', 'LPR 553', 'Handtvätt'],
      [4, 'sky', 'ABC 123', 'Helrekond', 'Pågår'],
      [2, 'sky', 'OSB 641', 'Invändigt'],
    ],
  ],
];

/** Picture: a morning with two lifts and a wash lane. A screen reader meets a single image. */
export function DayPlan() {
  return (
    <div
      className={styles.plan}
      role="img"
      aria-label="Dagens plan: lyftar och tvätthall som kolumner med bilarna under varandra. ABC 123 är klar på Lyft 1 och rekondas nu i tvätthallen."
    >
      <p>
        <b>Dagens plan</b> Öppet 07:00–17:00
      </p>
      <div>
        <ol>
          {['08', '09', '10', '11', '12'].map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
          <li>10:20</li>
        </ol>
        {columns.map(([name, slots]) => (
          <div key={name}>
            <b>{name}</b>
            {slots.map(([halfHours, kind = 'free', number, job, status], row) => (
              <span key={row} className={`${styles[kind]} ${styles[`rows${halfHours}`]}`}>
                {number && <Plate number={number} />}
                {status && <em>{status}</em>}
                {job && <small>{job}</small>}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
