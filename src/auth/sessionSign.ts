const key = 'verkstadsnavet.signedIn';

/** The beginning of the keys of the SDK's own entries in local storage. */
const sdkKey = 'firebase:authUser:';

/**
 * True if somebody was signed in here when the app last knew: the app's own small sign, which is there to be read
 * before the SDK has been fetched. The SDK decides; without the sign nobody waits for the SDK's answer. A session that
 * the SDK has stored counts too, so that the login page does not flash by where the sign alone was cleared.
 */
export function hasSign(): boolean {
  try {
    return Object.keys(localStorage).some((each) => each === key || each.startsWith(sdkKey));
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
