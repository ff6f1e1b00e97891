import { expect, test } from 'vitest';
import { mostAtOnce } from '@/domain/values/mostAtOnce';
import { at } from '../../../support/swedishInstant';

const span = (from: string, to: string) => ({
  from: at(`2026-11-${from}`),
  to: at(`2026-11-${to}`),
});
const friday = span('20 00:00', '21 00:00');

test('nothing is at once when there is nothing, or nothing on the day', () => {
  expect(mostAtOnce([], friday)).toBe(0);
  expect(mostAtOnce([span('19 08:00', '20 00:00'), span('21 00:00', '21 08:00')], friday)).toBe(0);
});

test('a booking that begins when another ends stands below it, not beside it', () => {
  const morning = span('20 08:00', '20 10:00');
  expect(mostAtOnce([morning, span('20 10:00', '20 12:00')], friday)).toBe(1);
  expect(mostAtOnce([morning, span('20 09:45', '20 12:00')], friday)).toBe(2);
});

test('the busiest moment counts, also of what begins alike or the day before', () => {
  const spans = [
    span('20 08:00', '20 09:00'),
    span('20 13:00', '20 15:00'),
    span('20 13:00', '20 14:00'),
    span('20 14:00', '20 16:00'),
    span('19 08:00', '20 17:00'),
  ];
  expect(mostAtOnce(spans, friday)).toBe(3);
});
