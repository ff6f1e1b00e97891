import { setLogLevel } from 'firebase/app';

/**
 * Lets go of the browser's databases when this page goes into the browser's cache of pages to go back to. Safari leaves the
 * transactions of such a page open: no later page could open the database until the browser was closed. The SDK holds its
 * connection to itself, and the browser tells of none, so each is noted when a transaction begins on it. A page that comes
 * back is loaded anew.
 */
const databases = new Set<IDBDatabase>();
const transactions = new Set<IDBTransaction>();
let isLetGo = false;

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
  isLetGo = true;
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

/** The time for which a failure waits, in ms: a step back cancels the requests before the browser tells of leaving. */
const beforeLeavingMs = 500;

/**
 * Aborts the page's requests when the person leaves it, and keeps the SDKs silent. WebKit cancels the requests of a page that still
 * runs, before `pagehide`, and writes "due to access control checks" on the console for some of them and for each new one.
 * In other browsers a page and its requests end together.
 */
function quietOnLeaving(): void {
  let page = new AbortController();
  let stayed: Promise<void> | undefined;
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    await stayed;
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const signal = own ? AbortSignal.any([own, page.signal]) : page.signal;
    try {
      const answer = await ask(input, { ...init, signal });
      // The rest of an answer may fail, too. The SDK asks for its streams by a `Request`, and for nothing else.
      if (input instanceof Request || !answer.body) return answer;
      return new Response(await answer.arrayBuffer(), answer);
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, beforeLeavingMs));
      await stayed;
      throw error;
    }
  };
  window.addEventListener('beforeunload', ({ isTrusted }) => {
    // The app asks its own forms with an event like this (data/workshop/heldWorkshops.ts).
    if (!isTrusted) return;
    setLogLevel('silent');
    stayed = new Promise<void>((resolve) => setTimeout(resolve, stayedMs)).then(() =>
      setLogLevel('info'),
    );
    page.abort();
    page = new AbortController();
  });
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
  // WebKit takes the locks from such a page, and a page that comes back would tell of each before it is loaded anew.
  LockManager.prototype.request = new Proxy(LockManager.prototype.request, {
    apply: (request, locks, parameters) =>
      Reflect.apply(request, locks, parameters).catch((error: unknown) => {
        if (isLetGo) return new Promise<never>(() => {});
        throw error;
      }),
  });
  // Before the SDK hears of it, which would begin one more transaction.
  window.addEventListener('pagehide', letGo, true);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // Safari has `any` from version 17.4.
  if (navigator.vendor.startsWith('Apple') && 'any' in AbortSignal) quietOnLeaving();
}
