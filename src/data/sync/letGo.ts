/**
 * Lets go of the browser's databases when this page goes into the browser's cache of pages to go back to. Safari leaves the
 * transactions of such a page open: no later page could open the database until the browser was closed. The SDK holds its
 * connection to itself, and the browser tells of none, so each is noted when a transaction begins on it. A page that comes
 * back is loaded anew. WebKit cancels the SDK's stream before any event of this, and writes "due to access control checks" on the
 * console. Nothing is lost then, and `beforeunload` would be too early: the person may stay.
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
