import { expect, test } from 'vitest';
import { customerIds, customerNow } from '@/domain/register/customerNow';
import { keptCustomer } from '../../../support/registerEntries';
import { readyRegister } from '../../../support/readyRegister';

const register = readyRegister(
  [keptCustomer('anna', { name: 'Anna' }), keptCustomer('bo', { name: 'Bo' })],
  [],
  { merged: { ann: 'anna', annika: 'anna' } },
);

test.each([
  ['anna', 'Anna'],
  ['ann', 'Anna'],
  ['annika', 'Anna'],
  ['bo', 'Bo'],
  ['nobody', undefined],
  [null, undefined],
])('%s is %s now', (id, name) => {
  expect(customerNow(register, id)?.data.name).toBe(name);
});

test('nobody is known before the register is there', () => {
  expect(customerNow({ kind: 'loading' }, 'anna')).toBeUndefined();
  expect(customerNow({ kind: 'failed', error: new Error('no') }, 'anna')).toBeUndefined();
});

test('a customer is known by its own id and by those of the cards merged into it', () => {
  expect(customerIds(register, 'anna')).toEqual(['anna', 'ann', 'annika']);
  expect(customerIds(register, 'bo')).toEqual(['bo']);
  expect(customerIds({ kind: 'loading' }, 'anna')).toEqual(['anna']);
});
