import { expect, test } from 'vitest';
import { parsePaymentDays } from '@/domain/values/paymentDays';

test.each([
  ['30', 30],
  ['30 dagar', 30],
  ['1 dag', 1],
  ['10 dgr', 10],
  ['10d', 10],
  [' 0 ', 0],
])('%s is %i days', (text, value) => {
  expect(parsePaymentDays(text)).toEqual({ ok: true, value });
});

test.each(['', '30 dagar netto', '2 veckor', '-10', '10,5', '1000'])('%s is refused', (text) => {
  expect(parsePaymentDays(text)).toEqual({
    ok: false,
    message: 'Skriv betalningsvillkoret som ett antal dagar, till exempel 30.',
  });
});
