import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startConnection } from '@/data/sync/connection';

const network = Object.assign(new EventTarget(), { onLine: true });
let ended: AbortController;
const onChange = vi.fn();

function switchNetwork(onLine: boolean) {
  network.onLine = onLine;
  network.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

beforeEach(() => {
  ended = new AbortController();
  vi.useFakeTimers();
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', network);
});

afterEach(() => {
  ended.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onChange.mockClear();
});

test('a server counts as offline after ten seconds without an answer', () => {
  const connection = startConnection('server', onChange, ended.signal);
  expect(connection.state()).toEqual({ connected: false, offline: false });
  vi.advanceTimersByTime(9_999);
  expect(connection.state().offline).toBe(false);
  vi.advanceTimersByTime(1);
  expect(connection.state()).toEqual({ connected: false, offline: true });
  expect(onChange).toHaveBeenCalledOnce();
  connection.answered(true);
  expect(connection.state()).toEqual({ connected: true, offline: false });
});

test('an answer in time ends the wait, and a lost answer begins another', () => {
  const connection = startConnection('server', onChange, ended.signal);
  vi.advanceTimersByTime(5_000);
  connection.answered(true);
  vi.advanceTimersByTime(60_000);
  expect(connection.state()).toEqual({ connected: true, offline: false });
  connection.answered(false);
  vi.advanceTimersByTime(6_000);
  connection.answered(false);
  expect(connection.state()).toEqual({ connected: false, offline: false });
  vi.advanceTimersByTime(4_000);
  expect(connection.state().offline).toBe(true);
});

test('a device without a network is offline at once, until the network is back', () => {
  network.onLine = false;
  const connection = startConnection('server', onChange, ended.signal);
  expect(connection.state()).toEqual({ connected: false, offline: true });
  switchNetwork(true);
  expect(connection.state()).toEqual({ connected: false, offline: false });
  vi.advanceTimersByTime(4_000);
  switchNetwork(false);
  expect(connection.state().offline).toBe(true);
  switchNetwork(true);
  vi.advanceTimersByTime(9_999);
  expect(connection.state().offline).toBe(false);
  vi.advanceTimersByTime(1);
  expect(connection.state().offline).toBe(true);
});

test('a network that comes and goes says nothing while the server answers', () => {
  const connection = startConnection('server', onChange, ended.signal);
  connection.answered(true);
  onChange.mockClear();
  switchNetwork(false);
  switchNetwork(true);
  vi.advanceTimersByTime(60_000);
  expect(connection.state()).toEqual({ connected: true, offline: false });
  expect(onChange).not.toHaveBeenCalled();
});

test('nothing is told after the end', () => {
  startConnection('server', onChange, ended.signal);
  ended.abort();
  switchNetwork(false);
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
});

test('a device that is itself the place of the data is never out of reach of them', () => {
  network.onLine = false;
  const connection = startConnection('device', onChange, ended.signal);
  connection.answered(false);
  expect(connection.state()).toEqual({ connected: true, offline: false });
});
