import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const stored = 'verkstadsnavet.singleKeys';
const listeners = new Set<() => void>();
let areOn = readStored();

/** Whether keys that are pressed alone do anything on this device: who dictates must be able to do without (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => areOn);
}

/** Switches them on or off on this device. */
export function setSingleKeys(on: boolean): void {
  areOn = on;
  try {
    localStorage.setItem(stored, on ? 'on' : 'off');
  } catch {
    // Where the browser stores nothing the choice lasts for as long as the page does.
  }
  listeners.forEach((listener) => listener());
}

/**
 * Acts on a key that is pressed alone, wherever nothing is being typed and no dialog is open. Returns it for
 * `aria-keyshortcuts`, or undefined while it does nothing.
 */
export function useSingleKey(key: string, act: (() => void) | undefined): string | undefined {
  const isOn = useSingleKeys() && act !== undefined;
  const actNow = useEffectEvent(() => act?.());

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, altKey, ctrlKey, metaKey } = event;
      if (event.key !== key || altKey || ctrlKey || metaKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select')) return;
      // Or it would be typed into what it leads to.
      event.preventDefault();
      actNow();
    }
    if (!isOn) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, isOn]);

  return isOn ? key : undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off';
  } catch {
    return true;
  }
}
