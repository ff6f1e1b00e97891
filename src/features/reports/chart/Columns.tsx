import { useId } from 'react';
import type { TimeStep } from './timeSteps';
import styles from './Chart.module.css';

/** The height of the drawing and the width of a step in units of its own, which the box stretches. */
const [height, width] = [100, 10] as const;

/** Columns of each step, the former one hatched and the present one filled; those of less than nothing hang below the line. */
export function Columns({
  steps,
  most,
  least,
  findingId,
}: {
  steps: readonly TimeStep[];
  most: number;
  least: number;
  findingId: string;
}) {
  const hatchId = useId();
  const span = most - least || 1;
  const y = (value: number) => ((most - value) / span) * height;
  const column = (value: number | null, x: number, wide: number) => {
    const ends = [y(value ?? 0), y(0)];
    return { x, width: wide, y: Math.min(...ends), height: Math.max(...ends) - Math.min(...ends) };
  };
  return (
    <svg
      viewBox={`0 0 ${steps.length * width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={findingId}
    >
      <pattern id={hatchId} width="2" height="8" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} d="M0 8 2 0M-1 4 1 -4M1 12 3 4" />
      </pattern>
      <path className={styles.frame} d={`M0 0H${steps.length * width}`} />
      {steps.map(({ key, value, before }, place) => (
        <g key={key}>
          <rect
            className={styles.former}
            fill={`url(#${hatchId})`}
            {...column(before, place * width + 1.5, 3)}
          />
          <rect className={styles.present} {...column(value, place * width + 5, 3.5)} />
        </g>
      ))}
      <path className={styles.zero} d={`M0 ${y(0)}H${steps.length * width}`} />
    </svg>
  );
}
