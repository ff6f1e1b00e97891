/** A call to the auth service that gave no answer in time. */
export class TimeoutError extends Error {
  readonly code = 'auth/timeout';
}

export const authTimeoutMs = 9_500;

/** Settles as `call` does, or rejects with TimeoutError after nine and a half seconds, so that the message is there within ten: a blocked request hangs. */
export function withTimeout<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError('No answer from the auth service')),
      authTimeoutMs,
    );
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
