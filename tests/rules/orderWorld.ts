import type { Fields } from '../../scripts/firestoreValue';

/** A stored line that the customer has accepted. */
export const line = 'labour|1500|h|119500|0|25|p1|accepted|179250|todo|Byta bromsar';

export const doneLine = line.replace('todo', 'done');

/** The fields of an order of a car that is checked in. */
export const order = {
  ...{ bookingId: null, vehicleId: null, customerId: 'c1', payerId: null, driverId: null },
  ...{ staffId: null, group: 'workshop', odometerKm: null, keyNumber: null, complaint: null },
  ...{ priceType: 'fixed', dueAt: null, stage: 'checkedIn', waitingFor: null, isOpen: true },
  ...{ pricesInclVat: true, lines: { a: line }, discountBp: 0, closedReason: null },
} satisfies Fields;

export const orderEvent: Fields = {
  ...{ orderId: '1042', kind: 'waiting', lineId: null, before: null, after: 'parts', reason: null },
};

const from = new Date('2026-11-23T08:00:00Z');
const startedAt = new Date('2026-11-23T10:00:00Z');

/** The job that `p2` is on. */
export const running = { orderId: '1042', startedAt, isForOther: false };
/** The id of the time that stopping that job makes. */
export const runningTimeId = `p2_${startedAt.getTime()}`;

export const idle: Fields = { orderId: null, startedAt: null, isForOther: false };

/** A job that `p1` has done. */
export const ownJob = { from, timeId: `p1_${from.getTime()}` };
export const jobTime = {
  ...{ staffId: 'p1', orderId: '1042', startedAt: from, endedAt: startedAt },
  ...{ isForOther: false, corrects: null },
} satisfies Fields;

const hash = 'a1'.repeat(32);

/** The estimate of the order 1042, which the customer was asked about. */
export const estimate = {
  ...{ orderId: '1042', number: 1, priceType: 'approx', pricesInclVat: true, discountBp: 0 },
  ...{ lines: { a: line }, netOre: 143_400, vatOre: 35_850, payableOre: 179_300, hash },
} satisfies Fields;

/** The customer's answer to it. */
export const approval = {
  ...{ orderId: '1042', estimateId: '1042_1', hash, customerId: 'c1', kind: 'answer' },
  ...{ answers: { a: 'accepted' }, name: 'Anna Berg', how: 'onSite', reason: null },
  ...{ signature: 'M10 20L30 40', answeredAt: startedAt },
} satisfies Fields;

/** Work on the car of that order that the customer has declined. */
export const followUp = {
  ...{ orderId: '1042', lineId: 'a', vehicleId: 'v1', customerId: 'c1' },
  line: line.replace('accepted|179250', 'declined|'),
  ...{ pricesInclVat: true, dueOn: '2027-02-23', dueKm: null, contactedOn: null },
  ...{ bookingId: null, closedBy: null, closedReason: null },
} satisfies Fields;

const own = (paths: Record<string, Fields>) =>
  Object.fromEntries(
    Object.entries(paths).map(([path, fields]) => [`workshops/own/${path}`, fields]),
  );

const ended = (stage: string) => ({
  ...order,
  stage,
  isOpen: false,
  closedReason: 'Kunden ångrade sig',
});

const texts = { keyNumber: '7', complaint: 'Gnisslar' };
/** Of an ended order of an anonymised customer. */
const anonymised = { orderId: '1005', estimateId: '1005_1', customerId: 'anonymised' };

/** The orders that exist before every request, and what belongs to them. */
export const orderDocuments: Record<string, Fields> = own({
  'workOrders/1042': order,
  'workOrders/1001': { ...order, stage: 'planned' },
  'workOrders/1002': { ...order, stage: 'working', lines: { a: doneLine } },
  'workOrders/1003': { ...order, stage: 'checking', lines: { a: doneLine }, sentBy: 'stina' },
  'workOrders/1007': { ...order, stage: 'checking', lines: { a: doneLine }, sentBy: 'olle' },
  'workOrders/1009': { ...order, stage: 'working', lines: { a: doneLine }, sentBy: 'stina' },
  'workOrders/1008': { ...order, stage: 'checking', lines: { a: doneLine } },
  'workOrders/1004': { ...order, stage: 'ready' },
  'workOrders/1005': { ...ended('closed'), ...texts, customerId: 'anonymised' },
  'workOrders/1012': { ...ended('closed'), ...texts },
  'workOrders/1006': ended('cancelled'),
  'orderEvents/e1': orderEvent,
  'estimates/1042_1': estimate,
  'estimates/1001_1': { ...estimate, orderId: '1001' },
  'estimates/1005_1': { ...estimate, orderId: '1005' },
  'approvals/a1': { ...approval, ...anonymised },
  'approvals/known': { ...approval, ...anonymised, customerId: 'c1' },
  'approvals/open': approval,
  'approvals/unreached': {
    ...{ ...approval, ...anonymised, kind: 'unreachable', answers: {} },
    ...{ name: null, signature: null, reason: 'Ringde tre gånger' },
  },
  'approvals/emptied': {
    ...{ ...approval, ...anonymised },
    ...{ name: null, signature: null },
  },
  'lineCosts/k1': { orderId: '1042', lineId: 'a', costOre: 6250 },
  'followUps/1042_a': followUp,
  'clocks/p1': idle,
  'clocks/p2': running,
  [`jobTimes/${ownJob.timeId}`]: jobTime,
  'jobTimes/correction': { ...jobTime, corrects: ownJob.timeId },
  'orderNumbers/counter': { next: 1021 },
});
