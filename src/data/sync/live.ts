import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  queryEqual,
  refEqual,
  type Unsubscribe,
} from 'firebase/firestore';
import type { Firestore as Lite } from 'firebase/firestore/lite';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { GenericSchema } from 'valibot';
import { errorCode } from '@/errorCode';
import { type Entry, joinedLive, type Live } from '@/domain/values/live';
import { askFor } from './arrival';
import { parseDocument, readDocument } from './readDocument';
import type { OwnCreation } from './ownCreations';
import { useStore } from './StoreContext';

const loading = { kind: 'loading' } as const;
/** Watches a bounded query; null watches nothing and stays loading. */
export function useLiveList<T>(query: Query | null, schema: GenericSchema<unknown, T>) {
  return useSubscription(useSameQuery(query), schema, watchList<T>);
}

/** The most ids that Firestore takes in one query. */
export const mostIds = 30;

/**
 * Watches the documents that name any of the ids, with as many queries as the ids need, as one list: the
 * answers follow one another; without ids the list is empty. `queryOf` gets `most` ids at most.
 */
export function useLiveListOf<T>(
  ids: readonly string[],
  queryOf: (ids: string[]) => Query,
  schema: GenericSchema<unknown, T>,
  most = mostIds,
) {
  const queries = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    queryOf(ids.slice(part * most, (part + 1) * most)),
  );
  return useSubscription(useSameQueries(queries), schema, watchLists<T>);
}

/** Watches several bounded queries, each as a list of its own; until all have answered they are loading. */
export function useLiveLists<T>(
  queries: readonly Query[] | null,
  schema: GenericSchema<unknown, T>,
) {
  return useSubscription(useSameQueries(queries), schema, watchEach<T>);
}

/** Watches one document; its data is null when the document does not exist. A null `asked` watches nothing and stays loading. */
export function useLiveDocument<T>(
  asked: DocumentReference | null,
  schema: GenericSchema<unknown, T>,
) {
  const reference = useSame(asked, refEqual);
  const { saving, lite } = useStore();
  const creation = useSyncExternalStore(
    saving.subscribe,
    () => reference && saving.creationOf(reference.path),
  );
  const start = useCallback<Start<DocumentReference, T, Entry<T> | null>>(
    (...watched) => watchDocument(lite, creation, ...watched),
    [lite, creation],
  );
  return useSubscription(reference, schema, start);
}

/**
 * The query of the last drawing as long as the new one asks for the same, so that no caller must memoise it. A time in a query
 * must stay the same from drawing to drawing: a new one each time would ask without end.
 */
export function useSameQuery<Q extends Query | null>(query: Q): Q {
  return useSame(query, queryEqual);
}

function useSameQueries(queries: readonly Query[] | null): readonly Query[] | null {
  return useSame(
    queries,
    (one, other) =>
      one.length === other.length &&
      one.every((query, at) => queryEqual(query, other[at] ?? query)),
  );
}

function useSame<S>(source: S, isSame: (one: NonNullable<S>, other: NonNullable<S>) => boolean): S {
  const [held, setHeld] = useState(source);
  if (held === source || (held && source && isSame(held, source))) return held;
  setHeld(source);
  return source;
}

type Start<S, T, R> = (
  source: S,
  schema: GenericSchema<unknown, T>,
  next: (live: Live<R>) => void,
  fail: (error: Error) => void,
) => Unsubscribe;

function useSubscription<S, T, R>(
  source: S | null,
  schema: GenericSchema<unknown, T>,
  start: Start<S, T, R>,
): Live<R> {
  const [latest, setLatest] = useState<{ source: S | null; live: Live<R> }>();
  useEffect(() => {
    if (source === null) return undefined;
    try {
      return start(
        source,
        schema,
        (live) => setLatest({ source, live }),
        (error) => setLatest({ source, live: { kind: 'failed', error } }),
      );
    } catch (error) {
      // The session ended while the page was drawn; another page or another store follows.
      if (errorCode(error) !== 'failed-precondition') throw error;
      return undefined;
    }
  }, [source, schema, start]);
  // An answer from the former source is no answer for this one.
  return latest?.source === source ? latest.live : loading;
}

// Changes of metadata are needed too: they tell "on this device" from "confirmed by the server".
const options = { includeMetadataChanges: true };

function watchList<T>(
  query: Query,
  schema: GenericSchema<unknown, T>,
  next: (live: Live<Entry<T>[]>) => void,
  fail: (error: Error) => void,
): Unsubscribe {
  // An unchanged document stays the same object, so that values computed from it are not computed again.
  const known = new Map<string, Entry<T> | undefined>();
  let list: { data: Entry<T>[]; unreadable: string[] } | undefined;
  return onSnapshot(
    query,
    options,
    (snapshot) => {
      const { docs, metadata } = snapshot;
      const changes = snapshot.docChanges(options);
      for (const { type, doc } of changes) {
        if (type === 'removed') known.delete(doc.id);
        else known.set(doc.id, toEntry(doc, schema));
      }
      if (!list || changes.length > 0) {
        const data = docs.map(({ id }) => known.get(id)).filter((entry) => entry !== undefined);
        const unreadable = docs.map(({ id }) => id).filter((id) => !known.get(id));
        list = { data, unreadable };
      }
      next({ kind: 'ready', ...list, fromCache: metadata.fromCache });
    },
    fail,
  );
}

function watchLists<T>(
  queries: readonly Query[],
  schema: GenericSchema<unknown, T>,
  next: (live: Live<Entry<T>[]>) => void,
  fail: (error: Error) => void,
): Unsubscribe {
  return watchEach<T>(
    queries,
    schema,
    (live) => next(live.kind === 'ready' ? { ...live, data: live.data.flat() } : live),
    fail,
  );
}

function watchEach<T>(
  queries: readonly Query[],
  schema: GenericSchema<unknown, T>,
  next: (live: Live<Entry<T>[][]>) => void,
  fail: (error: Error) => void,
): Unsubscribe {
  if (queries.length === 0) next(joinedLive([]));
  const parts = queries.map((): Live<Entry<T>[][]> => loading);
  const stops = queries.map((query, place) =>
    watchList(
      query,
      schema,
      (live) => {
        parts[place] = live.kind === 'ready' ? { ...live, data: [live.data] } : live;
        next(joinedLive(parts));
      },
      (error) => {
        parts[place] = { kind: 'failed', error };
        fail(error);
      },
    ),
  );
  return () => stops.forEach((stop) => stop());
}

/**
 * Watches a document that this session may have created. A listener that begins while a creation is under way can be told
 * that the document is missing, and the SDK then believes that instead of its own write. So until the server has confirmed
 * the creation, only the device is listened to, and a missing document is asked for past the SDK's cache after that.
 */
function watchDocument<T>(
  lite: Lite,
  creation: OwnCreation,
  reference: DocumentReference,
  schema: GenericSchema<unknown, T>,
  next: (live: Live<Entry<T> | null>) => void,
  fail: (error: Error) => void,
): Unsubscribe {
  const { id, path } = reference;
  let asking = new AbortController();

  function answer(entry: Entry<T> | null | undefined, fromCache: boolean) {
    const unreadable = entry === undefined ? [id] : [];
    next({ kind: 'ready', data: entry ?? null, fromCache, unreadable });
  }

  async function askAgain({ signal }: AbortController) {
    const asked = await askFor(lite, path, signal);
    if (signal.aborted) return;
    if (!asked?.exists()) return answer(null, false);
    const data = parseDocument(path, asked.data(), schema);
    answer(data && { id, data, pending: false }, false);
  }

  const stop = onSnapshot(
    reference,
    { ...options, source: creation === 'waiting' ? 'cache' : 'default' },
    (snapshot) => {
      asking.abort();
      asking = new AbortController();
      const { fromCache } = snapshot.metadata;
      if (snapshot.exists()) answer(toEntry(snapshot, schema), fromCache);
      else if (creation === 'done' && !fromCache) askAgain(asking).catch(fail);
      else answer(null, fromCache);
    },
    fail,
  );
  return () => {
    asking.abort();
    stop();
  };
}

function toEntry<T>(
  snapshot: DocumentSnapshot,
  schema: GenericSchema<unknown, T>,
): Entry<T> | undefined {
  const data = readDocument(snapshot, schema);
  return data && { id: snapshot.id, data, pending: snapshot.metadata.hasPendingWrites };
}
