import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is shown, where the browser allows it. */
export function useAwake(): void {
  useEffect(() => {
    // Safari before 16.4 and Firefox before 126 know no such thing.
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    function ask() {
      // The browser takes the lock back whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          lock = got;
          if (isOver) void got.release();
        },
        // It refuses where the battery is low; the screen then goes dark as any other.
        (error: unknown) => console.warn('The screen may go dark', error),
      );
    }

    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
