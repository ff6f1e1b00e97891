import { parseDate } from '@internationalized/date';
import { kmPerDay, type Reading } from '@/domain/servicebook/nextService';
import { formatOdometer } from '@/domain/values/odometer';
import styles from './OdometerCurve.module.css';

/** The size of the drawing, and the room at its edges, in units of its own. */
const [width, height, edge] = [320, 120, 8] as const;

/**
 * How the odometer has risen, as a line, told by its finding in words and with its readings in a table; nothing for a car of
 * which fewer than two readings are known.
 */
export function OdometerCurve({ readings }: { readings: readonly Reading[] }) {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || readings.length < 2) return null;
  const days = ({ on }: Reading) => parseDate(on).compare(parseDate(first.on));
  const kms = readings.map(({ km }) => km);
  const [least, most] = [Math.min(...kms), Math.max(...kms)];
  const at = (reading: Reading) => {
    const x = edge + ((width - 2 * edge) * days(reading)) / Math.max(1, days(last));
    const y =
      height - edge - ((height - 2 * edge) * (reading.km - least)) / Math.max(1, most - least);
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  };
  const points = readings.map(at);
  const perDay = kmPerDay(readings);
  const finding =
    perDay === null
      ? `Från ${formatOdometer(first.km)} till ${formatOdometer(last.km)}.`
      : `Går ungefär ${formatOdometer(Math.round((perDay * 365) / 1000) * 1000)} om året.`;
  return (
    <figure className={styles.figure}>
      <figcaption>{finding}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.curve}
        role="img"
        aria-label={`Mätarställning ${first.on} till ${last.on}. ${finding}`}
      >
        <line x1={edge} y1={height - edge} x2={width - edge} y2={height - edge} />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, place) => (
          <circle key={place} cx={x} cy={y} r={3.5} />
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{first.on}</span>
        <span>{last.on}</span>
      </div>
      <details>
        <summary>Visa mätarställningarna</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Datum</th>
              <th scope="col">Mätarställning</th>
            </tr>
          </thead>
          <tbody>
            {readings.toReversed().map(({ on, km }, place) => (
              <tr key={place}>
                <td>{on}</td>
                <td>{formatOdometer(km)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
