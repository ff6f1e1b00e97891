import { useLayoutEffect } from 'react';
import type { ShownFilter } from './useListFilter';

/** The page's scroll position, in px, by entry of the browser's history. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position when somebody comes back to the list, and scrolls to the top when the filter
 * changes. The browser restores it too, but before the list is rendered.
 */
export function useKeptScroll(shown: ShownFilter) {
  useLayoutEffect(() => {
    const { key, arrival, typed } = shown;
    const position = typed || arrival === 'PUSH' ? 0 : positions.get(key);
    if (position !== undefined) window.scrollTo(0, position);

    const keep = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [shown]);
}
