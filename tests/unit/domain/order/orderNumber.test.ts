import { expect, test } from 'vitest';
import { numbersLeft, takeNumber, withoutNumber } from '@/domain/order/orderNumber';

test('a device uses its numbers one after the other', () => {
  let reserve = [
    { from: 1001, end: 1003 },
    { from: 1041, end: 1042 },
  ];
  expect(numbersLeft(reserve)).toBe(3);
  const used: number[] = [];
  for (let taken = takeNumber(reserve); taken; taken = takeNumber(reserve)) {
    used.push(taken.number);
    reserve = taken.rest;
  }
  expect(used).toEqual([1001, 1002, 1041]);
  expect(numbersLeft(reserve)).toBe(0);
});

test.each([
  [1001, [[1002, 1004]]],
  [
    1002,
    [
      [1001, 1002],
      [1003, 1004],
    ],
  ],
  [1003, [[1001, 1003]]],
  [1004, [[1001, 1004]]],
])('without %i its reserve has the other numbers', (number, left) => {
  const rest = withoutNumber([{ from: 1001, end: 1004 }], number);
  expect(rest.map(({ from, end }) => [from, end])).toEqual(left);
});
