import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifSilent, inTime } from '@/data/sync/inTime';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

test('an answer within three seconds is given on', async () => {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('svar'), 2900));
  const given = inTime(late);
  await vi.advanceTimersByTimeAsync(2900);
  await expect(given).resolves.toBe('svar');
});

test('a storage that does not answer is given up after three seconds', async () => {
  const outcome = inTime(never).catch(ifSilent);
  await vi.advanceTimersByTimeAsync(2999);
  await expect(Promise.race([outcome, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('silent');
});

test('a failure is no silence', async () => {
  const failure = new Error('The disk is gone');
  await expect(inTime(Promise.reject(failure)).catch(ifSilent)).rejects.toBe(failure);
});
