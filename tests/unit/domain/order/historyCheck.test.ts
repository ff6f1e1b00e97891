import { expect, test } from 'vitest';
import type { Approval } from '@/domain/order/approval';
import type { Estimate } from '@/domain/order/estimate';
import { type CheckedOrder, historyFaults } from '@/domain/order/historyCheck';
import { orderEventDocument } from '@/domain/order/orderEvent';
import * as v from 'valibot';
import { at } from '../../../support/swedishInstant';

const booked = 'package|1000|st|349500|0|25|kim|accepted|349500|todo|Bromsbyte';
const found = 'part|2000|st|89500|0|25||open||todo|Bromsskivor';
const foundAndAccepted = 'part|2000|st|89500|0|25||accepted|179000|todo|Bromsskivor';
const made: Pick<
  CheckedOrder,
  'lines' | 'damages' | 'priceType' | 'discountBp' | 'pricesInclVat' | 'agreedPriceType'
> = {
  ...{ lines: { a: booked }, damages: {}, priceType: 'approx', discountBp: 0 },
  ...{ agreedPriceType: 'approx', pricesInclVat: true },
};
const order: CheckedOrder = {
  ...{ ...made, bookingId: 'b1', stage: 'working', updatedAt: at('2026-11-20 12:00') },
  lines: { a: booked, b: foundAndAccepted },
};

const eventOf = (id: string, minute: number, values: object) => ({
  ...{ id, pending: false },
  data: v.parse(orderEventDocument, {
    ...{ orderId: '1042', kind: 'line', lineId: null, before: null, after: null, reason: null },
    ...{ createdBy: 'olle', createdAt: at(`2026-11-20 08:${minute}`), ...values },
  }),
});
const created = eventOf('created', 10, { kind: 'created', after: 'checkedIn', made });
const history = [
  eventOf('answered', 40, { lineId: 'b', before: found, after: foundAndAccepted }),
  eventOf('found', 30, { lineId: 'b', after: found }),
  eventOf('begun', 20, { kind: 'stage', before: 'checkedIn', after: 'working' }),
  created,
];
const estimate = {
  ...{ id: '1042_1', pending: false },
  data: {
    ...{ orderId: '1042', number: 1, priceType: 'approx', pricesInclVat: true, discountBp: 0 },
    ...{ lines: { a: booked, b: found }, netOre: 0, vatOre: 0, payableOre: 0 },
    ...{ hash: 'a1'.repeat(32), createdBy: 'olle', createdAt: at('2026-11-20 08:35') },
  } as Estimate,
};
const answer = (values: Partial<Approval> = {}) => ({
  ...{ id: 'a1', pending: false },
  data: {
    ...{ orderId: '1042', estimateId: '1042_1', hash: 'a1'.repeat(32), customerId: 'anna' },
    ...{ kind: 'answer', answers: { b: 'accepted' }, name: 'Anna', how: 'phone', personId: null },
    ...{ reason: null, signature: null, answeredAt: at('2026-11-20 08:40'), createdBy: 'olle' },
    ...{ createdAt: at('2026-11-20 08:40'), ...values },
  } as Approval,
});
const known = { estimates: [estimate], approvals: [answer()] };
const faults = (values: Partial<CheckedOrder>, events = history, of = known, isWhole = true) =>
  historyFaults({ ...order, ...values }, events, of, isWhole);

test('an order that its events and answers account for has no fault', () => {
  expect(faults({})).toEqual([]);
});

test('a stage that no event tells of is a fault', () => {
  expect(faults({ stage: 'ready' })).toEqual([{ kind: 'stage', told: 'working', is: 'ready' }]);
});

test('lines that were added, changed or taken away without an event are faults', () => {
  const dearer = booked.replaceAll('349500', '449500');
  const free = found.replace('89500', '1');
  expect(faults({ lines: { a: dearer, b: foundAndAccepted } })).toEqual([
    { kind: 'line', told: booked, is: dearer },
    { kind: 'answer', line: expect.objectContaining({ text: 'Bromsbyte', agreedOre: 449_500 }) },
  ]);
  expect(faults({ lines: { b: foundAndAccepted, c: free } })).toEqual([
    { kind: 'line', told: booked, is: null },
    { kind: 'line', told: null, is: free },
  ]);
});

test('a mark on the car, a type of price and a discount without an event are faults', () => {
  const scratch = '500|30|scratch|';
  expect(faults({ damages: { d: scratch }, priceType: 'running', discountBp: 500 })).toEqual([
    { kind: 'damage', told: null, is: scratch },
    { kind: 'priceType', told: 'approx', is: 'running' },
    { kind: 'discount', told: 0, is: 500 },
  ]);
  const told = [
    ...history,
    eventOf('mark', 50, { kind: 'damage', lineId: 'd', after: scratch }),
    eventOf('type', 51, { kind: 'priceType', before: 'approx', after: 'running' }),
    eventOf('less', 52, { kind: 'discount', before: '0', after: '500' }),
  ];
  expect(faults({ damages: { d: scratch }, priceType: 'running', discountBp: 500 }, told)).toEqual(
    [],
  );
});

test('an accepted line needs an answer that accepts its amount', () => {
  const fault = { kind: 'answer', line: expect.objectContaining({ text: 'Bromsskivor' }) };
  expect(faults({}, history, { ...known, approvals: [] })).toEqual([fault]);
  expect(
    faults({}, history, { ...known, approvals: [answer({ answers: { b: 'declined' } })] }),
  ).toEqual([fault]);
  expect(faults({}, history, { ...known, approvals: [answer({ hash: 'b2'.repeat(32) })] })).toEqual(
    [fault],
  );
  const dearer = foundAndAccepted.replace('179000', '279000');
  const told = [...history, eventOf('more', 50, { lineId: 'b', after: dearer })];
  expect(faults({ lines: { a: booked, b: dearer } }, told)).toEqual([fault]);
});

test('a line without an answer needs a record that nobody was reached', () => {
  const unreached = foundAndAccepted.replace('accepted', 'unreached');
  const told = [...history, eventOf('alone', 50, { lineId: 'b', after: unreached })];
  const lines = { a: booked, b: unreached };
  expect(faults({ lines }, told)).toMatchObject([{ kind: 'answer' }]);
  const tried = answer({ kind: 'unreachable', answers: {}, reason: 'Ringde tre gånger' });
  expect(faults({ lines }, told, { ...known, approvals: [tried] })).toEqual([]);
});

test('a type of price that was neither booked nor answered is a fault', () => {
  for (const agreedPriceType of ['running', null] as const) {
    const fault = { kind: 'agreedPriceType', is: agreedPriceType };
    expect(faults({ agreedPriceType })).toEqual([fault]);
  }
});

test('an order without its creation is a fault, unless older events are left out', () => {
  const rest = history.filter((each) => each !== created);
  expect(faults({}, rest)).toEqual([{ kind: 'created' }]);
  expect(faults({}, rest, known, false)).toEqual([]);
});

test('an order whose creation does not tell of its lines is a fault', () => {
  const bare = eventOf('created', 10, { kind: 'created', after: 'checkedIn' });
  expect(faults({}, [...history.filter((each) => each !== created), bare])).toEqual([
    { kind: 'created' },
  ]);
});

test('prices that have lost or gained their VAT are a fault', () => {
  expect(faults({ pricesInclVat: false })).toMatchObject([
    { kind: 'pricesInclVat', is: false },
    { kind: 'answer' },
  ]);
});

test('an order that is older here than its latest event has no faults yet', () => {
  expect(faults({ stage: 'checkedIn', updatedAt: at('2026-11-20 08:15') })).toEqual([]);
  const late = answer({ createdAt: at('2026-11-20 13:00') });
  expect(faults({ stage: 'ready' }, history, { ...known, approvals: [late] })).toEqual([]);
});
