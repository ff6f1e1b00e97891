import { expect, test } from 'vitest';
import { shardId, shardLimits, shardNumber, shardsFor } from '@/domain/servicebook/serviceBook';
import { serviceEntryLimits } from '@/domain/servicebook/serviceEntry';
import { readEntry, serviceEntry } from '../../../support/serviceEntry';

const { shards, entries: most, entriesByRule, bytes } = shardLimits;
const inShard = (shard: number, count: number) =>
  Array.from({ length: count }, () => readEntry({ shard }));
const added = (count: number) => Array.from({ length: count }, () => serviceEntry());

const longest = 'å'.repeat(serviceEntryLimits.text.max);
const largest = serviceEntry({
  works: Array.from({ length: serviceEntryLimits.works.max }, () => longest),
  parts: Array.from({ length: serviceEntryLimits.parts.max }, () => longest),
  remarks: 'å'.repeat(serviceEntryLimits.remarks.max),
});
const sizeOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length;

test('the id of a shard tells its car and number, also for a car id with a dash', () => {
  expect(shardId('bil_7', 3)).toBe('bil_7_3');
  expect(shardNumber('bil_7_3')).toBe(3);
});

test('an entry goes into the last shard until that is full, and then into the next', () => {
  expect(shardsFor([], added(1))).toEqual([1]);
  expect(shardsFor(inShard(1, most - 1), added(3))).toEqual([1, 2, 2]);
  expect(shardsFor([...inShard(2, 1), ...inShard(1, most)], added(1))).toEqual([2]);
  // A shard that others have made fuller than the app does.
  expect(shardsFor(inShard(1, entriesByRule), added(1))).toEqual([2]);
});

test('a file of the longest book is spread over shards', () => {
  const numbers = shardsFor([], added(500));
  expect(numbers).toEqual(Array.from({ length: 500 }, (_, place) => 1 + Math.floor(place / most)));
});

test('a shard of large entries is full by its size, far below what Firestore takes', () => {
  const numbers = shardsFor(
    [],
    Array.from({ length: 60 }, () => largest),
  );
  const counts = numbers.filter((number) => number === 1).length;
  expect(counts * sizeOf(largest)).toBeLessThanOrEqual(bytes);
  expect(numbers).toEqual(numbers.toSorted());
  expect(new Set(numbers).size).toBeGreaterThan(1);
  // As many devices as a workshop has may add one each without knowing of each other.
  expect(bytes + 20 * sizeOf(largest)).toBeLessThan(1_048_576);
});

test('the last shard takes what no other can', () => {
  expect(shardsFor(inShard(shards, most), added(1))).toEqual([shards]);
});
