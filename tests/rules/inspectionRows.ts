import type { Fields } from '../../scripts/firestoreValue';
import { inspection, judgement, point, pointEvent } from './inspectionWorld';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const path = (id: string) => `${own}/inspections/${id}`;
const { may, mayNot } = about('inspections');
const green = { judged: { a: judgement.replace('red', 'green') } };
const touched = change('stina', path('1042_a'), green);

const foundIn = { judged: judgement, measured: '2500', notes: 'Gnisslar' };

const inspectionRowsOnly: Row[] = [
  may('staff', 'judge a point', [touched]),
  may('staff', 'judge, measure and describe another', [
    change('stina', path('1042_a'), {
      ...{
        judged: { a: judgement, b: judgement },
        measured: { b: '-35000' },
        notes: { b: 'Rost' },
      },
      photos: { f1: 'a', f2: 'b' },
    }),
  ]),
  mayNot('auditor', 'judge a point', [change('rune', path('1042_a'), green)]),
  mayNot('owner', 'take a judgement away', [change('olle', path('1042_a'), { judged: {} })]),
  mayNot('owner', 'take a judgement away for another', [
    change('olle', path('1042_a'), { judged: { b: judgement } }),
  ]),
  may('owner', 'take away a value, a note and a photo', [
    change('olle', path('1042_a'), { measured: {}, notes: {}, photos: {} }),
  ]),
  ...Object.entries({
    'another text of a point': { points: { a: point.replace('fram', 'bak'), b: point } },
    'one more point': { points: { a: point, b: point, c: point } },
    'one point less': { points: { a: point } },
    'the name of another template': { templateName: 'Däck' },
    'that a check was none': { isCheck: false },
  }).map(([name, fields]) =>
    mayNot('owner', `write ${name}`, [change('olle', path('1042_a'), fields)]),
  ),
  ...(['judged', 'measured', 'notes'] as const).map((field) =>
    mayNot('owner', `write ${field} of a point that is not there`, [
      change('olle', path('1042_a'), { [field]: { a: foundIn[field], c: foundIn[field] } }),
    ]),
  ),
  mayNot('owner', 'add a photo of a point that is not there', [
    change('olle', path('1042_a'), { photos: { f1: 'c' } }),
  ]),
  may('staff', 'judge a point of an order that has ended', [
    change('stina', path('1005_a'), green),
  ]),
  may('staff', 'keep an inspection of an order that has ended', [
    create('stina', path('1005_b'), { ...inspection, orderId: '1005' }),
  ]),
  mayNot('owner', 'inspect the car of an order that is not there', [
    create('olle', path('1999_b'), { ...inspection, orderId: '1999' }),
  ]),
  may('staff', 'inspect the car of an order that is created beside it', [
    create('stina', `${own}/workOrders/1050`, existing(`${own}/workOrders/1042`)),
    create('stina', path('1050_a'), { ...inspection, orderId: '1050' }),
  ]),
  mayNot('owner', 'move one to another order', [
    change('olle', path('1042_a'), { orderId: '1002' }),
  ]),
  mayNot('owner', 'make one anew over another', [create('olle', path('1042_a'), inspection)]),
  ...[
    '1042',
    '1042_',
    '1042-a',
    '1042_å',
    '1042_a_b',
    `1042_${'x'.repeat(41)}`,
    '1002_b',
    'x1042_a',
  ].map((id) => mayNot('owner', `create ${id}`, [create('olle', path(id), inspection)])),
  may('owner', 'create one with the longest id', [
    create('olle', path(`1042_${'x'.repeat(40)}`), inspection),
  ]),
];

const events = about('orderEvents');
const event = (fields: Fields) =>
  create('stina', `${own}/orderEvents/e9`, { ...pointEvent, ...fields });
const order = change('stina', `${own}/workOrders/1042`, {});

const eventRows: Row[] = [
  events.may('staff', 'tell of a point that is changed', [touched, event({})]),
  events.may('staff', 'tell of an inspection that is created', [
    create('stina', path('1042_b'), inspection),
    event({ kind: 'inspection', lineId: null, inspectionId: '1042_b', after: 'Verkstad' }),
  ]),
  events.mayNot('staff', 'tell of an inspection that is left as it was', [event({})]),
  events.mayNot('staff', 'tell of an inspection that is left as it was beside its order', [
    order,
    event({}),
  ]),
  events.mayNot('staff', 'tell of a point under another order', [
    touched,
    event({ orderId: '1002' }),
  ]),
  events.mayNot('staff', 'tell of a stage under an inspection', [
    ...[touched, order],
    event({ kind: 'stage', before: 'planned', after: 'ready' }),
  ]),
  events.mayNot('staff', 'tell of a point without its inspection', [
    ...[touched, order],
    event({ inspectionId: null }),
  ]),
  events.mayNot('staff', 'tell of an inspection that is not there', [
    ...[touched, order],
    event({ inspectionId: '1042_x' }),
  ]),
];

/** Inspections, and what the history of their orders tells of them. */
export const inspectionRows: Row[] = [...inspectionRowsOnly, ...eventRows];
