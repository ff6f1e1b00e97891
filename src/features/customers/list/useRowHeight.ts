import { useSyncExternalStore } from 'react';

/**
 * The height of the list's rows in px: table rows, or cards below the window width set in
 * CustomerRow.module.css.
 */
export function useRowHeight(): number {
  return useSyncExternalStore(onSizeChange, rowHeight);
}

function onSizeChange(changed: () => void) {
  // No event tells of larger letters. An element of 1rem changes its size with them.
  const letter = document.createElement('div');
  Object.assign(letter.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(letter);
  const observer = new ResizeObserver(changed);
  observer.observe(letter);
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    letter.remove();
    window.removeEventListener('resize', changed);
  };
}

function rowHeight(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (window.innerWidth < 48 * rem ? 6.5 : 3.5) * rem;
}
