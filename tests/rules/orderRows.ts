import { answerWays } from '@/domain/order/approval';
import { isOpenStage, stages, stagesAfter } from '@/domain/order/stage';
import { mergedCustomer } from '@/domain/register/customer';
import type { Fields } from '../../scripts/firestoreValue';
import {
  approval,
  doneLine,
  estimate,
  idle,
  jobTime,
  line,
  orderEvent,
  ownJob,
  running,
  runningTimeId,
} from './orderWorld';
import { about, type Row } from './rows';
import { existing, uidOf, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const path = (id: string) => `${own}/workOrders/${id}`;
const numbers: Record<string, string> = {
  ...{ planned: '1001', checkedIn: '1042', working: '1002', checking: '1003' },
  ...{ ready: '1004', invoiced: '1010', closed: '1005', cancelled: '1006' },
};

/** The fields that an order in a stage has. */
function at(stage: (typeof stages)[number]): Fields {
  const isOpen = isOpenStage(stage);
  return { stage, isOpen, closedReason: isOpen || stage === 'invoiced' ? null : 'Såld' };
}

const orders = about('workOrders');
const handedOverAt = new Date('2026-11-23T15:00:00Z');
const event = (fields: Fields) =>
  create('stina', `${own}/orderEvents/e9`, { ...orderEvent, ...fields });
/** The customer of the closed order 1012 was merged into another. */
const mergedInto = (id: string): Row['where'] => ({
  [`${own}/customers/c1`]: mergedCustomer(id),
});
const answeredBy = (id: string, personId: string): Row['where'] => ({
  [`${own}/approvals/${id}`]: { ...existing(`${own}/approvals/${id}`), personId },
});
const openLine = line.replace('accepted|179250', 'open|');
/** The workshop wants each car to be checked by somebody else. */
const checked = change('olle', own, { needsCheck: true });

/** Every way from one stage to another, by an owner and by staff. */
const stageRows: Row[] = stages.flatMap((from) =>
  stages
    .filter((to) => to !== from)
    .flatMap((to) => {
      const id = numbers[from] ?? '';
      // The step to an invoice comes with one: invoiceRows.ts.
      const isStep = stagesAfter[from].includes(to) && to !== 'invoiced';
      const isOwners = !isOpenStage(from) || !isOpenStage(to);
      const by = (who: 'owner' | 'staff', isAllowed: boolean) =>
        (isAllowed ? orders.may : orders.mayNot)(who, `step from ${from} to ${to}`, [
          change(uidOf(who), path(id), at(to)),
        ]);
      return [by('owner', isStep), by('staff', isStep && !isOwners)];
    }),
);

const orderRowsOnly: Row[] = [
  ...stages
    .filter((stage) => !['planned', 'checkedIn'].includes(stage))
    .map((stage) =>
      orders.mayNot('owner', `create one that is ${stage}`, [
        create('olle', path('1050'), { ...existing(path('1042')), ...at(stage) }),
      ]),
    ),
  orders.mayNot('owner', 'create one in an unknown stage', [
    create('olle', path('1050'), { ...existing(path('1042')), stage: 'parked' }),
  ]),
  orders.mayNot('staff', 'make one ready with an accepted line to do', [
    change('stina', path('1002'), { ...at('ready'), lines: { a: doneLine, b: line, c: doneLine } }),
  ]),
  orders.mayNot('staff', 'make one ready with a line to do that may be done without an answer', [
    change('stina', path('1002'), {
      ...at('ready'),
      lines: { a: doneLine, b: line.replace('accepted', 'unreached') },
    }),
  ]),
  ...[openLine, openLine.replace('todo', 'done')].map((open) =>
    orders.mayNot('staff', `make one ready that has the line ${open}`, [
      change('stina', path('1002'), { ...at('ready'), lines: { a: open, b: doneLine } }),
    ]),
  ),
  ...[
    line.replace('accepted|179250', 'declined|'),
    doneLine.replace('accepted', 'unreached'),
    doneLine.replace('p1', 'open'),
  ].map((over) =>
    orders.may('staff', `make one ready that has the line ${over}`, [
      change('stina', path('1002'), { ...at('ready'), lines: { a: doneLine, b: over } }),
    ]),
  ),
  ...[
    { lines: { a: line.replace('119500', '129500') } },
    { discountBp: 100 },
    { priceType: 'running' },
    { agreedPriceType: 'running' },
  ].map((fields) =>
    orders.mayNot('owner', `change ${Object.keys(fields).join()} of one that is ready`, [
      change('olle', path('1004'), fields),
    ]),
  ),
  orders.may('staff', 'change the key of one that is ready', [
    change('stina', path('1004'), { keyNumber: '7' }),
  ]),
  orders.may('staff', 'take one that is ready back to work with a line more', [
    change('stina', path('1004'), { stage: 'working', lines: { a: line, b: openLine } }),
  ]),
  orders.may('owner', 'take up one that is closed, to be ready, with a line to do', [
    change('olle', path('1005'), at('ready')),
  ]),
  orders.may('staff', 'send one to be checked', [
    change('stina', path('1002'), { stage: 'checking', sentBy: 'stina' }),
  ]),
  orders.mayNot('staff', "send one to be checked in somebody else's name", [
    change('stina', path('1002'), { stage: 'checking', sentBy: 'olle' }),
  ]),
  orders.may('staff', 'send one to be checked in a tab that knows of no sender', [
    change('stina', path('1002'), { stage: 'checking' }),
  ]),
  orders.mayNot('owner', 'send one to be checked that keeps the name of its former sender', [
    change('olle', path('1009'), { stage: 'checking' }),
  ]),
  orders.mayNot('owner', 'take over who has sent one to be checked', [
    change('olle', path('1003'), { sentBy: 'olle' }),
  ]),
  orders.mayNot('owner', 'take over who has sent one that has come back', [
    change('olle', path('1009'), { sentBy: 'olle' }),
  ]),
  orders.mayNot('staff', 'create one that they have sent to be checked', [
    create('stina', path('1050'), { ...existing(path('1042')), sentBy: 'stina' }),
  ]),
  orders.may('owner', 'make one ready that somebody else has sent to be checked', [
    checked,
    change('olle', path('1003'), at('ready')),
  ]),
  orders.mayNot('owner', 'make one ready that they have sent to be checked themselves', [
    checked,
    change('olle', path('1007'), at('ready')),
  ]),
  orders.may('owner', 'make one ready that they have sent themselves, where nobody checks', [
    change('olle', path('1007'), at('ready')),
  ]),
  orders.mayNot('owner', 'make one ready of which it is not known who has sent it', [
    checked,
    change('olle', path('1008'), at('ready')),
  ]),
  orders.mayNot('owner', 'make one ready that is not checked', [
    checked,
    change('olle', path('1002'), { ...at('ready'), sentBy: null }),
  ]),
  orders.mayNot('owner', 'make one ready that goes by the check after it was sent', [
    checked,
    change('olle', path('1009'), at('ready')),
  ]),
  orders.mayNot('owner', 'create one over another with its number', [
    create('olle', path('1042'), existing(path('1042'))),
  ]),
  orders.mayNot('owner', 'close one without a reason', [
    change('olle', path('1002'), { stage: 'closed', isOpen: false }),
  ]),
  orders.mayNot('owner', 'close one and leave it on the board', [
    change('olle', path('1002'), { stage: 'closed', closedReason: null }),
  ]),
  orders.mayNot('owner', 'give an open one a reason', [
    change('olle', path('1002'), { closedReason: 'Såld' }),
  ]),
  orders.mayNot('owner', 'take an open one off the board', [
    change('olle', path('1002'), { isOpen: false, closedReason: 'Såld' }),
  ]),
  orders.mayNot('owner', 'change a line of a closed one', [
    change('olle', path('1005'), { lines: {} }),
  ]),
  ...(['ready', 'invoiced', 'closed'] as const).flatMap((stage) => {
    const id = numbers[stage] ?? '';
    return [
      orders.may('staff', `hand over the car of one that is ${stage}`, [
        change('stina', path(id), { handedOverAt }),
        event({ orderId: id, kind: 'handOver', after: 'handedOver' }),
      ]),
      orders.mayNot('auditor', `hand over the car of one that is ${stage}`, [
        change('rune', path(id), { handedOverAt }),
      ]),
    ];
  }),
  orders.mayNot('owner', 'hand over the car of one that is invoiced, and change its key', [
    change('olle', path('1010'), { handedOverAt, keyNumber: '8' }),
  ]),
  orders.may('staff', 'empty the texts of a closed one', [
    change('stina', path('1005'), { keyNumber: null, complaint: null }),
  ]),
  ...Object.entries({
    'in part': { complaint: null },
    'and its lines': { keyNumber: null, complaint: null, lines: {} },
    'to a text': { keyNumber: null, complaint: 'Bara byta olja' },
  }).map(([how, fields]) =>
    orders.mayNot('owner', `empty the texts of a closed one ${how}`, [
      change('olle', path('1005'), fields),
    ]),
  ),
  ...Object.entries({
    empty: { keyNumber: null, complaint: null },
    replace: { complaint: 'Bara byta olja' },
  }).map(([how, fields]) =>
    orders.mayNot('owner', `${how} the texts of a closed one whose customer is known`, [
      change('olle', path('1012'), fields),
    ]),
  ),
  {
    ...orders.may('staff', 'empty the texts of a customer who was merged', [
      change('stina', path('1012'), { keyNumber: null, complaint: null }),
    ]),
    where: mergedInto('anonymised'),
  },
  {
    ...orders.may('staff', 'empty the texts of a customer who was merged twice', [
      change('stina', path('1012'), { keyNumber: null, complaint: null }),
    ]),
    where: {
      ...mergedInto('company'),
      [`${own}/customers/company`]: mergedCustomer('anonymised'),
    },
  },
  {
    ...orders.mayNot(
      'staff',
      'empty the texts of a customer who was merged with one who is known',
      [change('stina', path('1012'), { keyNumber: null, complaint: null })],
    ),
    where: mergedInto('company'),
  },
  orders.mayNot('auditor', 'empty the texts of a closed one', [
    change('rune', path('1005'), { complaint: null }),
  ]),
];

const {
  lines,
  priceType,
  pricesInclVat,
  discountBp,
  agreedPriceType = null,
  damages = {},
} = existing(path('1042'));
const made = { lines, damages, priceType, discountBp, pricesInclVat, agreedPriceType };
const touching = change('stina', path('1042'), {});
const events = about('orderEvents');
const eventRows: Row[] = [
  events.mayNot('staff', 'tell of an order that is left as it was', [event({})]),
  events.mayNot('staff', 'tell of another order than the one that is changed', [
    event({ orderId: '1001' }),
    change('stina', path('1042'), {}),
  ]),
  events.mayNot('staff', 'create one with an id that cannot be', [
    create('stina', `${own}/orderEvents/a b`, orderEvent),
    change('stina', path('1042'), {}),
  ]),
  events.may('staff', 'tell of an order that is created', [
    create('stina', path('1050'), existing(path('1042'))),
    event({ orderId: '1050', kind: 'created' }),
  ]),
  events.may('staff', 'tell of an order as it is created', [
    create('stina', path('1050'), existing(path('1042'))),
    event({ orderId: '1050', kind: 'created', made }),
  ]),
  ...Object.entries({
    lines: {},
    damages: { d: '500|30|scratch|' },
    priceType: 'running',
    discountBp: 9,
    pricesInclVat: 'x',
    agreedPriceType: 'approx',
  }).map(([key, value]) =>
    events.mayNot('staff', `tell of other ${key} than an order is created with`, [
      create('stina', path('1050'), existing(path('1042'))),
      event({ orderId: '1050', kind: 'created', made: { ...made, [key]: value } }),
    ]),
  ),
  events.mayNot('staff', 'tell of more than an order is created with', [
    create('stina', path('1050'), existing(path('1042'))),
    event({ orderId: '1050', kind: 'created', made: { ...made, more: 'x' } }),
  ]),
  events.mayNot('staff', 'tell of an order as created in an event of a line', [
    create('stina', path('1050'), existing(path('1042'))),
    event({ orderId: '1050', kind: 'line', made }),
  ]),
  events.mayNot('staff', 'tell of an order as it was created later', [
    touching,
    event({ kind: 'created', made }),
  ]),
];

const estimates = about('estimates');
const approvals = about('approvals');
const given = (fields: Fields, id = 'a9') =>
  create('stina', `${own}/approvals/${id}`, { ...approval, ...fields });
const emptied = (fields: Fields) => [
  change('stina', `${own}/approvals/a1`, { name: null, signature: null, ...fields }),
];
const agreementRows: Row[] = [
  estimates.mayNot('staff', 'freeze one of an order that is not there', [
    create('stina', `${own}/estimates/1042_2`, { ...estimate, orderId: '1999' }),
  ]),
  estimates.may('staff', 'freeze one of an order that is created', [
    create('stina', path('1050'), existing(path('1042'))),
    create('stina', `${own}/estimates/1050_1`, { ...estimate, orderId: '1050' }),
  ]),
  approvals.may('staff', 'record an answer to an estimate of the same batch', [
    create('stina', `${own}/estimates/1042_2`, { ...estimate, hash: 'b2'.repeat(32) }),
    given({ estimateId: '1042_2', hash: 'b2'.repeat(32) }),
    touching,
  ]),
  approvals.mayNot('staff', 'record an answer to an estimate that is not there', [
    given({ estimateId: '1042_9' }),
    touching,
  ]),
  approvals.mayNot('staff', 'record an answer by another hash', [
    given({ hash: 'b2'.repeat(32) }),
    touching,
  ]),
  approvals.mayNot('staff', "record an answer to another order's estimate", [
    given({ estimateId: '1001_1' }),
    touching,
  ]),
  approvals.mayNot('staff', 'record an answer for another customer', [
    given({ customerId: 'c2' }),
    touching,
  ]),
  approvals.mayNot('staff', 'record an answer about an order that is left as it was', [given({})]),
  approvals.mayNot('staff', 'record an answer under an id that cannot be', [
    given({}, 'a b'),
    touching,
  ]),
  ...answerWays
    .filter((how) => how !== 'onSite')
    .map((how) =>
      approvals.mayNot('staff', `record a signature of an answer by ${how}`, [
        given({ how }),
        touching,
      ]),
    ),
  approvals.mayNot('staff', 'record an answer about an order that has ended', [
    given({ orderId: '1005', estimateId: '1005_1', customerId: 'anonymised' }),
    change('stina', path('1005'), {}),
  ]),
  {
    ...approvals.mayNot('owner', 'empty an answer about an order that is still open', [
      change('olle', `${own}/approvals/open`, {
        ...{ name: null, signature: null },
        personId: 'anonymised',
      }),
    ]),
    where: answeredBy('open', 'anonymised'),
  },
  approvals.may('staff', 'empty why nobody was reached', [
    change('stina', `${own}/approvals/unreached`, { reason: null }),
  ]),
  approvals.mayNot('owner', 'empty an answer of a customer who is known', [
    change('olle', `${own}/approvals/known`, { name: null, signature: null }),
  ]),
  {
    ...approvals.may('staff', 'empty the answer of an anonymised person for a customer', [
      change('stina', `${own}/approvals/known`, {
        ...{ name: null, signature: null },
        personId: 'anonymised',
      }),
    ]),
    where: answeredBy('known', 'anonymised'),
  },
  {
    ...approvals.mayNot('staff', 'empty the answer of a person for an anonymised customer', [
      change('stina', `${own}/approvals/a1`, { name: null, signature: null, personId: 'c1' }),
    ]),
    where: answeredBy('a1', 'c1'),
  },
  approvals.mayNot('owner', 'change an answer', [
    change('olle', `${own}/approvals/a1`, { answers: { a: 'declined' } }),
  ]),
  approvals.mayNot('owner', 'change who answered', [
    change('olle', `${own}/approvals/a1`, { name: 'Bo Ek', signature: null }),
  ]),
  approvals.mayNot('owner', 'change the signature', [
    change('olle', `${own}/approvals/a1`, { name: null, signature: 'M1 2L3 4' }),
  ]),
  approvals.mayNot('owner', 'write who answered where that is emptied', [
    change('olle', `${own}/approvals/emptied`, { name: 'Anna Berg' }),
  ]),
  ...[
    ...[{ hash: 'b2'.repeat(32) }, { answers: {} }, { reason: 'x' }, { more: 'x' }],
    { personId: 'c2' },
  ].map((fields) =>
    approvals.mayNot('staff', `empty one and write ${JSON.stringify(fields)}`, emptied(fields)),
  ),
  approvals.mayNot('staff', 'empty one in the name of another person', [
    change('olle', `${own}/approvals/a1`, { name: null, signature: null }),
  ]),
];

const clocks = about('clocks');
const stopped = { staffId: 'p2', ...running, endedAt: running.startedAt, corrects: null };
const time = (id: string, fields: Fields) => create('stina', `${own}/jobTimes/${id}`, fields);
const stop = change('stina', `${own}/clocks/p2`, idle);
const clockRows: Row[] = [
  clocks.may('staff', 'stop a job and keep its time', [stop, time(runningTimeId, stopped)]),
  clocks.may('staff', 'change from one job to another', [
    change('stina', `${own}/clocks/p2`, { ...running, orderId: '1002' }),
    time(runningTimeId, stopped),
  ]),
  clocks.mayNot('owner', 'stop a job and keep no time', [change('olle', `${own}/clocks/p2`, idle)]),
  clocks.mayNot('staff', 'keep the time of a job for another order', [
    stop,
    time(runningTimeId, { ...stopped, orderId: '1002' }),
  ]),
  clocks.mayNot('staff', 'keep the time of another job', [
    stop,
    time('fix', { ...jobTime, corrects: ownJob.timeId }),
  ]),
  clocks.mayNot('staff', 'start without a job', [
    change('stina', `${own}/clocks/p1`, { startedAt: running.startedAt }),
  ]),
  clocks.mayNot('staff', 'be on a job since no time', [
    change('stina', `${own}/clocks/p1`, { orderId: '1042' }),
  ]),
];

const times = about('jobTimes');
const corrected = { ...jobTime, corrects: ownJob.timeId };
const hours = 3_600_000;
const afterStart = (ms: number) => new Date(ownJob.from.getTime() + ms);
/** A time from 1970 on, of so many milliseconds. */
const longAgo = (ms: number, staffId = 'p4') =>
  time(`${staffId}_0`, { ...jobTime, staffId, startedAt: new Date(0), endedAt: new Date(ms) });
const timeRows: Row[] = [
  times.mayNot('staff', 'add one under an id of its own', [time('own', jobTime)]),
  ...[
    { endedAt: afterStart(25 * hours) },
    { startedAt: new Date(0), endedAt: new Date(25 * hours) },
  ].map((fields) =>
    times.may(
      'staff',
      `correct one to 25 hours from ${(fields.startedAt ?? ownJob.from).getTime()}`,
      [time('fix', { ...corrected, ...fields })],
    ),
  ),
  times.mayNot('staff', 'correct one to more than a day', [
    time('fix', { ...corrected, endedAt: afterStart(25 * hours + 1) }),
  ]),
  times.may('staff', 'add one of a month', [longAgo(31 * 24 * hours)]),
  times.mayNot('staff', 'add one of more than a month', [longAgo(31 * 24 * hours + 1)]),
  times.mayNot('staff', 'add one that ends in a thousand years', [
    time(runningTimeId, { ...stopped, endedAt: new Date('3026-11-27') }),
  ]),
  {
    ...clocks.may('staff', 'stop a job that was forgotten for years', [
      stop,
      longAgo(1000 * 24 * hours, 'p2'),
    ]),
    where: { [`${own}/clocks/p2`]: { ...existing(`${own}/clocks/p2`), startedAt: new Date(0) } },
  },
  ...[-367, 2].map((days) =>
    clocks.mayNot('staff', `start a job ${days} days from now`, [
      change('stina', `${own}/clocks/p1`, {
        ...running,
        startedAt: new Date(Date.now() + days * 24 * hours),
      }),
    ]),
  ),
  times.mayNot('staff', 'add one a second time', [time(ownJob.timeId, jobTime)]),
  times.mayNot('staff', 'correct one that is not there', [
    time('fix', { ...jobTime, corrects: 'nothing' }),
  ]),
  times.mayNot('staff', 'correct a correction', [
    time('fix', { ...jobTime, corrects: 'correction' }),
  ]),
  times.mayNot('staff', "correct one to another person's", [
    time('fix', { ...corrected, staffId: 'p2' }),
  ]),
  times.mayNot('staff', 'correct one to another order', [
    time('fix', { ...corrected, orderId: '1002' }),
  ]),
  times.mayNot('staff', 'correct one to numbers', [
    time('fix', { ...corrected, startedAt: 1, endedAt: 2 }),
  ]),
  times.mayNot('staff', 'correct one under an id that cannot be', [time('a b', corrected)]),
  times.mayNot('staff', 'add the time of a person who cannot be', [
    time(`å_${ownJob.from.getTime()}`, { ...jobTime, staffId: 'å' }),
  ]),
  times.mayNot('staff', 'add the time of an order that cannot be', [
    time(`p4_${ownJob.from.getTime()}`, { ...jobTime, staffId: 'p4', orderId: 'a b' }),
  ]),
];

const counters = about('orderNumbers');
const counter = (fields: Fields) => [change('stina', `${own}/orderNumbers/counter`, fields)];
const shared = (fields: Fields) => [
  create('stina', `${workshops.shared}/orderNumbers/counter`, fields),
];
const counterRows: Row[] = [
  ...[1021, 1022, 1040, 1042, 1061, 1001, '1041', null].map((next) =>
    counters.mayNot('staff', `take the numbers up to ${next}`, counter({ next })),
  ),
  counters.mayNot('staff', 'write more than the number', counter({ next: 1041, more: 'x' })),
  counters.may('staff', 'take the first numbers', shared({ next: 1021 })),
  ...[1001, 1020, 1041, '1021'].map((next) =>
    counters.mayNot('staff', `begin with the numbers up to ${next}`, shared({ next })),
  ),
  counters.mayNot('staff', 'begin in the name of another person', [
    create('olle', `${workshops.shared}/orderNumbers/counter`, { next: 1021 }),
  ]),
  counters.mayNot('staff', 'begin with more than the number', shared({ next: 1021, more: 'x' })),
];

/** The stages of orders, their history, the clocks and the numbers. */
export const orderRows: Row[] = [
  ...stageRows,
  ...orderRowsOnly,
  ...eventRows,
  ...agreementRows,
  ...clockRows,
  ...timeRows,
  ...counterRows,
];
