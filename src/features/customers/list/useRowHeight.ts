import { useSyncExternalStore } from 'react';

/**
 * The height of the list's rows in px: table rows, or cards below the window width set in
 * CustomerRow.module.css.
 */
export function useRowHeight(): number {
  return useSyncExternalStore(onResize, rowHeight);
}

function onResize(changed: () => void) {
  // Larger letters are told of by nothing but the size of what is measured in them.
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
