import { useLayoutEffect, useState } from 'react';

/** Keeps the text typed while a form is loading, so that its first field can begin with the text. */
export function useTypedAhead(isWaiting: boolean): string {
  const [typed, setTyped] = useState('');

  // A layout effect runs before the next key: until the form is there, the key is kept here; after that, the
  // field has the focus.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    function takeKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest('input, textarea')) return;
      const isBack = key === 'Backspace';
      if (key.length !== 1 && !isBack && key !== 'Enter') return;
      // The key must neither press the focused button nor count as a shortcut.
      event.preventDefault();
      event.stopPropagation();
      if (isBack) setTyped((text) => text.slice(0, -1));
      else if (key !== 'Enter') setTyped((text) => text + key);
    }
    document.addEventListener('keydown', takeKey, true);
    return () => document.removeEventListener('keydown', takeKey, true);
  }, [isWaiting]);

  return typed;
}
