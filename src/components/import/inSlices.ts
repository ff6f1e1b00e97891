const sliceMs = 12;
const progressMs = 100;

/**
 * Lets the browser paint and handle input. A message is used because browsers delay timers in a hidden tab.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Calls `take` for every item, in slices short enough for the page to respond; resolves to false when
 * `signal` aborted.
 */
export async function inSlices<T>(
  items: Iterable<T>,
  take: (item: T) => void,
  signal: AbortSignal,
  onProgress: (done: number) => void = () => {},
): Promise<boolean> {
  let sliceEnds = performance.now() + sliceMs;
  let shownAt = 0;
  let done = 0;
  for (const item of items) {
    const now = performance.now();
    if (now > sliceEnds) {
      if (now > shownAt + progressMs) {
        onProgress(done);
        shownAt = now;
      }
      await nextTurn();
      if (signal.aborted) return false;
      sliceEnds = performance.now() + sliceMs;
    }
    take(item);
    done += 1;
  }
  return !signal.aborted;
}
