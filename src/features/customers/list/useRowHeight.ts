import { useSyncExternalStore } from 'react';

/**
 * The height of the list's rows in px: table rows, or cards below the window width set in
 * CustomerRow.module.css.
 */
export function useRowHeight(): number {
  return useSyncExternalStore(onResize, rowHeight);
}

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function rowHeight(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (window.innerWidth < 48 * rem ? 6.5 : 3.5) * rem;
}
