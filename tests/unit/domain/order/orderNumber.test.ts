import { expect, test } from 'vitest';
import { numbersLeft, takeNumber } from '@/domain/order/orderNumber';

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
