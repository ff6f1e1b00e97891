import { expect, it } from 'vitest';
import { parseFirstNumber } from '@/domain/invoice/series';

it('begins a series with a number as a person writes it', () => {
  expect(parseFirstNumber('20 001')).toBe(20_001);
  expect(parseFirstNumber('90000000')).toBe(90_000_000);
  for (const none of ['', '0', '-1', '1,5', 'tio', '90000001', '100000000'])
    expect(parseFirstNumber(none)).toBeNull();
});
