/** A value that is followed once started, as `useSyncExternalStore` reads it. */
export interface Published<T> {
  /** Starts to follow the value; returns a function that stops this. */
  start(): () => void;
  subscribe(listener: () => void): () => void;
  getState(): T;
}

/** Publishes `first`, and then whatever `follow` gives. */
export function published<T>(
  first: T,
  follow: (onChange: (next: T) => void) => () => void,
): Published<T> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    start: () =>
      follow((next) => {
        state = next;
        listeners.forEach((listener) => listener());
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}
