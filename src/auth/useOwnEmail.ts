import { useAuth } from './AuthContext';

/** The email address of the signed-in person's account; '' when nobody is signed in. */
export function useOwnEmail(): string {
  const { session } = useAuth();
  return session.kind === 'signedIn' ? (session.user.email ?? '') : '';
}
