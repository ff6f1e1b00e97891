import { expect, test } from 'vitest';
import { newOrder } from '@/domain/order/newOrder';
import { detailsEdit, lineEdit, stepEdit, waitingEdit } from '@/domain/order/orderEdit';
import { parseLine } from '@/domain/order/orderLine';

const stored = 'part|1000|st|5000|0|25||open||todo|Filter';
const order = newOrder({ stage: 'working', waitingFor: 'parts', lines: { a: stored } });

test('a step writes the stage over the former one, and the history tells of it', () => {
  expect(stepEdit(order, 'checking', 'stina')).toEqual({
    values: { stage: 'checking', sentBy: 'stina' },
    base: { stage: 'working' },
    event: {
      kind: 'stage',
      lineId: null,
      inspectionId: null,
      before: 'working',
      after: 'checking',
      reason: null,
    },
  });
});

test('a car that is ready waits for nothing', () => {
  expect(stepEdit(order, 'ready', 'stina').values).toEqual({ stage: 'ready', waitingFor: null });
});

test('an order is ended with a reason, which goes when it is taken up again', () => {
  const ended = stepEdit(order, 'closed', 'stina', 'Såld').values;
  expect(ended).toEqual({ stage: 'closed', isOpen: false, closedReason: 'Såld', waitingFor: null });
  expect(stepEdit({ ...order, ...ended }, 'working', 'stina').values).toEqual({
    ...{ stage: 'working', isOpen: true, closedReason: null },
  });
});

test('a line is written by itself, and the history has it before and after', () => {
  const former = parseLine(stored);
  const line = parseLine(stored.replace('5000', '6000'));
  const after = stored.replace('5000', '6000');
  expect(lineEdit('a', former, line)).toEqual({
    values: { 'lines.a': after },
    base: {},
    event: { kind: 'line', lineId: 'a', inspectionId: null, before: stored, after, reason: null },
  });
  expect(lineEdit('b', null, line).event).toMatchObject({ before: null, after });
  expect(lineEdit('a', former, null)).toMatchObject({
    values: { 'lines.a': null },
    event: { before: stored, after: null },
  });
});

test('other fields are written over those that the form showed', () => {
  expect(waitingEdit(order, null)).toMatchObject({
    values: { waitingFor: null },
    base: { waitingFor: 'parts' },
    event: { kind: 'waiting', before: 'parts', after: null },
  });
  expect(detailsEdit(order, { keyNumber: '7' })).toEqual({
    values: { keyNumber: '7' },
    base: { keyNumber: null },
    event: null,
  });
  expect(detailsEdit(order, { keyNumber: '7', priceType: 'running' }).event).toMatchObject({
    ...{ kind: 'priceType', before: 'fixed', after: 'running' },
  });
  expect(detailsEdit(order, { discountBp: 1250 }).event).toMatchObject({
    ...{ kind: 'discount', before: '0', after: '1250' },
  });
});
