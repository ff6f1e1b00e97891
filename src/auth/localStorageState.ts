const probe = 'verkstadsnavet.probe';
/** More than what the app stores at a time, and a thousandth of what browsers allow. */
const probeChars = 4096;

/**
 * Tells whether the local storage takes anything: some browsers refuse it, and its five megabytes may be full. The session and the name
 * of this device's copy are stored there.
 */
export function localStorageState(): 'works' | 'refused' | 'full' {
  try {
    localStorage.setItem(probe, 'x'.repeat(probeChars));
    localStorage.removeItem(probe);
    return 'works';
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'refused';
  }
}
