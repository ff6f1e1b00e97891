import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** True if the page is being printed, so that nothing is folded away on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(onChange: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
