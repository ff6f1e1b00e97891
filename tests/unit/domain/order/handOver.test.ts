import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { formatEventValue } from '@/domain/collections/orderCollections';
import { canBeHandedOver, leftText, statusOfBooking } from '@/domain/order/handOver';
import { newOrder } from '@/domain/order/newOrder';
import { handOverEdit, stepEdit } from '@/domain/order/orderEdit';
import { handedOverText } from '@/domain/order/orderText';
import { type Stage, stages } from '@/domain/order/stage';

const at = new Date('2026-11-20T14:04:00Z');

describe('A car', () => {
  test('is handed over when its order is ready or invoiced, and once', () => {
    const open = stages.filter((stage) => canBeHandedOver({ stage, handedOverAt: null }));
    expect(open).toEqual(['ready', 'invoiced']);
    expect(canBeHandedOver({ stage: 'ready', handedOverAt: at })).toBe(false);
  });

  test('that is handed over is fetched, unless another order of the booking goes on', () => {
    const ready = newOrder({ stage: 'ready' });
    const out = { ...ready, handedOverAt: at };
    const other = (stage: Stage) => newOrder({ stage });
    expect(statusOfBooking([ready])).toBe('done');
    expect(statusOfBooking([out])).toBe('pickedUp');
    expect(statusOfBooking([out, other('cancelled')])).toBe('pickedUp');
    expect(statusOfBooking([out, other('working')])).toBe('done');
    expect(statusOfBooking([other('closed'), { ...out, stage: 'invoiced' }])).toBe('pickedUp');
  });

  test('is not fetched by its invoice, but by the hand-over before or after it', () => {
    const invoiced = newOrder({ stage: 'invoiced' });
    expect(statusOfBooking([invoiced])).toBe('done');
    expect(statusOfBooking([{ ...invoiced, handedOverAt: at }])).toBe('pickedUp');
    // An order that was invoiced before hand-overs were noted never has one.
    expect(statusOfBooking([invoiced, { ...invoiced, handedOverAt: at }])).toBe('pickedUp');
  });

  test('that is worked on again has come back', () => {
    const out = newOrder({ stage: 'ready', handedOverAt: at });
    expect(stepEdit(out, 'working', 'kim').values).toMatchObject({ handedOverAt: null });
    expect(stepEdit(out, 'invoiced', 'kim').values).not.toHaveProperty('handedOverAt');
  });
});

test('A hand-over is an event that tells what was left to do', () => {
  const order = newOrder({ stage: 'ready' });
  const { values, event } = handOverEdit(order, at, ['invoice', 'loan']);
  expect(values).toEqual({ handedOverAt: at });
  expect(event).toMatchObject({
    ...{ kind: 'handOver', before: null, after: 'handedOver' },
    reason: 'Kvar: faktura, lånebil',
  });
  expect(leftText([])).toBeNull();
  expect(handOverEdit({ handedOverAt: at }, null).event).toMatchObject({
    ...{ before: 'handedOver', after: null, reason: null },
  });
  expect(formatEventValue('handedOver')).toBe('Utlämnad');
  expect(handedOverText(at, parseDate('2026-11-20'))).toBe('Utlämnad idag 15:04');
});
