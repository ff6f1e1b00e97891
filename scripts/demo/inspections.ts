import {
  formatJudgement,
  type InspectionFields,
  newInspection,
  type Point,
  pointsOf,
} from '@/domain/inspection/inspection';
import { inspectionEvent } from '@/domain/inspection/inspectionEdit';
import { formatToldPoint } from '@/domain/inspection/toldPoint';
import { addMinutes } from '@/domain/time/swedishTime';
import { templatePoints } from '@/domain/workshop/inspectionTemplate';
import { starterCheck, starterInspections } from '@/domain/workshop/starterInspections';
import type { DemoOrder } from './orders';
import type { DemoEvent } from './orderSteps';

interface DemoInspection {
  id: string;
  values: InspectionFields;
  createdAt: Date;
  updatedAt: Date;
  /** The events of the inspection by id: its beginning, and each point that somebody has looked at. */
  events: DemoEvent[];
}

/** The readings of a car that is as it should be, in thousandths of the unit. */
const usual: Record<string, number> = { mm: 6000, V: 12_600, bar: 2400, '°C': -35_000, '%': 1000 };

const faults: (Pick<Point, 'state'> & Partial<Point>)[] = [
  { state: 'red', milliValue: 2000, note: 'Behöver åtgärdas nu' },
  { state: 'amber', milliValue: 3500, note: 'Följ upp vid nästa service' },
  { state: 'amber' },
];

/**
 * The inspections of every third order whose car has come: of a car that is still being worked on the last points are
 * not checked. The inspections of cars that are being checked before they are handed over, and of ready ones, follow.
 * They use no chance, so that the rest of the demo stays.
 */
export function demoInspections(orders: readonly DemoOrder[]): DemoInspection[] {
  return [
    ...orders
      .filter(({ values: { stage } }) => stage !== 'planned' && stage !== 'cancelled')
      .filter((_, place) => place % 3 === 0)
      .map(inspectionOf),
    ...orders
      .filter(({ values: { stage } }) => stage === 'checking' || stage === 'ready')
      .map(checkOf),
  ];
}

/** The check of a car by somebody who has not worked on it; one that is going on has points left. */
function checkOf({ id: orderId, values, updatedAt }: DemoOrder): DemoInspection {
  const { name, points } = starterCheck;
  const made = newInspection(orderId, name, templatePoints(points), true);
  const entries = pointsOf(made);
  const checked = values.stage === 'ready' ? entries : entries.slice(0, 3);
  for (const [at, { id }] of checked.entries()) {
    const judgement = { by: 'demo-owner', at: addMinutes(updatedAt, at - entries.length) };
    made.judged[id] = formatJudgement({ state: 'green', ...judgement });
  }
  const createdAt = addMinutes(updatedAt, -entries.length);
  return told(`${orderId}_check`, made, createdAt, updatedAt);
}

function inspectionOf(
  { id: orderId, values, createdAt }: DemoOrder,
  place: number,
): DemoInspection {
  const [workshop, tyres, wash] = starterInspections;
  const template = values.group === 'wash' ? wash : place % 4 === 1 ? tyres : workshop;
  const made = newInspection(orderId, template?.name ?? '', templatePoints(template?.points ?? ''));
  const entries = pointsOf(made);
  const isBegun = values.stage === 'checkedIn' || values.stage === 'working';
  const checked = isBegun ? Math.ceil(entries.length * 0.6) : entries.length;
  const by = values.staffId ?? 'demo-staff';
  for (const [at, { id, point }] of entries.slice(0, checked).entries()) {
    const fault = (at * 7 + place) % 11 === 0 ? faults[(at + place) % faults.length] : undefined;
    const judgement = { state: fault?.state ?? 'green', by, at: addMinutes(createdAt, at) };
    made.judged[id] = formatJudgement(judgement);
    const milliValue = (point.unit === 'mm' && fault?.milliValue) || usual[point.unit];
    if (milliValue) made.measured[id] = String(milliValue);
    if (fault?.note) made.notes[id] = fault.note;
  }
  return told(`${orderId}_demo`, made, createdAt, addMinutes(createdAt, checked));
}

/** An inspection with its events, one for all that was found at a point. */
function told(
  id: string,
  values: InspectionFields,
  createdAt: Date,
  updatedAt: Date,
): DemoInspection {
  const about = { orderId: values.orderId, inspectionId: id, made: null };
  const begun = { ...about, ...inspectionEvent(values.templateName) };
  const points = pointsOf(values).flatMap(({ id: pointId, point }) => {
    if (point.at === null) return [];
    const blank = { ...point, state: 'unchecked', milliValue: null, note: '' } as const;
    return {
      id: `${id}-${pointId}`,
      values: {
        ...({ ...about, kind: 'point', lineId: pointId, reason: null } as const),
        ...{ before: formatToldPoint(blank), after: formatToldPoint(point) },
      },
      createdAt: point.at,
    };
  });
  const events = [{ id: `${id}-begun`, values: begun, createdAt }, ...points];
  return { id, values, createdAt, updatedAt, events };
}
