import type { Auth } from 'firebase/auth';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AuthContext, type Session } from './AuthContext';
import { hasSign, keepSign } from './sessionSign';
import { answerTimeoutMs, withTimeout } from '@/withTimeout';

/** The SDK's Auth instance, which main.tsx creates. */
export type AuthSdk = Auth;

/** No connection to fetch the sign-in code with. */
class NotFetchedError extends Error {
  readonly code = 'auth/network-request-failed';
}

const unknown: Session = { kind: 'unknown' };
const signedOut: Session = { kind: 'signedOut' };
const verbs = () => import('./sessionVerbs');

/**
 * Gives the session and its functions to everything inside. If the app's own sign says that the person is signed out, the session
 * is known at once, and `open`, which fetches and starts the SDK, is called when somebody needs it; whatever the SDK then says is
 * right. The public pages' markup from the build knows no session, and with `beginsUnknown` the browser begins with the same.
 */
export function AuthProvider({
  open,
  beginsUnknown = false,
  children,
}: {
  open: () => Promise<AuthSdk>;
  beginsUnknown?: boolean;
  children: ReactNode;
}) {
  const [told, setTold] = useState(unknown);
  const [isFree, setFree] = useState(!beginsUnknown && !hasSign());
  const session = told === unknown && isFree ? signedOut : told;
  const [sharedComputer, setSharedComputer] = useState(false);
  const [sdk, setSdk] = useState<AuthSdk | null>(null);
  const fetchSdk = useMemo(() => onceSucceeded(() => Promise.all([open(), verbs()])), [open]);

  const auth = useMemo(() => {
    function answerless() {
      if (hasSign()) setTold((now) => (now === unknown ? { kind: 'unreachable' } : now));
    }
    async function fetched() {
      const all = await withTimeout(fetchSdk()).catch((cause: unknown) => {
        throw new NotFetchedError('The sign-in code cannot be fetched', { cause });
      });
      setSdk(all[0]);
      return all;
    }
    return {
      start() {
        setTimeout(answerless, answerTimeoutMs);
        fetchSdk().then(
          ([own]) => setSdk(own),
          (error: unknown) => {
            console.warn('The sign-in code cannot be fetched', error);
            answerless();
          },
        );
      },
      async signup(email: string, password: string) {
        const [own, { signup }] = await fetched();
        setSharedComputer(false);
        await signup(own, email, password);
      },
      async login(email: string, password: string, shared: boolean) {
        const [own, { login }] = await fetched();
        setSharedComputer(shared);
        await login(own, email, password, shared);
      },
      async logout() {
        const [own, { logout }] = await fetched();
        await logout(own);
      },
      async resetPassword(email: string) {
        const [own, { resetPassword }] = await fetched();
        await resetPassword(own, email);
      },
    };
  }, [fetchSdk]);

  const { start } = auth;
  useEffect(() => {
    if (hasSign()) start();
    // Not in the effect itself, where a new state draws the page a second time at once.
    else queueMicrotask(() => setFree(true));
  }, [start]);

  useEffect(
    () =>
      sdk?.onAuthStateChanged((user) => {
        setTold(user ? { kind: 'signedIn', user } : signedOut);
      }),
    [sdk],
  );

  useEffect(() => {
    if (told.kind === 'signedIn') keepSign(!sharedComputer);
    if (told.kind === 'signedOut') keepSign(false);
  }, [told, sharedComputer]);

  const value = useMemo(
    () => ({ session, sharedComputer, sdk, ...auth }),
    [auth, sdk, session, sharedComputer],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** `call`, called once until it fails. */
function onceSucceeded<T>(call: () => Promise<T>): () => Promise<T> {
  let called: Promise<T> | null = null;
  return () =>
    (called ??= call().catch((error: unknown) => {
      called = null;
      throw error;
    }));
}
