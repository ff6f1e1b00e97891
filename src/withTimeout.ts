/** A service did not answer in time; the code is one that the texts of sign-in know. */
export class TimeoutError extends Error {
  readonly code = 'auth/timeout';
}

export const answerTimeoutMs = 9_500;

/**
 * Settles as `call` does, or rejects with TimeoutError after 9.5 seconds or `ms`: a blocked request hangs, and the
 * message must be there within ten seconds.
 */
export function withTimeout<T>(call: Promise<T>, ms = answerTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError('No answer from the service')), ms);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
