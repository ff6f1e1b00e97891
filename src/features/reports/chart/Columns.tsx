import { useId } from 'react';
import { downOf, Drawing, drawingHeight, type Drawn, stepWidth } from './Drawing';
import styles from './Chart.module.css';

/** Columns of each step, the former one hatched and the present one filled; those of less than nothing hang below the line. */
export function Columns({ steps, findingId, ...scale }: Drawn) {
  const hatchId = useId();
  const y = downOf(scale);
  const end = steps.length * stepWidth;
  const column = (value: number | null, x: number, wide: number) => {
    const ends = [y(value ?? 0), y(0)];
    return { x, width: wide, y: Math.min(...ends), height: Math.max(...ends) - Math.min(...ends) };
  };
  return (
    <Drawing steps={steps} findingId={findingId}>
      <pattern id={hatchId} width="2" height="8" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} d="M0 8 2 0M-1 4 1 -4M1 12 3 4" />
      </pattern>
      <path className={styles.frame} d={`M0 0H${end}M0 ${drawingHeight / 2}H${end}`} />
      {steps.map(({ key, value, before }, place) => (
        <g key={key}>
          <rect
            className={styles.former}
            fill={`url(#${hatchId})`}
            {...column(before, place * stepWidth + 1.5, 3)}
          />
          <rect className={styles.present} {...column(value, place * stepWidth + 5, 3.5)} />
        </g>
      ))}
      <path className={styles.zero} d={`M0 ${y(0)}H${end}`} />
    </Drawing>
  );
}
