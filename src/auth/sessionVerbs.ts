import {
  type Auth as AuthSdk,
  browserLocalPersistence,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { errorCode } from '@/errorCode';
import { localStorageState } from './localStorageState';
import { withTimeout } from '@/withTimeout';

/** Creates an account and signs in. Rejects with the SDK's error or after ten seconds. */
export async function signup(sdk: AuthSdk, email: string, password: string): Promise<void> {
  await setPersistence(sdk, persistence(false));
  await withTimeout(createUserWithEmailAndPassword(sdk, email, password));
}

/** Signs in. Rejects with the SDK's error or after ten seconds. */
export async function login(
  sdk: AuthSdk,
  email: string,
  password: string,
  sharedComputer: boolean,
): Promise<void> {
  await setPersistence(sdk, persistence(sharedComputer));
  await withTimeout(signInWithEmailAndPassword(sdk, email, password));
}

/** Signs out in every tab of this browser. */
export async function logout(sdk: AuthSdk): Promise<void> {
  await withTimeout(signOut(sdk));
}

/** Mails a reset link; resolves the same way whether or not the address has an account. */
export async function resetPassword(sdk: AuthSdk, email: string): Promise<void> {
  try {
    await withTimeout(sendPasswordResetEmail(sdk, email));
  } catch (error) {
    // A different answer for an unknown address would tell strangers who has an account.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Gives the place where the session is stored: memory on a shared computer and in a browser that stores nothing, or nothing more, else
 * the device.
 */
function persistence(sharedComputer: boolean) {
  return sharedComputer || localStorageState() !== 'works'
    ? inMemoryPersistence
    : browserLocalPersistence;
}
