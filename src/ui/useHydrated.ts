import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers to what people do: false in markup from the build that the browser has not taken over yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
