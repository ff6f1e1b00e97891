import {
  type Auth as AuthSdk,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updatePassword,
  type User,
} from 'firebase/auth';
import { useMemo } from 'react';
import { useAuthSdk } from './AuthContext';
import { errorCode } from '@/errorCode';
import { withTimeout } from '@/withTimeout';

/** The password typed to confirm a change is not the account's password. */
export class WrongCurrentPasswordError extends Error {
  readonly code = 'auth/wrong-current-password';
}

function verbs(auth: AuthSdk) {
  function user(): User {
    if (!auth.currentUser) throw new Error('Nobody is signed in');
    return auth.currentUser;
  }

  return {
    /** Sets a new password; rejects with WrongCurrentPasswordError when `current` is wrong. */
    async changePassword(current: string, next: string): Promise<void> {
      await confirmPassword(user(), current);
      await withTimeout(updatePassword(user(), next));
    },
    /** Rejects with WrongCurrentPasswordError when the password is not the account's. */
    confirmPassword: (password: string) => confirmPassword(user(), password),
    /** Mails a link that verifies the account's address. */
    sendVerification: () => withTimeout(sendEmailVerification(user())),
    /** Asks the service whether the account's address has been verified; if so, the token says it from then on. */
    async isVerified(): Promise<boolean> {
      await withTimeout(user().reload());
      if (user().emailVerified) await withTimeout(user().getIdToken(true));
      return user().emailVerified;
    },
    /** Deletes the account, which signs out; the password must just have been confirmed. */
    deleteAccount: () => withTimeout(user().delete()),
  };
}

async function confirmPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  try {
    await withTimeout(reauthenticateWithCredential(user, credential));
  } catch (error) {
    const wrong = ['auth/wrong-password', 'auth/invalid-credential'];
    if (wrong.includes(errorCode(error))) throw new WrongCurrentPasswordError();
    throw error;
  }
}

/**
 * The actions of the signed-in person on the account; each rejects with the SDK's error or after ten seconds.
 */
export function useAccountVerbs() {
  const sdk = useAuthSdk();
  return useMemo(() => verbs(sdk), [sdk]);
}
