import type { ReactNode } from 'react';
import type { TimeStep } from '@/features/reports/model/timeSteps';

/** The height of a drawing and the width of a step in units of its own, which the box stretches. */
export const [drawingHeight, stepWidth] = [100, 10] as const;

/** The steps to draw, and the highest and lowest value of the scale. */
export interface Drawn {
  steps: readonly TimeStep[];
  most: number;
  least: number;
  /** The id of the finding in words, which names the drawing. */
  findingId: string;
}

/** Gives how far down a value stands. */
export function downOf({ most, least }: Pick<Drawn, 'most' | 'least'>) {
  const span = most - least || 1;
  return (value: number) => ((most - value) / span) * drawingHeight;
}

/** The surface of a drawing over the steps of a period, which is as wide as its box. */
export function Drawing({
  steps,
  findingId,
  children,
}: Pick<Drawn, 'steps' | 'findingId'> & { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${steps.length * stepWidth} ${drawingHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={findingId}
    >
      {children}
    </svg>
  );
}
