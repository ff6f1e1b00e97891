import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True if the page answers to what people do: false in markup from the build that the browser has not taken over yet. A form that
 * could be sent before would put the password into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
