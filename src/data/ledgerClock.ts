import type { Auth } from 'firebase/auth';

/** How often the clock is compared with the server's, in ms. */
const every = 3_600_000;

/** A clock that has moved more, in ms, beside the time since the page was opened has been set, or the device has slept. */
const jumpMs = 30_000;

/**
 * Compares this device's clock with the server's whenever it is asked and an hour has passed, or the clock has been set: a new
 * token of the session says when the server made it, to the second. `offset` is what the device's clock lacks, in ms; null until
 * the server has answered.
 */
export function startClock(auth: Auth) {
  let offset: number | null = null;
  let measured = -Infinity;
  let lead = 0;
  const leadNow = () => Date.now() - performance.now();
  const hasJumped = () => Math.abs(leadNow() - lead) > jumpMs;
  return {
    offset: () => (hasJumped() ? null : offset),
    async measure(): Promise<void> {
      const { currentUser } = auth;
      if (!currentUser || (performance.now() - measured < every && !hasJumped())) return;
      measured = performance.now();
      lead = leadNow();
      offset = null;
      const before = Date.now();
      try {
        const { issuedAtTime } = await currentUser.getIdTokenResult(true);
        const middle = (before + Date.now()) / 2;
        // The sum makes 0 of −0, which Firestore stores as a fraction and the rules refuse.
        offset = Math.round(new Date(issuedAtTime).getTime() + 500 - middle) + 0;
      } catch (error) {
        // Without contact it is asked again at the next contact.
        measured = -Infinity;
        console.warn('The clock could not be compared with the server', error);
      }
    },
  };
}
