import { parseDate } from '@internationalized/date';
import { useId } from 'react';
import type { Reading } from '@/domain/servicebook/nextService';
import { odometerFinding } from '@/domain/servicebook/odometerFinding';
import { formatMil, formatOdometer } from '@/domain/values/odometer';
import styles from './OdometerCurve.module.css';

/** The size of the drawing in units of its own, which the box stretches. */
const [width, height] = [400, 100] as const;

/** The odometer over time, as a line, told by its finding in words and with its readings, the earliest first, in a table. */
export function OdometerCurve({ readings }: { readings: readonly Reading[] }) {
  const findingId = useId();
  return (
    <figure className={styles.figure}>
      <figcaption id={findingId}>{odometerFinding(readings)}</figcaption>
      {readings.length > 1 && (
        <>
          <Line readings={readings} findingId={findingId} />
          <Table readings={readings} />
        </>
      )}
    </figure>
  );
}

function Line({ readings, findingId }: { readings: readonly Reading[]; findingId: string }) {
  const days = readings.map(({ on }) => parseDate(on).compare(parseDate(readings[0]?.on ?? on)));
  const kms = readings.map(({ km }) => km);
  const [least, most] = [Math.min(...kms), Math.max(...kms)];
  const points = kms.map((km, place) => {
    const x = share(days[place] ?? 0, 0, days.at(-1) ?? 0) * width;
    const y = height - share(km, least, most) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <div className={styles.drawing}>
      <div className={styles.scale} aria-hidden="true">
        <span>{formatMil(most)}</span>
        <span>{formatMil(least)}</span>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={findingId}
      >
        <path className={styles.frame} d={`M0 0H${width}M0 ${height}H${width}`} />
        <polyline points={points.join(' ')} />
        {/* A line without a length is a round dot, also where the drawing is stretched. */}
        <path className={styles.dots} d={points.map((point) => `M${point}h0`).join('')} />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{readings[0]?.on}</span>
        <span>{readings.at(-1)?.on}</span>
      </div>
    </div>
  );
}

/** The position of a value between two others, from 0 to 1; in the middle where these are the same. */
function share(value: number, least: number, most: number): number {
  return most === least ? 0.5 : (value - least) / (most - least);
}

function Table({ readings }: { readings: readonly Reading[] }) {
  return (
    <details className={styles.readings}>
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
  );
}
