import { answerWays, approvalLimits } from '@/domain/order/approval';
import { damageKinds, damageLimits } from '@/domain/order/damage';
import { estimateLimits } from '@/domain/order/estimate';
import { costLimits } from '@/domain/order/lineCost';
import { followUpLimits } from '@/domain/order/followUp';
import { dueKmLimit } from '@/domain/order/followUpDue';
import { givenAnswers } from '@/domain/order/orderLine';
import { orderLimits } from '@/domain/order/order';
import { orderEventLimits } from '@/domain/order/orderEvent';
import { priceTypes } from '@/domain/order/priceCeiling';
import { waitingFors } from '@/domain/order/stage';
import { serviceGroups } from '@/domain/workshop/service';
import type { Write } from '../support/rulesClient';
import {
  calendarDay,
  type DocumentSpec,
  exactly,
  field,
  type FieldSpec,
  flag,
  integer,
  isMap,
  later,
  oneOf,
  orNull,
  pattern,
  text,
} from './fieldSpecs';
import { approval, followUp, jobTime, line, ownJob } from './orderWorld';
import { inspected, inspectionCases } from './inspectionSpecs';
import { inMs } from './world';
import { photoCases } from './photoSpecs';
import { id } from './registerSpecs';
import { change } from './writes';

const form =
  /^(labour|part|package|sublet)\|-?[1-9]\d{0,6}\|(h|st|par|l|kg|m)\|(0|[1-9]\d{0,7})\|(0|[1-9]\d{0,3}|10000|[1-9]\d{0,7}ore)\|(25|12|6|0)\|[\w-]{0,128}\|((accepted|unreached)\|(0|-?[1-9]\d{0,11})|(open|declined)\|)\|(todo|done)\|[^|\n\r]{1,120}$/u;

const longest = `sublet|9999999|par|99999999|10000|12|${'x'.repeat(128)}|accepted|999999999999|done|${'å'.repeat(120)}`;
const lineOf = (cell: string, other: string) => line.replace(`|${cell}|`, `|${other}|`);

const rightLines = [
  line,
  longest,
  ...['5000ore', '99999999ore'].map((off) => lineOf('0', off)),
  lineOf('1500', '-1500').replace('179250', '-179250'),
  lineOf('p1', '').replace('accepted|179250', 'open|'),
  lineOf('accepted', 'declined').replace('179250', ''),
  lineOf('accepted', 'unreached'),
  line.replace('labour', 'part'),
  line.replace('labour', 'package'),
  ...['st', 'l', 'kg', 'm'].map((unit) => lineOf('h', unit)),
  ...['6', '0'].map((rate) => lineOf('25', rate)),
];
const wrongLines = [
  '',
  'x',
  `x${line}`,
  line.replace('labour', 'paint'),
  lineOf('1500', '0'),
  lineOf('1500', '10000000'),
  ...['-0', '--1500', '-10000000'].map((quantity) => lineOf('1500', quantity)),
  ...['-0', '-1000000000000'].map((ore) => lineOf('179250', ore)),
  lineOf('h', 'tim'),
  lineOf('119500', '100000000'),
  lineOf('119500', '01'),
  ...['10001', '0ore', '-1ore', '1.5ore', '100000000ore', '1kr'].map((off) => lineOf('0', off)),
  lineOf('25', '24'),
  lineOf('p1', 'å'),
  lineOf('p1', 'x'.repeat(129)),
  lineOf('179250', ''),
  lineOf('accepted', 'open'),
  lineOf('accepted', 'unreached').replace('179250', ''),
  lineOf('accepted', 'maybe'),
  lineOf('todo', 'later'),
  line.replace('Byta bromsar', ''),
  line.replace('Byta bromsar', 'å'.repeat(121)),
  line.replace('Byta bromsar', 'Byta|bromsar'),
  `${line}\n${line}`,
  `${line}\n`,
];

const many = (count: number, each = line) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`l${n}`, each]));
const longestId = 'x'.repeat(128);

const linesSpec = (least: number) =>
  field(
    (value) =>
      isMap(value) &&
      Object.keys(value).length >= least &&
      Object.keys(value).length <= orderLimits.lines.max &&
      Object.entries(value).every(
        ([key, each]) => /^[\w-]{1,128}$/.test(key) && typeof each === 'string' && form.test(each),
      ),
    [
      ...[{ a: line }, ...(least === 0 ? [{}] : []), { [longestId]: line }],
      ...rightLines.map((each) => ({ a: each })),
      many(orderLimits.lines.max, longest),
    ],
    [
      ...[many(orderLimits.lines.max + 1), { [`${longestId}x`]: line }, { 'a b': line }],
      ...wrongLines.map((each) => ({ a: line, b: each })),
      ...[7, null, true, [line], { line }, new Date(0)].map((each) => ({ a: line, b: each })),
      [line],
      ...(least > 0 ? [{}] : []),
    ],
  );
const lines = linesSpec(0);
/** A stored line by itself. */
const storedLine = field(
  (value) => typeof value === 'string' && form.test(value),
  rightLines,
  wrongLines,
);

const promised = new Date('2026-11-23T15:00:00Z');
const instant = field(
  (value) => value instanceof Date,
  [promised, new Date(0)],
  ['2026-11-23', 1.5],
);
/** When a clock was started: not more than a year ago, nor more than a day from now. */
const started = field(
  (value) => value instanceof Date && Math.abs(value.getTime() - Date.now()) < 86_400_000,
  [promised],
  ['2026-11-23', 1.5, new Date(0), new Date('2199-01-01')],
);
const days = 86_400_000;
/** When a car was handed over, as the device had it: from a year before the order to a day from now. */
const handedOver = field(
  (value) => value instanceof Date && value > inMs(-366 * days) && value < inMs(days),
  [inMs(-300 * days), inMs(-days)],
  ['2026-11-23', 1.5, new Date(0), new Date('2199-01-01')],
);
const sameInstant = (only: Date): FieldSpec =>
  field(
    (value) => value instanceof Date && value.getTime() === only.getTime(),
    [only],
    [new Date(only.getTime() + 1)],
  );

const mark = '500|999|scratch|Vid handtaget';
const longestMark = `999|999|scratch|${'å'.repeat(damageLimits.note.max)}`;
const damages = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).length <= damageLimits.count.max &&
    Object.entries(value).every(
      ([key, each]) =>
        /^[\w-]{1,128}$/.test(key) &&
        typeof each === 'string' &&
        /^((0|[1-9]\d{0,2})\|){2}(scratch|dent|chip|rust|glass|other)\|[^|\n\r]{0,80}$/u.test(each),
    ),
  [
    ...[{}, { a: mark, b: mark }, { [longestId]: mark }],
    ...damageKinds.map((kind) => ({ a: `0|7|${kind}|` })),
    many(damageLimits.count.max, longestMark),
  ],
  [
    ...[
      many(damageLimits.count.max + 1, mark),
      { [`${longestId}x`]: mark },
      { 'a b': mark },
      [mark],
    ],
    ...[
      ...['', 'x', '500|500|scratch', '1000|0|dent|', '0|1000|dent|', '05|0|dent|', '-1|0|dent|'],
      ...['0|0|bump|', '0|0|dent|a|b', '0|0|dent|a\nb', '0|0|dent|a\rb', `${mark}\n${mark}`],
      ...[`${longestMark}å`, `x${mark}`, `${mark}\n`, 7, null, true, [mark], { mark }, new Date(0)],
    ].map((each) => ({ a: mark, b: each })),
  ],
);

const openOrder = (stages: string[]): DocumentSpec => ({
  bookingId: orNull(id),
  vehicleId: orNull(id),
  customerId: orNull(id),
  payerId: orNull(id),
  driverId: orNull(id),
  staffId: orNull(id),
  group: oneOf(serviceGroups),
  odometerKm: orNull(integer(orderLimits.odometerKm)),
  keyNumber: orNull(text(orderLimits.keyNumber)),
  complaint: orNull(text(orderLimits.complaint)),
  priceType: oneOf(priceTypes),
  dueAt: orNull(instant),
  stage: oneOf(stages),
  waitingFor: orNull(oneOf(waitingFors)),
  isOpen: exactly(true),
  pricesInclVat: flag,
  lines,
  discountBp: integer(orderLimits.discountBp),
  agreedPriceType: later(orNull(oneOf(priceTypes))),
  closedReason: exactly(null),
  sentBy: later(exactly(null)),
  damages: later(damages),
  invoiceIds: later(exactly([])),
  replacedId: later(exactly(null)),
  replacedOre: later(exactly({})),
  handedOverAt: later(orNull(handedOver)),
});

const endedOrder: DocumentSpec = {
  ...openOrder([]),
  stage: exactly('closed'),
  isOpen: exactly(false),
  closedReason: text(orderLimits.closedReason),
};

const event: DocumentSpec = {
  kind: oneOf([
    'created',
    'stage',
    'waiting',
    'line',
    'priceType',
    'discount',
    'damage',
    'handOver',
  ]),
  orderId: exactly('1042'),
  inspectionId: later(exactly(null)),
  lineId: orNull(id),
  before: orNull(text(orderEventLimits.value)),
  after: orNull(text(orderEventLimits.value)),
  reason: orNull(text(orderEventLimits.reason)),
  made: later(exactly(null)),
};

const estimate: DocumentSpec = {
  orderId: exactly('1042'),
  number: integer(estimateLimits.number),
  priceType: oneOf(priceTypes),
  pricesInclVat: flag,
  discountBp: integer(orderLimits.discountBp),
  lines: linesSpec(1),
  netOre: integer(estimateLimits.ore),
  vatOre: integer(estimateLimits.ore),
  payableOre: integer(estimateLimits.ore),
  hash: pattern(
    /^[0-9a-f]{64}$/,
    [approval.hash],
    ['a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), 'g'.repeat(64)],
  ),
};

const lineCost: DocumentSpec = {
  orderId: exactly('1042'),
  lineId: id,
  costOre: orNull(integer(costLimits)),
};

const ofEstimate = {
  orderId: exactly('1042'),
  estimateId: exactly('1042_1'),
  hash: exactly(approval.hash),
  customerId: exactly('c1'),
  answeredAt: instant,
  personId: later(orNull(id)),
};
const answered: DocumentSpec = {
  ...ofEstimate,
  kind: exactly('answer'),
  answers: field(
    (value) => isMap(value) && Object.keys(value).join() === 'a' && isAnswer(value.a),
    givenAnswers.map((a) => ({ a })),
    [
      {},
      { a: 'maybe' },
      { a: 'unreached' },
      { b: 'open' },
      { a: 'open', b: 'open' },
      { a: 'open,open' },
    ],
  ),
  name: text(approvalLimits.name),
  how: exactly('onSite'),
  reason: exactly(null),
  signature: orNull(
    field(
      (value) => typeof value === 'string' && /^[ML0-9 ]{1,8192}$/.test(value),
      ['M10 20L30 40', 'L'.repeat(approvalLimits.signature.max)],
      ['', 'L'.repeat(approvalLimits.signature.max + 1), 'M1 2<', 'M1,2', 'm1 2'],
    ),
  ),
};
const answeredFromAfar: DocumentSpec = {
  ...answered,
  how: oneOf(answerWays.filter((way) => way !== 'onSite')),
  signature: exactly(null),
};
const unreached: DocumentSpec = {
  ...ofEstimate,
  kind: exactly('unreachable'),
  answers: exactly({}),
  name: exactly(null),
  how: oneOf(answerWays),
  reason: text(approvalLimits.reason),
  signature: exactly(null),
};

function isAnswer(value: unknown): boolean {
  return givenAnswers.some((answer) => answer === value);
}

/** A field that is not made into what it would be in a document of the other kind: changed with others, that is right. */
const but = (spec: FieldSpec, isOther: (value: unknown) => boolean): FieldSpec => ({
  ...spec,
  isValid: (value) => spec.isValid(value) || isOther(value),
  refused: spec.refused.filter((value) => !isOther(value)),
});

const dueKm = orNull(integer(dueKmLimit));
const openFollowUp: DocumentSpec = {
  orderId: exactly('1042'),
  lineId: exactly('b'),
  vehicleId: orNull(id),
  customerId: orNull(id),
  line: storedLine,
  pricesInclVat: flag,
  // A day or an odometer is needed, and each is right without the other.
  dueOn: but(calendarDay, (value) => value === null),
  dueKm,
  contactedOn: orNull(calendarDay),
  bookingId: orNull(id),
  closedBy: exactly(null),
  closedReason: exactly(null),
};
const followUpByKm: DocumentSpec = {
  ...openFollowUp,
  lineId: exactly('c'),
  dueOn: but(exactly(null), isStoredDay),
  dueKm: integer(dueKmLimit),
};
const byOrder = pattern(
  /^[1-9]\d{3,8}$/,
  ['1042', '999999999'],
  ['999', '0999', '1234567890', 'person', 'x1042', 'hand1'],
);
const followUpOfOrder: DocumentSpec = {
  ...openFollowUp,
  lineId: exactly('d'),
  dueOn: orNull(calendarDay),
  closedBy: but(byOrder, (value) => value === null),
};
const closedFollowUp: DocumentSpec = {
  ...openFollowUp,
  lineId: exactly('e'),
  dueOn: orNull(calendarDay),
  closedBy: exactly('hand'),
  closedReason: text(followUpLimits.closedReason),
};

function isStoredDay(value: unknown): boolean {
  return calendarDay.isValid(value);
}

const eventOfInspection: DocumentSpec = {
  ...event,
  kind: oneOf(['inspection', 'point']),
  inspectionId: exactly('1042_a'),
};

const running: DocumentSpec = {
  orderId: id,
  startedAt: but(started, (value) => value === null || value instanceof Date),
  isForOther: flag,
};
const idle: DocumentSpec = {
  orderId: exactly(null),
  startedAt: but(exactly(null), (value) => value instanceof Date),
  isForOther: flag,
};

const until = field(
  (value) => value instanceof Date && value >= ownJob.from && value.getTime() < Date.now(),
  [jobTime.endedAt, ownJob.from],
  [new Date(ownJob.from.getTime() - 1), new Date('2199-01-01')],
);
const job: DocumentSpec = {
  orderId: id,
  startedAt: sameInstant(ownJob.from),
  endedAt: until,
  isForOther: flag,
  staffId: exactly('p3'),
  corrects: exactly(null),
};
const correction: DocumentSpec = {
  ...{ orderId: exactly('1042'), staffId: exactly('p1'), corrects: exactly(ownJob.timeId) },
  startedAt: { ...instant, accepted: [ownJob.from] },
  // The earliest and latest end depend on the start.
  endedAt: { ...until, isValid: (value) => value instanceof Date, refused: instant.refused },
  isForOther: flag,
};

const touched: Write[] = [change('olle', 'workshops/own/workOrders/1042', {})];
const counter = (next: number): DocumentSpec => ({ next: exactly(next) });

/** The ways to write the documents of orders, below the workshop; a creation comes with the rest of its batch. */
export const orderCases: {
  create: [string, DocumentSpec, Write[]?][];
  update: [string, DocumentSpec][];
} = {
  create: [
    ['workOrders/1043', openOrder(['checkedIn', 'planned'])],
    ['orderEvents/e9', event, touched],
    ['estimates/1042_2', estimate],
    ['lineCosts/k9', lineCost],
    ['approvals/a9', answered, touched],
    ['approvals/a8', answeredFromAfar, touched],
    ['approvals/a7', unreached, touched],
    ['followUps/1042_b', openFollowUp],
    ['followUps/1042_c', followUpByKm],
    ['followUps/1042_d', followUpOfOrder],
    ['followUps/1042_e', closedFollowUp],
    ['orderEvents/e8', eventOfInspection, inspected],
    ...inspectionCases.create,
    ...photoCases.create,
    ['clocks/p9', running],
    ['clocks/p8', idle],
    [`jobTimes/p3_${ownJob.from.getTime()}`, job],
    ['jobTimes/fix', correction],
  ],
  update: [
    ['workOrders/1042', openOrder(['checkedIn', 'working', 'planned'])],
    ['workOrders/1002', endedOrder],
    ['clocks/p1', running],
    [
      'followUps/1042_a',
      {
        ...openFollowUp,
        ...Object.fromEntries(
          Object.entries(followUp).map(([key, value]) => [key, exactly(value)]),
        ),
        ...{
          dueOn: but(calendarDay, (value) => value === null),
          dueKm,
          contactedOn: orNull(calendarDay),
        },
        ...{ bookingId: orNull(id), closedBy: exactly(null), closedReason: exactly(null) },
      },
    ],
    ...inspectionCases.update,
    ...photoCases.update,
    ['orderNumbers/counter', counter(1041)],
  ],
};
