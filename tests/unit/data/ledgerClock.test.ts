import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from '@/data/ledger/ledgerClock';
import type { StoredClock } from '@/data/ledger/ledgerKeeping';

const now = new Date('2026-11-20T07:00:00.000Z').getTime();

// The time since the page was opened goes on by itself, as in a browser whose clock is set.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A device whose clock is late by `lateMs`, and what it has kept; the server does not answer while it is `away`. */
function device(lateMs: number, kept: StoredClock | null = null) {
  const server = { isAway: false, asked: 0 };
  const stored = { clock: kept };
  const clock = startClock(
    async () => {
      server.asked += 1;
      if (server.isAway) throw new Error('no contact');
      return new Date(Date.now() + lateMs);
    },
    {
      read: () => Promise.resolve(stored.clock),
      write(next) {
        stored.clock = next;
        return Promise.resolve();
      },
    },
  );
  return { clock, server, stored };
}

test('the clock offset is stored on the device and asked for once an hour at most', async () => {
  const { clock, server, stored } = device(90_000);
  expect(clock.offset()).toBeNull();
  await clock.measure();
  await clock.measure();
  expect(clock.offset()).toBe(90_000);
  expect(server.asked).toBe(1);
  expect(stored.clock).toEqual({ offset: 90_000, at: now });
});

test('a page that is opened without contact knows what was measured before', async () => {
  const { clock, server } = device(0, { offset: -7000, at: now - 86_400_000 });
  server.isAway = true;
  await clock.restored;
  expect(clock.offset()).toBe(-7000);
  await clock.measure();
  expect(clock.offset()).toBe(-7000);
});

test('what is measured now counts, and not what is read of earlier', async () => {
  const { clock } = device(5000, { offset: -7000, at: now - 86_400_000 });
  await clock.measure();
  await clock.restored;
  expect(clock.offset()).toBe(5000);
});

test('what was measured by a clock that showed a later time is of no use', async () => {
  const { clock } = device(0, { offset: -7000, at: now + 1 });
  await clock.restored;
  expect(clock.offset()).toBeNull();
});

test.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('a clock set %s while the page is open is not trusted until measured anew', async (_, by) => {
  const { clock, server } = device(0);
  await clock.measure();
  vi.setSystemTime(now + by);
  expect(clock.offset()).toBeNull();
  server.isAway = true;
  await clock.measure();
  expect(clock.offset()).toBeNull();
  server.isAway = false;
  await clock.measure();
  expect(clock.offset()).toBe(0);
});

test('a server that does not answer is asked again at the next time', async () => {
  const { clock, server } = device(1000);
  server.isAway = true;
  await clock.measure();
  server.isAway = false;
  await clock.measure();
  expect([clock.offset(), server.asked]).toEqual([1000, 2]);
});
