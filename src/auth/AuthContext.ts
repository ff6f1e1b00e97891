import type { Auth as AuthSdk, User } from 'firebase/auth';
import { createContext, useContext } from 'react';

export type Session =
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; user: User };

export interface Auth {
  session: Session;
  /** True if this session must leave nothing on the device; reloading the page then signs out. */
  sharedComputer: boolean;
  /** The SDK's own instance, for use in auth/ and data/ only; null until it has been fetched. */
  sdk: AuthSdk | null;
  /** Fetches the SDK, which then decides what the session is; again after a failure. */
  start(): void;
  /** Creates an account and signs in. Rejects with the SDK's error or after ten seconds. */
  signup(email: string, password: string): Promise<void>;
  /** Signs in. Rejects with the SDK's error or after ten seconds. */
  login(email: string, password: string, sharedComputer: boolean): Promise<void>;
  /** Signs out in every tab of this browser. */
  logout(): Promise<void>;
  /** Mails a reset link; resolves the same way whether or not the address has an account. */
  resetPassword(email: string): Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** The session and the functions that change it; throws outside AuthProvider. */
export function useAuth(): Auth {
  const value = useContext(AuthContext);
  if (!value) throw new Error('useAuth outside AuthProvider');
  return value;
}

/** The SDK's own instance; throws before it has been fetched, so only a signed-in person's parts may ask for it. */
export function useAuthSdk(): AuthSdk {
  const { sdk } = useAuth();
  if (!sdk) throw new Error('The Auth SDK is asked for before anybody is signed in');
  return sdk;
}
