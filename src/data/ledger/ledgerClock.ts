import type { Auth } from 'firebase/auth';
import type { ClockKeeping } from './ledgerKeeping';

/** The interval, in ms, at which the clock is compared with the server's. */
const every = 3_600_000;

/** A clock that has moved more, in ms, beside the time since the page was opened has been set, or the device has slept. */
const jumpMs = 30_000;

/** The server's time, to the second: when it makes a new token of the session. Rejects without contact and without a session. */
export async function tokenTime({ currentUser }: Auth): Promise<Date> {
  if (!currentUser) throw new Error('Nobody is signed in');
  const { issuedAtTime } = await currentUser.getIdTokenResult(true);
  return new Date(new Date(issuedAtTime).getTime() + 500);
}

/**
 * Compares this device's clock with the server's whenever it is asked and an hour has passed, or the clock has been set. `offset`
 * is the server's clock minus the device's, in ms, as it was measured last, also before the page was opened; null before, and
 * when the clock has been set since.
 */
export function startClock(serverTime: () => Promise<Date>, kept: ClockKeeping) {
  const leadNow = () => Date.now() - performance.now();
  let offset: number | null = null;
  let measured = -Infinity;
  let lead = leadNow();
  const hasJumped = () => Math.abs(leadNow() - lead) > jumpMs;
  const restored = kept.read().then(
    (stored) => {
      // A clock that shows an earlier time than when it was measured has been set back.
      if (stored && measured === -Infinity && stored.at <= Date.now()) offset ??= stored.offset;
    },
    (error: unknown) => console.warn('The error of the clock is not kept on this device', error),
  );
  return {
    /** Resolves when what was measured before is known. */
    restored,
    offset: () => (hasJumped() ? null : offset),
    async measure(): Promise<void> {
      if (performance.now() - measured < every && !hasJumped()) return;
      if (hasJumped()) offset = null;
      measured = performance.now();
      lead = leadNow();
      const before = Date.now();
      try {
        const at = await serverTime();
        const middle = (before + Date.now()) / 2;
        // The sum makes 0 of −0, which Firestore stores as a fraction and the rules refuse.
        offset = Math.round(at.getTime() - middle) + 0;
      } catch (error) {
        // Without contact it is asked again at the next contact.
        measured = -Infinity;
        console.warn('The clock could not be compared with the server', error);
        return;
      }
      await kept
        .write({ offset, at: Date.now() })
        .catch((error: unknown) =>
          console.warn('The error of the clock cannot be kept on this device', error),
        );
    },
  };
}
