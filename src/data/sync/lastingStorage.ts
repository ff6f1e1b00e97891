import type { Store } from './store';

/**
 * The browser's promise about what this device stores: `kept` until the person deletes it, `wipeable` when the browser may need
 * the room, `unknown` where the browser tells nothing.
 */
export type LastingStorage = 'kept' | 'wipeable' | 'unknown';

/** Asks the browser to keep what is stored, and tells its answer. Firefox asks the person. */
export function askToKeepStorage(): Promise<LastingStorage> {
  return answerOf((storage) => storage.persist());
}

/** Tells the browser's answer so far. */
export function lastingStorage(): Promise<LastingStorage> {
  return answerOf((storage) => storage.persisted());
}

/**
 * Asks once in the life of a page, where this device stores anything, because unsent writes must outlive a full disk; undefined where
 * it stores nothing.
 */
export function askOnceToKeepStorage({
  storage,
}: Pick<Store, 'storage'>): Promise<LastingStorage> | undefined {
  if (storage !== 'device') return undefined;
  asked ??= lastingStorage().then((known) => (known === 'wipeable' ? askToKeepStorage() : known));
  return asked;
}

let asked: Promise<LastingStorage> | undefined;

/**
 * True if the browser deletes what is stored after seven days of browsing without a visit. WebKit does
 * (https://webkit.org/tracking-prevention/), except for an app on the home screen.
 */
export function isWipedWhenUnused(): boolean {
  return navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;
}

async function answerOf(
  ask: (storage: StorageManager) => Promise<boolean>,
): Promise<LastingStorage> {
  // A page without HTTPS has none.
  if (!('storage' in navigator)) return 'unknown';
  try {
    return (await ask(navigator.storage)) ? 'kept' : 'wipeable';
  } catch (error) {
    console.warn('The browser does not tell whether it keeps what is stored', error);
    return 'unknown';
  }
}
