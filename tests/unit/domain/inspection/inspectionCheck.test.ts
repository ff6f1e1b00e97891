import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  formatJudgement,
  newInspection,
  type Point,
  pointsOf,
} from '@/domain/inspection/inspection';
import { type CheckedInspection, inspectionFaults } from '@/domain/inspection/inspectionCheck';
import { inspectionEvent, type PointChange, pointEdit } from '@/domain/inspection/inspectionEdit';
import { orderEventDocument } from '@/domain/order/orderEvent';
import { at } from '../../../support/swedishInstant';

const red = { state: 'red', by: 'kim', at: at('2026-11-20 08:20') } as const;
const measured = { milliValue: 2500 };
const made = newInspection('1042', 'Stor', [
  { group: 'Bromsar', unit: 'mm', text: 'Belägg fram' },
  { group: 'Ljus', unit: '', text: 'Halvljus' },
]);
const judged = { p00: formatJudgement(red) };
const inspection: CheckedInspection = { ...made, judged, updatedAt: at('2026-11-20 12:00') };

const eventOf = (minute: number, values: object) => ({
  ...{ id: `e${minute}`, pending: false },
  data: v.parse(orderEventDocument, {
    ...{ orderId: '1042', inspectionId: '1042_a', lineId: null, createdBy: 'olle' },
    ...{ createdAt: at(`2026-11-20 08:${minute}`), ...values },
  }),
});
/** The event of a change of the first point by somebody who sees it with `seen`. */
const changed = (minute: number, change: PointChange, seen: Partial<Point> = {}) => {
  const [entry] = pointsOf(made);
  if (!entry) throw new Error('The inspection has no point.');
  const { event } = pointEdit({ ...entry, point: { ...entry.point, ...seen } }, change);
  return eventOf(minute, event);
};
const begun = eventOf(10, inspectionEvent('Stor'));
const history = [begun, changed(20, red)];
const faults = (values: Partial<CheckedInspection>, events = history) =>
  inspectionFaults({ id: '1042_a', data: { ...inspection, ...values } }, events);
const point = (found: string) => `Bromsar|mm|Belägg fram|${found}`;

test('an inspection that its events account for has no fault', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ judged: {} }, [begun])).toEqual([]);
  expect(faults({ photos: { photo: 'p01' } })).toEqual([]);
});

test('a judgement, a value and a note without an event are faults', () => {
  const green = { p00: formatJudgement({ ...red, state: 'green' }) };
  expect(faults({ judged: green })).toEqual([
    { kind: 'point', told: point('red||'), is: point('green||') },
  ]);
  expect(faults({ measured: { p00: '2500' }, notes: { p01: 'Trasig' } })).toEqual([
    { kind: 'point', told: point('red||'), is: point('red|2500|') },
    {
      ...{ kind: 'point', told: 'Ljus||Halvljus|unchecked||' },
      is: 'Ljus||Halvljus|unchecked||Trasig',
    },
  ]);
});

test('an event without its change is a fault', () => {
  expect(faults({ judged: {} })).toEqual([
    { kind: 'point', told: point('red||'), is: point('unchecked||') },
  ]);
});

test('two people who did not see what the other wrote at a point leave no fault', () => {
  const both = [...history, changed(30, measured), changed(40, { note: 'Gnisslar' })];
  expect(faults({ measured: { p00: '2500' }, notes: { p00: 'Gnisslar' } }, both)).toEqual([]);
  const takenBack = [...both, changed(50, { milliValue: null }, { ...red, ...measured })];
  expect(faults({ notes: { p00: 'Gnisslar' } }, takenBack)).toEqual([]);
});

test('an inspection without events of its own is a fault', () => {
  const others = history.map((each) => ({
    ...each,
    data: { ...each.data, inspectionId: '1042_b' },
  }));
  expect(faults({ judged: {} }, others)).toEqual([{ kind: 'inspection', templateName: 'Stor' }]);
});

test('an inspection that was read before its latest event has no faults yet', () => {
  expect(faults({ judged: {}, updatedAt: at('2026-11-20 08:15') })).toEqual([]);
});
