import type { Entry } from '@/domain/values/live';
import { type Inspection, pointsOf } from './inspection';
import { lineIdOf } from './inspectionEdit';
import type { WorkOrder } from '@/domain/order/order';
import { parseLine } from '@/domain/order/orderLine';

/** A red point of an inspection that nothing has been decided about. */
export interface RedPoint {
  inspectionId: string;
  pointId: string;
  text: string;
  /** Why it is left: `har ingen rad än`. */
  why: string;
}

/**
 * The red points of an order that are no line yet, or a line without an answer. `inspections` begin with the newest; of
 * the checks only the latest counts.
 */
export function undecidedReds(
  order: Pick<WorkOrder, 'lines'>,
  inspections: readonly Entry<Inspection>[],
): RedPoint[] {
  const check = inspections.find(({ data }) => data.isCheck);
  const counting = inspections.filter((each) => !each.data.isCheck || each === check);
  return counting.flatMap(({ id: inspectionId, data }) =>
    pointsOf(data).flatMap(({ id: pointId, point }) => {
      if (point.state !== 'red') return [];
      const line = parseLine(order.lines[lineIdOf(inspectionId, pointId)] ?? '');
      if (line && line.answer !== 'open') return [];
      const why = line
        ? 'kunden har inte svarat'
        : data.isCheck
          ? 'rött i kontrollen'
          : 'har ingen rad än';
      return [{ inspectionId, pointId, text: point.text, why }];
    }),
  );
}
