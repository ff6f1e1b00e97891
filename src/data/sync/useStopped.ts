import { useEffect, useState } from 'react';
import { useStore } from './StoreContext';

const assertion = /FIRESTORE .*INTERNAL ASSERTION FAILED/;

/**
 * Tells whether the Firestore SDK has stopped. After a failed assertion of its own it neither reads nor writes until the page
 * is loaded again (github.com/firebase/firebase-js-sdk/issues/10310). `isKept` is true when the unsent writes are stored on
 * the device.
 */
export function useStopped(): { stopped: boolean; isKept: boolean } {
  const { storage } = useStore();
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const look = (text: string) => {
      if (assertion.test(text)) setStopped(true);
    };
    window.addEventListener('error', ({ message }) => look(message), listen);
    window.addEventListener('unhandledrejection', ({ reason }) => look(String(reason)), listen);
    return () => ended.abort();
  }, []);
  return { stopped, isKept: storage === 'device' };
}
