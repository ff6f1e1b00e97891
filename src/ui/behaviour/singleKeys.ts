import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const stored = 'verkstadsnavet.singleKeys';
const listeners = new Set<() => void>();
let areOn = readStored();

/**
 * True if shortcuts of one key alone work on this device; a person who dictates must be able to turn them off
 * (WCAG 2.1.4).
 */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => areOn);
}

/** Turns shortcuts of one key alone on or off on this device. */
export function setSingleKeys(on: boolean): void {
  areOn = on;
  try {
    localStorage.setItem(stored, on ? 'on' : 'off');
  } catch {
    // In a browser that stores nothing, the choice lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/**
 * Calls `act` when `key` is pressed alone while nothing is being typed and no dialog is open. Returns the key
 * for `aria-keyshortcuts`, or undefined while the shortcut does nothing.
 */
export function useSingleKey(key: string, act: (() => void) | undefined): string | undefined {
  const isOn = useSingleKeys() && act !== undefined;
  const actNow = useEffectEvent(() => act?.());

  useLayoutEffect(() => {
    let searched: Searched = { list: null, at: 0 };
    function onKey(event: KeyboardEvent) {
      const { target, timeStamp, altKey, ctrlKey, metaKey } = event;
      const isText = isTextFor(event, searched);
      if (isText) searched = { list: target, at: timeStamp };
      if (event.key !== key || altKey || ctrlKey || metaKey || isText) return;
      if (document.querySelector('dialog[open]')) return;
      // Otherwise the key would be typed into a field that `act` opens.
      event.preventDefault();
      actNow();
    }
    if (!isOn) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, isOn]);

  return isOn ? key : undefined;
}

/** The time in which a browser joins letters typed in a select into one search, in milliseconds. */
const searchMs = 1000;

/** The list that last took a key as text, and the time stamp of that key's event, in milliseconds. */
interface Searched {
  list: EventTarget | null;
  at: number;
}

/**
 * True if the focused element takes the key as text; a select jumps to the option that begins with typed
 * letters.
 */
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
