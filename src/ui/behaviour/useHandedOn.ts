import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a row in a list, which hands the focus on when it is removed while it has the focus: to its list, or to what
 * `next` finds, which stays the same function.
 */
export function useHandedOn<E extends HTMLElement>(
  next: (row: E) => HTMLElement | null | undefined = listOf,
): RefObject<E | null> {
  const ref = useRef<E>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (row?.contains(document.activeElement)) next(row)?.focus();
    };
  }, [next]);

  return ref;
}

function listOf(row: HTMLElement) {
  return row.parentElement;
}
