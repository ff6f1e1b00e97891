import { downOf, Drawing, drawingHeight, type Drawn, stepWidth } from './Drawing';
import type { TimeStep } from '@/features/reports/model/timeSteps';
import styles from './Chart.module.css';

/** Two lines through the steps, the former one dashed; a step without a value is a gap. */
export function Lines({ steps, findingId, ...scale }: Drawn) {
  const y = downOf(scale);
  const point = (value: number, place: number) =>
    `${(place + 0.5) * stepWidth} ${y(value).toFixed(1)}`;
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
  const end = steps.length * stepWidth;
  return (
    <Drawing steps={steps} findingId={findingId}>
      <path
        className={styles.frame}
        d={`M0 0H${end}M0 ${drawingHeight / 2}H${end}M0 ${drawingHeight}H${end}`}
      />
      <path className={styles.formerLine} d={line(({ before }) => before)} />
      <path className={styles.presentLine} d={line(({ value }) => value)} />
      {/* A line without a length is a round dot, also where the drawing is stretched. */}
      <path className={styles.dots} d={dots} />
    </Drawing>
  );
}
