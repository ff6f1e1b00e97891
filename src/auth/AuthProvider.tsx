import {
  type Auth,
  browserLocalPersistence,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AuthContext, type Session } from './AuthContext';
import { errorCode } from '@/errorCode';
import { authTimeoutMs, withTimeout } from './withTimeout';

/** The SDK's Auth instance, which main.tsx creates. */
export type AuthSdk = Auth;

function verbs(auth: AuthSdk, setSharedComputer: (shared: boolean) => void) {
  return {
    async signup(email: string, password: string) {
      setSharedComputer(false);
      await setPersistence(auth, persistence(false));
      await withTimeout(createUserWithEmailAndPassword(auth, email, password));
    },
    async login(email: string, password: string, sharedComputer: boolean) {
      setSharedComputer(sharedComputer);
      await setPersistence(auth, persistence(sharedComputer));
      await withTimeout(signInWithEmailAndPassword(auth, email, password));
    },
    async logout() {
      await withTimeout(signOut(auth));
    },
    async resetPassword(email: string) {
      try {
        await withTimeout(sendPasswordResetEmail(auth, email));
      } catch (error) {
        // A different answer for an unknown address would tell strangers who has an account.
        if (errorCode(error) !== 'auth/user-not-found') throw error;
      }
    },
  };
}

/**
 * Where the session is stored: in memory on a shared computer or in a browser that stores nothing, else on
 * the device.
 */
function persistence(sharedComputer: boolean) {
  try {
    localStorage.getItem('');
    return sharedComputer ? inMemoryPersistence : browserLocalPersistence;
  } catch {
    return inMemoryPersistence;
  }
}

/** Follows the Auth SDK and gives the session and its functions to everything inside. */
export function AuthProvider({ auth, children }: { auth: AuthSdk; children: ReactNode }) {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });
  const [sharedComputer, setSharedComputer] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSession({ kind: 'unreachable' }), authTimeoutMs);
    const stop = onAuthStateChanged(auth, (user) => {
      clearTimeout(timer);
      setSession(user ? { kind: 'signedIn', user } : { kind: 'signedOut' });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [auth]);

  const value = useMemo(
    () => ({ session, sharedComputer, sdk: auth, ...verbs(auth, setSharedComputer) }),
    [auth, session, sharedComputer],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
