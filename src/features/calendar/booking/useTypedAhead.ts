import { useLayoutEffect, useState } from 'react';

/** Holds what is typed while a form is waited for, so that its first field can begin with it. */
export function useTypedAhead(isWaiting: boolean): string {
  const [typed, setTyped] = useState('');

  // Before the next key is taken: until then it is kept here, and from then on the field has the focus.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    function takeKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest('input, textarea')) return;
      const isBack = key === 'Backspace';
      if (key.length !== 1 && !isBack && key !== 'Enter') return;
      // It must neither press the button that has the focus nor be taken for a shortcut.
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
