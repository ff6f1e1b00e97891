import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Timestamp,
  type Unsubscribe,
  where,
} from 'firebase/firestore';

/** The most changes that one listener holds. */
const most = 100;
/** Without a server all there is lies on this device, and nobody pays for reading it. */
const mostOnDevice = 50_000;

export interface ListenerOptions {
  db: Firestore;
  path: string;
  after: Timestamp;
  serverless: boolean;
  onDocuments: (documents: { id: string; data: DocumentData }[]) => void;
  /** There is more than the listener holds; it has stopped. */
  onFull: () => void;
  onError: (error: Error) => void;
}

/**
 * Watches what is changed after a server time. What this device has written is left out until the server has
 * it, because its own writes lie over the register until then.
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
      onDocuments(
        confirmed.map(({ doc }) => ({
          id: doc.id,
          data: doc.data({ serverTimestamps: 'estimate' }),
        })),
      );
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      if (snapshot.size < bound || fromCache || hasPendingWrites) return;
      stop();
      onFull();
    },
    onError,
  );
  return stop;
}
