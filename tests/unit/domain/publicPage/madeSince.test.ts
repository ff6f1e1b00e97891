import { expect, test } from 'vitest';
import { type FloodSpan, madeSince } from '@/domain/publicPage/madeSince';
import { at } from '../../../support/swedishInstant';

test.each<[FloodSpan, string, string]>([
  ['hour', '2026-11-20 00:30', '2026-11-19 23:30'],
  ['today', '2026-11-20 00:30', '2026-11-20 00:00'],
  ['yesterday', '2026-11-20 23:59', '2026-11-19 00:00'],
  // That day has 25 hours.
  ['yesterday', '2026-10-26 12:00', '2026-10-25 00:00'],
])('of the span %s at %s are the requests made from %s on', (span, now, since) => {
  expect(madeSince(span, at(now))).toEqual(at(since));
});

test('of all requests is every one made since the span began', () => {
  expect(madeSince('all', at('2026-11-20 12:00'))).toEqual(new Date(0));
});
