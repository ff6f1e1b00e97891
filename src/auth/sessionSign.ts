const key = 'verkstadsnavet.signedIn';

/**
 * Whether somebody was signed in here when the app last knew: the app's own small sign, which is there to be read
 * before the SDK has been fetched. The SDK decides; without the sign nobody waits for the SDK's answer.
 */
export function hasSign(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that lets nothing be read has kept no session.
    return false;
  }
}

/** Notes on this device whether somebody is signed in. */
export function keepSign(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing keeps no session either.
  }
}
