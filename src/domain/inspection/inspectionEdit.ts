import { cellText } from '@/domain/values/cellText';
import {
  formatJudgement,
  inspectionLimits,
  type Judgement,
  type Point,
  type PointEntry,
} from './inspection';
import { formatMeasured } from './measured';
import type { OrderEventFields } from '@/domain/order/orderEvent';
import { lineText, noDiscount, type OrderLine } from '@/domain/order/orderLine';
import { formatToldPoint } from './toldPoint';

type Event = Omit<OrderEventFields, 'orderId' | 'inspectionId'>;

/** A change of one point: the fields to write, and what the order's history tells of it. */
export interface PointEdit {
  values: Record<string, unknown>;
  event: Event;
}

/** A change that a person makes at a point. */
export type PointChange = Judgement | Partial<Pick<Point, 'milliValue' | 'note'>>;

/** The event of a new inspection. */
export function inspectionEvent(templateName: string): Event {
  const none = { lineId: null, before: null, reason: null };
  return { ...none, kind: 'inspection', after: templateName };
}

/**
 * Writes a finding at one point. It names no former value: of two people who judge the same point the last wins, and the history
 * shows both.
 */
export function pointEdit({ id, point }: PointEntry, change: PointChange): PointEdit {
  const values: Record<string, unknown> = {};
  if ('state' in change) values[`judged.${id}`] = formatJudgement(change);
  else {
    const { milliValue, note } = change;
    if (milliValue !== undefined) values[`measured.${id}`] = milliValue?.toString() ?? null;
    if (note !== undefined)
      values[`notes.${id}`] = cellText(note, inspectionLimits.note.max) || null;
  }
  const after = formatToldPoint({ ...point, ...change });
  return {
    values,
    event: { kind: 'point', lineId: id, before: formatToldPoint(point), after, reason: null },
  };
}

/**
 * The id of the line that is made of a point, so that two people who make one of the same point make one line. It sorts
 * after the lines that were there when the inspection began.
 */
export function lineIdOf(inspectionId: string, pointId: string): string {
  return `${inspectionId.split('_')[1] ?? ''}-${pointId}`;
}

/** The line that is made of a point: its text and what was measured, to be priced later. */
export function lineOfPoint(
  point: Pick<Point, 'text' | 'unit' | 'milliValue'>,
  staffId: string | null,
): OrderLine {
  const measured = formatMeasured(point);
  return {
    kind: 'labour',
    milliQty: 1000,
    unit: 'h',
    unitOre: 0,
    ...noDiscount,
    vatRate: 25,
    staffId,
    answer: 'open',
    agreedOre: null,
    work: 'todo',
    text: lineText([point.text, measured].filter(Boolean).join(', ')),
  };
}
