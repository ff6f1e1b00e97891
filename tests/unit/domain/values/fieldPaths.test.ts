import { expect, test } from 'vitest';
import { byEntries, valueAt, withValues } from '@/domain/values/fieldPaths';

const data = { name: 'x', parts: { a: '1', b: '2' } };

test('a key with a dot is an entry of a map', () => {
  expect(valueAt(data, 'name')).toBe('x');
  expect(valueAt(data, 'parts.a')).toBe('1');
  expect(valueAt(data, 'parts.c')).toBeNull();
  expect(valueAt(data, 'costs.c')).toBeNull();
});

test('an update writes entries of a map and takes them away', () => {
  expect(withValues(data, { name: 'y', 'parts.a': null, 'parts.c': '3', 'costs.a': '4' })).toEqual({
    ...{ name: 'y', parts: { b: '2', c: '3' }, costs: { a: '4' } },
  });
  expect(data.parts).toEqual({ a: '1', b: '2' });
});

test('a map of which a later write names an entry is compared entry by entry', () => {
  expect(byEntries(data, ['parts.c'])).toEqual({ name: 'x', 'parts.a': '1', 'parts.b': '2' });
  expect(byEntries(data, ['name'])).toEqual(data);
});
