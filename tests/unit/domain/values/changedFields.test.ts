import { expect, test } from 'vitest';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';

test('only what differs is left, lists and parts compared by what they hold', () => {
  const from = { name: 'Anna', phones: ['1', '2'], address: { city: 'Malmö' }, notes: null };
  expect(changedFields(from, structuredClone(from))).toEqual({});
  expect(
    changedFields<object>(from, {
      name: 'Anna',
      phones: ['2', '1'],
      address: { city: null },
      notes: '',
    }),
  ).toEqual({ phones: ['2', '1'], address: { city: null }, notes: '' });
});

test('fields that only the former has are left alone', () => {
  const former: { name: string } = { ...{ name: 'Anna', createdAt: new Date(0) } };
  expect(changedFields(former, { name: 'Bo' })).toEqual({ name: 'Bo' });
});

test('gives back the former values of the written fields only', () => {
  const before = { name: 'Anna', notes: null, phones: ['1'] };
  expect(valuesBefore<object>(before, { name: 'Bo', notes: 'Ring' })).toEqual({
    name: 'Anna',
    notes: null,
  });
});
