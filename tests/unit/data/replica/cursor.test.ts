import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { isLater, listeningFrom, moved, settles, start } from '@/data/replica/cursor';

const cursor = { ...start, seconds: 20, nanoseconds: 5, id: 'm', unreadable: ['anna'] };
const document = (seconds: number, nanoseconds: number, id: string) => ({
  id,
  data: { name: 'Anna Berg', updatedAt: { seconds, nanoseconds } },
});

test.each([
  ['a later second', document(21, 0, 'a')],
  ['a later nanosecond', document(20, 6, 'a')],
  ['the same time and a later id', document(20, 5, 'n')],
])('%s moves the cursor', (_, later) => {
  expect(isLater(later, cursor)).toBe(true);
  const { seconds, nanoseconds } = later.data.updatedAt;
  const movedAt = expect.any(Number);
  expect(moved(cursor, later)).toEqual({ ...cursor, seconds, nanoseconds, id: later.id, movedAt });
});

test.each([
  ['the same time and id', document(20, 5, 'm')],
  ['the same time and an earlier id', document(20, 5, 'a')],
  ['an earlier nanosecond', document(20, 4, 'z')],
  ['an earlier second', document(19, 9, 'z')],
  ['no time', { id: 'z', data: { name: 'Anna Berg' } }],
  ['a time that is a text', { id: 'z', data: { updatedAt: '2026-11-20' } }],
])('%s leaves the cursor', (_, other) => {
  expect(isLater(other, cursor)).toBe(false);
  expect(moved(cursor, other)).toBe(cursor);
});

test('the first document moves the cursor of an unread collection', () => {
  expect(moved(start, document(0, 0, 'a'))).toMatchObject({ seconds: 0, id: 'a' });
});

test('listening begins ten seconds before a cursor that has just moved', () => {
  const now = moved(start, document(100, 5, 'a'));
  expect(listeningFrom(now).isEqual(new Timestamp(90, 0))).toBe(true);
  expect(listeningFrom(moved(start, document(3, 5, 'a'))).isEqual(new Timestamp(0, 0))).toBe(true);
});

test('a cursor settles ten seconds after its last move, until it moves again', () => {
  const now = moved(start, document(100, 5, 'a'));
  expect(settles(now, now.movedAt + 10_000)).toBe(false);
  expect(settles(now, now.movedAt + 10_001)).toBe(true);

  const settled = { ...now, settled: true };
  expect(settles(settled, now.movedAt + 10_001)).toBe(false);
  expect(listeningFrom(settled).isEqual(new Timestamp(100, 5))).toBe(true);
  expect(moved(settled, document(99, 0, 'a'))).toBe(settled);
  expect(moved(settled, document(101, 0, 'a')).settled).toBe(false);
});
