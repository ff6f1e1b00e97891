import { expect, test } from 'vitest';
import {
  entriesOf,
  type Fetched,
  fetchedOf,
  isAsKnown,
  isGone,
  isSettled,
  isWhole,
  joinedLive,
  type Live,
  worst,
} from '@/domain/values/live';

const fromServer: Live<never[]> = { kind: 'ready', data: [], fromCache: false, unreadable: [] };
const fromCache: Live<never[]> = { ...fromServer, fromCache: true };
const failed: Live<never[]> = { kind: 'failed', error: new Error('no') };
const loading: Live<never[]> = { kind: 'loading' };
const online = { onDevice: false, offline: false };
const offline = { onDevice: false, offline: true };
const onDevice = { onDevice: true, offline: false };

test.each<[string, Live<never[]>, typeof online, [Fetched, Fetched, boolean, boolean]]>([
  // Expected: `fetchedOf` an empty answer, `fetchedOf` a filled one, `isWhole`, `isSettled`.
  ['the server has answered', fromServer, online, ['ready', 'ready', true, true]],
  ['the server has answered, gone since', fromServer, offline, ['ready', 'ready', true, true]],
  ['the cache has, the server will', fromCache, online, ['loading', 'ready', false, false]],
  ['the cache has, nobody else can', fromCache, offline, ['unfetched', 'ready', false, true]],
  ['the device has all there is', fromCache, onDevice, ['ready', 'ready', true, true]],
  ['nothing has answered', loading, online, ['loading', 'loading', false, false]],
  ['nothing has answered offline', loading, offline, ['loading', 'loading', false, false]],
  ['the query failed', failed, online, ['failed', 'failed', false, false]],
])('%s', (_, live, reach, expected) => {
  expect([
    fetchedOf(live, true, reach),
    fetchedOf(live, false, reach),
    isWhole(live, reach),
    isSettled(live, reach),
  ]).toEqual(expected);
});

test('an answer is all that can be had when it is settled, and when it cannot be read', () => {
  expect(isAsKnown(fromServer, online)).toBe(true);
  expect(isAsKnown(fromCache, online)).toBe(false);
  expect(isAsKnown(fromCache, offline)).toBe(true);
  expect(isAsKnown(loading, offline)).toBe(false);
  expect(isAsKnown(failed, online)).toBe(true);
});

const none: Live<null> = { kind: 'ready', data: null, fromCache: false, unreadable: [] };

test.each<[string, Live<unknown>, typeof online, boolean]>([
  ['the server has none', none, online, true],
  ['the cache has none, the server may', { ...none, fromCache: true }, online, false],
  ['the cache has none, nobody else can tell', { ...none, fromCache: true }, offline, false],
  ['the device has all there is, and none', { ...none, fromCache: true }, onDevice, true],
  ['the document does not parse', { ...none, unreadable: ['a'] }, online, false],
  ['the server has the document', { ...none, data: {} }, online, false],
  ['nothing has answered', loading, online, false],
  ['the query failed', failed, online, false],
])('a document is gone or not: %s', (_, live, reach, expected) => {
  expect(isGone(live, reach)).toBe(expected);
});

test('several answers are fetched as far as the one that is fetched least far', () => {
  expect(worst(['ready', 'loading', 'unfetched', 'failed'])).toBe('failed');
  expect(worst(['loading', 'unfetched', 'ready'])).toBe('unfetched');
  expect(worst(['ready', 'loading'])).toBe('loading');
  expect(worst(['ready', 'ready'])).toBe('ready');
});

test('a list that has not answered gives the same empty array each time', () => {
  expect(entriesOf(loading)).toEqual([]);
  expect(entriesOf(loading)).toBe(entriesOf(failed));
});

test('several lists are one, no more certain than the least certain of them', () => {
  const one: Live<number[]> = { kind: 'ready', data: [1, 2], fromCache: false, unreadable: ['a'] };
  const other: Live<number[]> = { kind: 'ready', data: [3], fromCache: true, unreadable: ['b'] };
  expect(joinedLive([one])).toEqual(one);
  expect(joinedLive([one, other])).toEqual({
    kind: 'ready',
    data: [1, 2, 3],
    fromCache: true,
    unreadable: ['a', 'b'],
  });
  expect(joinedLive([one, { kind: 'loading' }])).toEqual({ kind: 'loading' });
  expect(joinedLive([{ kind: 'loading' }, one, failed])).toBe(failed);
});
