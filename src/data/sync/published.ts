/** A value as `useSyncExternalStore` reads it. */
export interface Watched<T> {
  subscribe(listener: () => void): () => void;
  getState(): T;
}

/** A watched value that is followed once started. */
export interface Published<T> extends Watched<T> {
  /** Starts to follow the value; returns a function that stops this. */
  start(): () => void;
}

/** A watched value, `first` until another one is set. */
export function watched<T>(first: T): Watched<T> & { set(next: T): void } {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    set(next) {
      state = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Publishes `first`, and then whatever `follow` gives. */
export function published<T>(
  first: T,
  follow: (onChange: (next: T) => void) => () => void,
): Published<T> {
  const { set, ...value } = watched(first);
  return { ...value, start: () => follow(set) };
}
