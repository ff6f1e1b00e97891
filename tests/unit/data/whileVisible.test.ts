import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileVisible } from '@/data/sync/whileVisible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function become(visibilityState: 'visible' | 'hidden') {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('acts at intervals while the tab is visible, and at once when it is shown again', () => {
  const act = vi.fn();
  const stop = whileVisible(1000, act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(2);
  become('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  become('visible');
  expect(act).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(4);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  become('visible');
  expect(act).toHaveBeenCalledTimes(4);
});

test('a tab that is opened in the background begins when it is seen', () => {
  become('hidden');
  const act = vi.fn();
  const stop = whileVisible(1000, act);
  expect(vi.getTimerCount()).toBe(0);
  become('visible');
  expect(act).toHaveBeenCalledTimes(1);
  stop();
});
