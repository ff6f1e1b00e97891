import { doc, onSnapshot } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '@/auth/AuthContext';
import type { FirestoreHome } from '@/firebase/firestore';
import { type Opened, watchStore } from './store';
import { StoreContext } from './StoreContext';

/**
 * Opens Firestore for the signed-in person, and closes and wipes it at sign-out. Shows `fallback` until it is
 * started, and while it starts anew; the error boundary outside handles a failure to open.
 */
export function StoreProvider({
  home,
  fallback,
  children,
}: {
  home: FirestoreHome;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const { session, sharedComputer, sdk } = useAuth();
  const uid = session.kind === 'signedIn' ? session.user.uid : null;
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    if (uid === null || !sdk) return;
    return watchStore(sdk, { home, uid, sharedComputer }, setOpened);
  }, [sdk, home, uid, sharedComputer]);

  const store = opened && 'store' in opened ? opened.store : null;

  useEffect(() => {
    if (!store) return;
    // The listener on the person's own document is the only one that always runs, so it tells whether the
    // server answers.
    const own = doc(store.db, 'users', store.uid);
    const stop = onSnapshot(
      own,
      { includeMetadataChanges: true },
      ({ metadata }) => store.saving.setConnected(!metadata.fromCache),
      () => store.saving.setConnected(false),
    );
    // Closing the tab now would lose writes that have not yet reached the device's storage, or, when the
    // device keeps nothing, the server.
    function warn(event: BeforeUnloadEvent) {
      if (!store) return;
      const { unstored, waiting, refused } = store.saving.getState();
      const isKept = store.storage === 'device';
      const atStake = isKept ? unstored : waiting.length + refused.length;
      if (atStake > 0) event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => {
      stop();
      window.removeEventListener('beforeunload', warn);
    };
  }, [store]);

  if (opened && 'error' in opened) throw opened.error;
  if (!store) return fallback;
  // A new cache knows nothing of the former one, so that the pages begin anew even if no loading lies between.
  return (
    <StoreContext key={store.cache} value={store}>
      {children}
    </StoreContext>
  );
}
