import { expect, it } from 'vitest';
import { same, sameParts } from '@/domain/values/same';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  [bytes(1, 2), bytes(1, 2), true],
  [bytes(1, 2), bytes(1, 3), false],
  [bytes(1, 2), bytes(1, 2, 3), false],
  [bytes(), bytes(), true],
])('compares bytes: %o and %o', (one, other, expected) => {
  expect(same({ picture: one }, { picture: other })).toBe(expected);
});

it('compares parts by identity, and lists by what they hold', () => {
  const data = { name: 'Volvo' };
  const parts = { kind: 'ready', data, unreadable: ['a'] };
  expect(sameParts(parts, { kind: 'ready', data, unreadable: ['a'] })).toBe(true);
  expect(sameParts(parts, { kind: 'ready', data, unreadable: ['b'] })).toBe(false);
  expect(sameParts(parts, { kind: 'ready', data: { name: 'Volvo' }, unreadable: ['a'] })).toBe(
    false,
  );
  expect(sameParts(parts, { kind: 'ready', data, unreadable: ['a'], more: 1 })).toBe(false);
  expect(sameParts({ kind: 'loading' }, parts)).toBe(false);
});
