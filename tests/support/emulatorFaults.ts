import { getApps } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';

// The faults of the Firestore emulator that tests meet, and what is done about each. The SDK recovers from all of them;
// only its words on the console and its pauses would fail a test.

/**
 * Matches what the SDK says when a message of the emulator has arrived garbled over gRPC, which only Node speaks
 * (github.com/firebase/firebase-tools/issues/8654), when the emulator has cancelled a listener's stream, or when it has
 * failed a call with UNKNOWN because two writes waited for one document
 * (github.com/firebase/firebase-tools/issues/3969). The SDK asks again.
 */
export const misread =
  /RESOURCE_EXHAUSTED: Received message larger than max|'Listen' stream .* CANCELLED: Call cancelled|INTERNAL: Response message parsing error|Using maximum backoff delay to prevent overloading|UNKNOWN: Application error processing RPC/;

/** Matches the refusal of a write that had arrived, and was sent again because its answer had been misread. */
export const sentAgain = /RPC 'Write' stream .* PERMISSION_DENIED/s;

/** Ends the minute's pause that the SDK makes before it asks again, if `text` announces one. */
export function endPause(text: string) {
  if (!text.includes('Using maximum backoff delay')) return;
  // A test that fails all the same can be understood by this.
  process.stdout.write('gRPC has misread a message.\n');
  // Only the app of a signed-in person has started Firestore.
  for (const app of getApps().filter((each) => getAuth(each).currentUser)) {
    const db = getFirestore(app);
    void disableNetwork(db).then(() => enableNetwork(db));
  }
}
