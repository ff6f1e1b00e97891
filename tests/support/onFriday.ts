import { afterEach, beforeEach, vi } from 'vitest';
import { at } from './swedishInstant';

/** Makes the present of each test in the file a Friday, 2026-11-20 at 08:05, when the workshop is open until 17. */
export function onFriday() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-20 08:05'), shouldAdvanceTime: true });
  });
  afterEach(() => void vi.useRealTimers());
}

/** The times of a booking on that Friday. */
export function onFridayFrom(from: string, to: string) {
  return { startsAt: at(`2026-11-20 ${from}`), endsAt: at(`2026-11-20 ${to}`) };
}
