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

/** The most changes that one listener reads. */
const most = 100;
/** Without a server all data is on this device, and reading it costs nothing. */
const mostOnDevice = 50_000;

export interface ListenerOptions {
  db: Firestore;
  path: string;
  after: Timestamp;
  serverless: boolean;
  onDocuments: (documents: { id: string; data: DocumentData }[]) => void;
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
