import type { Entry } from '@/domain/values/live';
import { type Inspection, isTouched, pointsOf } from './inspection';
import type { OrderEvent } from '@/domain/order/orderEvent';
import { formatToldPoint, parseToldPoint, type ToldPoint } from './toldPoint';

/** A part of an inspection that the events of its order do not account for. */
export type InspectionFault =
  /** No event tells that the inspection was begun. */
  | { kind: 'inspection'; templateName: string }
  /** A stored point, `group|unit|text|state|milliValue|note`: as its events tell it, and as it is. */
  | { kind: 'point'; told: string; is: string };

/** The parts of an inspection that the check compares. */
export type CheckedInspection = Pick<
  Inspection,
  'templateName' | 'points' | 'judged' | 'measured' | 'notes' | 'photos' | 'updatedAt'
>;

const found = ['state', 'milliValue', 'note'] as const;

/**
 * Replays the events of an inspection, among all of its order, and gives what they do not account for: states, measured values and
 * notes of points. An inspection that was read before its latest event has no faults yet.
 */
export function inspectionFaults(
  { id, data }: { id: string; data: CheckedInspection },
  events: readonly Entry<OrderEvent>[],
): InspectionFault[] {
  const told = events
    .map((each) => each.data)
    .filter(({ inspectionId }) => inspectionId === id)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  if (told.some(({ createdAt }) => createdAt > data.updatedAt)) return [];
  const isBegun = told.some(({ kind }) => kind === 'inspection');
  const points = pointsOf(data).flatMap(({ id: pointId, point }): InspectionFault[] => {
    const own = told.filter(({ kind, lineId }) => kind === 'point' && lineId === pointId);
    if (own.length === 0 && !isTouched({ ...point, photoIds: [] })) return [];
    const blank = { ...point, state: 'unchecked', milliValue: null, note: '' } as const;
    const [last, is] = [formatToldPoint(replayed(blank, own)), formatToldPoint(point)];
    return last === is ? [] : [{ kind: 'point', told: last, is }];
  });
  return [
    ...(isBegun ? [] : [{ kind: 'inspection', templateName: data.templateName } as const]),
    ...points,
  ];
}

/**
 * A point after its events. Each counts for what it changed alone: of two people at one point, the one who measures does not know
 * the note that the other writes.
 */
function replayed(blank: ToldPoint, events: readonly OrderEvent[]): ToldPoint {
  return events.reduce((point, event) => {
    const before = parseToldPoint(event.before ?? '');
    const after = parseToldPoint(event.after ?? '');
    if (!after) return point;
    const changed = found.filter((field) => !before || before[field] !== after[field]);
    return { ...point, ...Object.fromEntries(changed.map((field) => [field, after[field]])) };
  }, blank);
}
