import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';

/**
 * Lets go of the browser's databases when this page goes into the browser's cache of pages to go back to. Safari leaves the
 * transactions of such a page open: no later page could open the database until the browser was closed. The SDK holds its
 * connection to itself, and the browser tells of none, so each is noted when a transaction begins on it. A page that comes
 * back is loaded anew.
 */
const databases = new Set<IDBDatabase>();
const transactions = new Set<IDBTransaction>();

function note(transaction: IDBTransaction): void {
  databases.add(transaction.db);
  transactions.add(transaction);
  const forget = () => transactions.delete(transaction);
  transaction.addEventListener('complete', forget);
  transaction.addEventListener('abort', forget);
}

function letGo({ persisted }: PageTransitionEvent): void {
  // The browser itself closes all that a page leaves which it does not keep.
  if (!persisted) return;
  for (const transaction of transactions) {
    try {
      transaction.abort();
    } catch {
      // It has just ended.
    }
  }
  for (const database of databases) database.close();
}

/** The time after which a page that the person did not leave asks the server again, in ms. */
const stayedMs = 3_000;

/**
 * Ends the SDK's stream before the person leaves the page; returns a function that ends this. WebKit cancels the requests of a page
 * that still runs, and writes "due to access control checks" on the console for each, and for each try of the SDK to begin anew.
 * It does so before `pagehide`. In other browsers a page and its requests end together.
 */
export function endStreamOnLeaving(db: Firestore): () => void {
  if (!navigator.vendor.startsWith('Apple')) return () => {};
  let timer = 0;
  function leave({ isTrusted }: BeforeUnloadEvent) {
    // The app asks its own forms with an event like this (data/workshop/heldWorkshops.ts).
    if (!isTrusted) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => void enableNetwork(db).catch(console.error), stayedMs);
    disableNetwork(db).catch(console.error);
  }
  window.addEventListener('beforeunload', leave);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', leave);
  };
}

// jsdom has no databases.
if ('IDBDatabase' in window) {
  IDBDatabase.prototype.transaction = new Proxy(IDBDatabase.prototype.transaction, {
    apply(begin, database, parameters) {
      const transaction: IDBTransaction = Reflect.apply(begin, database, parameters);
      note(transaction);
      return transaction;
    },
  });
  // Before the SDK hears of it, which would begin one more transaction.
  window.addEventListener('pagehide', letGo, true);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
