import {
  collection,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Unsubscribe,
  where,
} from 'firebase/firestore';
import type { ServerDocument } from './cursor';

/** The most changes that one listener reads. */
const most = 100;
/** Without a server all data is on this device, and reading it costs nothing. */
const mostOnDevice = 50_000;

export interface ListenerOptions {
  db: Firestore;
  path: string;
  after: Timestamp;
  serverless: boolean;
  /**
   * `last` is the last of all documents when the server has confirmed that none before it is missing. The
   * cache alone cannot tell: it may hold this device's own writes without earlier ones of others. `isCurrent`
   * tells whether the server has confirmed that these are all changes so far.
   */
  onDocuments: (
    documents: ServerDocument[],
    last: ServerDocument | undefined,
    isCurrent: boolean,
  ) => void;
  /** Called when there are more changes than the listener reads; the listener has then stopped. */
  onFull: () => void;
  onError: (error: Error) => void;
}

/**
 * Watches changes made after a server time. This device's own writes are left out until the server has them,
 * because until then they are laid over the register.
 */
export function listenToChanges({
  db,
  path,
  after,
  serverless,
  onDocuments,
  onFull,
  onError,
}: ListenerOptions): Unsubscribe {
  const bound = serverless ? mostOnDevice : most;
  const changes = query(
    collection(db, path),
    where('updatedAt', '>', after),
    orderBy('updatedAt'),
    limit(bound),
  );
  const options = { includeMetadataChanges: true };
  const stop = onSnapshot(
    changes,
    options,
    (snapshot) => {
      const confirmed = snapshot
        .docChanges(options)
        .filter(
          ({ type, doc }) => type !== 'removed' && (serverless || !doc.metadata.hasPendingWrites),
        );
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      const isServers = !fromCache && !hasPendingWrites;
      const last = isServers ? snapshot.docs.at(-1) : undefined;
      onDocuments(
        confirmed.map(({ doc }) => contentOf(doc)),
        last && contentOf(last),
        !fromCache && snapshot.size < bound,
      );
      if (snapshot.size < bound || !isServers) return;
      stop();
      onFull();
    },
    onError,
  );
  return stop;
}

function contentOf(document: QueryDocumentSnapshot): ServerDocument {
  return { id: document.id, data: document.data({ serverTimestamps: 'estimate' }) };
}
