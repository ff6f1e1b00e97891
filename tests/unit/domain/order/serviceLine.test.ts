import { expect, test } from 'vitest';
import { lineIdOfFollowUp, followUpId } from '@/domain/order/followUp';
import {
  lineIdOfService,
  priceTold,
  serviceMinutes,
  serviceOfLine,
} from '@/domain/order/serviceLine';

const oil = { serviceId: 'Zq_9-oil', minutes: 45 };

test('the id of a line tells its service, also after a follow-up has been taken up twice', () => {
  const id = lineIdOfService('mi0k3f2a-00Ab3x', oil);
  expect(serviceOfLine(id)).toEqual(oil);
  const again = lineIdOfFollowUp(followUpId('1042', id));
  expect(serviceOfLine(lineIdOfFollowUp(followUpId('1050', again)))).toEqual(oil);
  expect(serviceMinutes(id, { milliQty: 2500 })).toBe(113);
});

test('a line that was typed has no service, and neither has one whose id would be too long', () => {
  expect(serviceOfLine('mi0k3f2a-00Ab3x')).toBeNull();
  expect(serviceOfLine('z-1042_mi0k3f2a-00Ab3x')).toBeNull();
  expect(serviceMinutes('a', { milliQty: 1000 })).toBeNull();
  expect(lineIdOfService('a', { serviceId: 'x'.repeat(41), minutes: 45 })).toBe('a');
});

test('a price is told with or without VAT, and never over what a line can hold', () => {
  expect(priceTold(139_500, 25, true)).toBe(139_500);
  expect(priceTold(139_500, 25, false)).toBe(111_600);
  expect(priceTold(100_000_000_000, 25, true)).toBe(99_999_999);
});
