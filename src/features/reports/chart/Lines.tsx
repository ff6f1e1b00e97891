import type { TimeStep } from './timeSteps';
import styles from './Chart.module.css';

/** The height of the drawing and the width of a step in units of its own, which the box stretches. */
const [height, width] = [100, 10] as const;

/** Two lines through the steps, the former one dashed; a step without a value is a gap. */
export function Lines({
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
  const span = most - least || 1;
  const point = (value: number, place: number) =>
    `${(place + 0.5) * width} ${(((most - value) / span) * height).toFixed(1)}`;
  const line = (of: (step: TimeStep) => number | null) =>
    steps
      .map((step, place) => {
        const value = of(step);
        if (value === null) return '';
        const former = steps[place - 1];
        const isJoined = former !== undefined && of(former) !== null;
        return `${isJoined ? 'L' : 'M'}${point(value, place)}`;
      })
      .join('');
  const dots = steps
    .map(({ value }, place) => (value === null ? '' : `M${point(value, place)}h0`))
    .join('');
  const end = steps.length * width;
  return (
    <svg
      viewBox={`0 0 ${end} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={findingId}
    >
      <path className={styles.frame} d={`M0 0H${end}M0 ${height}H${end}`} />
      <path className={styles.formerLine} d={line(({ before }) => before)} />
      <path className={styles.presentLine} d={line(({ value }) => value)} />
      {/* A line without a length is a round dot, also where the drawing is stretched. */}
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
