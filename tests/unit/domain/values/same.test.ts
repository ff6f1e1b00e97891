import { expect, it } from 'vitest';
import { same } from '@/domain/values/same';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  [bytes(1, 2), bytes(1, 2), true],
  [bytes(1, 2), bytes(1, 3), false],
  [bytes(1, 2), bytes(1, 2, 3), false],
  [bytes(), bytes(), true],
])('compares bytes: %o and %o', (one, other, expected) => {
  expect(same({ picture: one }, { picture: other })).toBe(expected);
});
