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

/** Asks once in the life of a page, where this device stores anything: unsent writes must outlive a full disk. */
export async function askOnceToKeepStorage({ storage }: Pick<Store, 'storage'>): Promise<void> {
  if (storage !== 'device' || isAsked) return;
  isAsked = true;
  if ((await lastingStorage()) === 'wipeable') await askToKeepStorage();
}

/**
 * True if the browser deletes what is stored once the page has not been opened on seven days of its use: WebKit does
 * (https://webkit.org/tracking-prevention/), but not for an app on the home screen.
 */
export function isWipedWhenUnused(): boolean {
  return navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;
}

let isAsked = false;

async function answerOf(
  ask: (storage: StorageManager) => Promise<boolean>,
): Promise<LastingStorage> {
  // Safari has it since 15.2, and no browser without HTTPS.
  if (!('storage' in navigator && 'persist' in navigator.storage)) return 'unknown';
  try {
    return (await ask(navigator.storage)) ? 'kept' : 'wipeable';
  } catch (error) {
    console.warn('The browser does not tell whether it keeps what is stored', error);
    return 'unknown';
  }
}
