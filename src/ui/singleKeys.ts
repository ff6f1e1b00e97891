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
    let searched: Searched = { list: null, at: 0 };
    function onKey(event: KeyboardEvent) {
      const { target, timeStamp, altKey, ctrlKey, metaKey } = event;
      const isText = isTextFor(event, searched);
      if (isText) searched = { list: target, at: timeStamp };
      if (event.key !== key || altKey || ctrlKey || metaKey || isText) return;
      if (document.querySelector('dialog[open]')) return;
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

/** For how long a browser takes letters in a list together, in milliseconds. */
const searchMs = 1000;

/** Where something was typed last, and when, as events say it. */
interface Searched {
  list: EventTarget | null;
  at: number;
}

/** Whether a key is text for what has the focus: a list goes to the option that begins with what is typed. */
function isTextFor({ key, target, timeStamp }: KeyboardEvent, searched: Searched): boolean {
  if (!(target instanceof Element)) return false;
  if (!(target instanceof HTMLSelectElement)) return target.closest('input, textarea') !== null;
  if (key.length > 1) return false;
  const begins = [...target.options].some(({ text }) => text.toLowerCase().startsWith(key));
  return begins || (searched.list === target && timeStamp - searched.at < searchMs);
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
