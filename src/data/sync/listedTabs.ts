/** The start of the keys under which the SDK lists the tabs of this browser; each tab listens for all that are listed. */
const listed = 'firestore_clients_';
/** The start of the lock's name of a tab that the SDK has not listed in that way. */
const unlisted = 'verkstadsnavet-unlisted-';

/**
 * Starts the SDK on this device's copy, and holds a lock with the name of the tab's entry in the SDK's list until the
 * tab ends. Entries without such a lock belong to tabs that crashed or were killed, and are removed first. Other tabs
 * must not start meanwhile.
 */
export async function startListed<T>(start: () => Promise<T>): Promise<T> {
  const { held = [] } = await navigator.locks.query();
  const locks = held.map(({ name = '' }) => name);
  // When a tab's own entry is not known, no other tab may take any entry for a dead one.
  if (!locks.some((name) => name.startsWith(unlisted))) {
    for (const entry of entries()) if (!locks.includes(entry)) localStorage.removeItem(entry);
  }
  const others = entries();
  const started = await start();
  const own = entries().filter((entry) => !others.includes(entry));
  await Promise.all((own.length > 0 ? own : [unlisted + crypto.randomUUID()]).map(hold));
  return started;
}

function entries(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(listed));
}

/** Resolves when this tab holds the lock; the browser releases it when the tab ends, even in a crash. */
function hold(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const untilTheEnd = () => {
      resolve();
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, untilTheEnd).catch(reject);
  });
}
