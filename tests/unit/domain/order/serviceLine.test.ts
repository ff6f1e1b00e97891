import { expect, test } from 'vitest';
import { lineIdOfFollowUp, followUpId } from '@/domain/order/followUp';
import {
  lineIdOfService,
  priceTold,
  serviceMinutes,
  serviceOfLine,
} from '@/domain/order/serviceLine';

const oil = { serviceId: 'Zq_9-oil', minutes: 45 };

test('a line’s id tells its service, also after two follow-ups', () => {
  const id = lineIdOfService('mi0k3f2a-00Ab3x', oil);
  expect(serviceOfLine(id)).toEqual(oil);
  const again = lineIdOfFollowUp(followUpId('1042', id));
  expect(serviceOfLine(lineIdOfFollowUp(followUpId('1050', again)))).toEqual(oil);
});

test('a linked line takes the time of its service, but for hours and goods', () => {
  const fixed = { kind: 'package', unit: 'st', milliQty: 2500 } as const;
  expect(serviceMinutes(fixed, oil)).toBe(113);
  expect(serviceMinutes({ ...fixed, kind: 'labour' }, oil)).toBe(113);
  expect(serviceMinutes({ ...fixed, kind: 'labour', unit: 'h' }, oil)).toBeNull();
  expect(serviceMinutes({ ...fixed, kind: 'part' }, oil)).toBeNull();
  expect(serviceMinutes(fixed, null)).toBeNull();
});

test('a typed line has no service, nor one whose id would be too long', () => {
  expect(serviceOfLine('mi0k3f2a-00Ab3x')).toBeNull();
  expect(serviceOfLine('z-1042_mi0k3f2a-00Ab3x')).toBeNull();
  expect(lineIdOfService('a', { serviceId: 'x'.repeat(41), minutes: 45 })).toBe('a');
});

test('a price is told with or without VAT, and never over what a line can hold', () => {
  expect(priceTold(139_500, 25, true)).toBe(139_500);
  expect(priceTold(139_500, 25, false)).toBe(111_600);
  expect(priceTold(100_000_000_000, 25, true)).toBe(99_999_999);
});
