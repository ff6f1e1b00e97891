import {
  formatJudgement,
  type InspectionFields,
  newInspection,
  type Point,
  pointsOf,
} from '@/domain/order/inspection';
import { addMinutes } from '@/domain/time/swedishTime';
import { templatePoints } from '@/domain/workshop/inspectionTemplate';
import { starterInspections } from '@/domain/workshop/starterInspections';
import type { DemoOrder } from './orders';

interface DemoInspection {
  id: string;
  values: InspectionFields;
  createdAt: Date;
  updatedAt: Date;
}

/** What a mechanic reads off a car that is as it should be, in thousandths of the unit. */
const usual: Record<string, number> = { mm: 6000, V: 12_600, bar: 2400, '°C': -35_000, '%': 1000 };

const faults: (Pick<Point, 'state'> & Partial<Point>)[] = [
  { state: 'red', milliValue: 2000, note: 'Behöver åtgärdas nu' },
  { state: 'amber', milliValue: 3500, note: 'Följ upp vid nästa service' },
  { state: 'amber' },
];

/**
 * The inspections of every third order whose car has come: of a car that is still being worked on the last points are
 * not checked. They use no chance, so that the rest of the demo stays.
 */
export function demoInspections(orders: readonly DemoOrder[]): DemoInspection[] {
  return orders
    .filter(({ values: { stage } }) => stage !== 'planned' && stage !== 'cancelled')
    .filter((_, place) => place % 3 === 0)
    .map(inspectionOf);
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
  return {
    id: `${orderId}_demo`,
    values: made,
    createdAt,
    updatedAt: addMinutes(createdAt, checked),
  };
}
