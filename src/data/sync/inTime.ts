/** The browser's storage has not answered in time. */
class SilentStorage extends Error {}

const turnMs = 300;
const turns = 10;

/**
 * Settles as `work` does, or rejects after three seconds, as `ifSilent` tells. The time is taken in turns, so that a page that
 * is busy for seconds, and hears no answer meanwhile, counts that as one turn.
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = turns;
    let timer = setTimeout(wait, turnMs);
    function wait() {
      left -= 1;
      if (left > 0) timer = setTimeout(wait, turnMs);
      else reject(new SilentStorage('The storage of the browser does not answer'));
    }
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Takes the rejection of a storage that does not answer, and throws any other on. */
export function ifSilent(error: unknown): 'silent' {
  if (error instanceof SilentStorage) return 'silent';
  throw error;
}
