import { linesOf, type WorkOrder } from './order';
import { overCeiling } from './priceCeiling';
import { type Stage, stepFault } from './stage';

/** The reason in Swedish why an order on which `running` people work cannot take a step now; null when it can. */
export function faultOf(
  order: Pick<WorkOrder, 'stage' | 'lines' | 'priceType' | 'agreedPriceType' | 'discountBp'>,
  running: number,
  to: Stage,
): string | null {
  const lines = linesOf(order).map(({ line }) => line);
  return stepFault({ stage: order.stage, lines, running, overOre: overCeiling(lines, order) }, to);
}
