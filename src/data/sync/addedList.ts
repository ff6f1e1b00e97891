import {
  getDocsFromCache,
  type Query,
  query,
  type QueryDocumentSnapshot,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Entry, Live } from '@/domain/values/live';
import { noteSeen, seenIn } from './deviceCopy';
import { useLiveList } from './live';
import { readDocument } from './readDocument';
import { useStore } from './StoreContext';

/** What this device has of a list, up to the server time of the latest document. */
interface Here<T> {
  entries: Entry<T>[];
  unreadable: string[];
  until: Timestamp;
}

/**
 * Watches a bounded query of documents that are added and never changed, in no order: once this device has had all of them, only
 * those that have come since are asked for. `list` must be memoised, and `name` tells it from other lists.
 */
export function useAddedList<T>(
  name: string,
  list: Query,
  schema: GenericSchema<unknown, T>,
): Live<Entry<T>[]> {
  const { storage, cache } = useStore();
  const here = useHere(name, list, schema);
  const asked = useMemo(() => {
    if (here === undefined) return null;
    return here === null ? list : query(list, where('createdAt', '>', here.until));
  }, [here, list]);
  const live = useLiveList(asked, schema);
  const all = useMemo(() => (here ? withLater(here, live) : live), [here, live]);

  useEffect(() => {
    if (storage !== 'device' || all.kind !== 'ready' || all.fromCache) return;
    const sent = all.data.filter(({ pending }) => !pending);
    noteSeen(cache, name, String(sent.length + all.unreadable.length));
  }, [storage, cache, name, all]);
  return all;
}

/** What the device has of a list of which it has had all; null where that is not so, undefined while it is read. */
function useHere<T>(
  name: string,
  list: Query,
  schema: GenericSchema<unknown, T>,
): Here<T> | null | undefined {
  const { storage, cache } = useStore();
  const [read, setRead] = useState<{ list: Query; here: Here<T> | null }>();
  const had = useMemo(
    () => (storage === 'device' ? Number(seenIn(cache, name) ?? 0) : 0),
    [storage, cache, name],
  );
  useEffect(() => {
    if (had === 0) return undefined;
    let isOver = false;
    getDocsFromCache(list)
      // A copy that cannot be read is no copy.
      .then(
        ({ docs }) => hereOf(docs, had, schema),
        () => null,
      )
      .then((here) => {
        if (!isOver) setRead({ list, here });
      })
      .catch(console.error);
    return () => {
      isOver = true;
    };
  }, [had, list, schema]);
  if (had === 0) return null;
  return read?.list === list ? read.here : undefined;
}

/** The documents, unless the SDK has thrown away some of those that were `had` to make room. */
function hereOf<T>(
  docs: readonly QueryDocumentSnapshot[],
  had: number,
  schema: GenericSchema<unknown, T>,
): Here<T> | null {
  const sent = docs.filter(({ metadata }) => !metadata.hasPendingWrites);
  const times = sent.map((doc): Timestamp => doc.get('createdAt'));
  const [first, ...others] = times;
  if (!first || sent.length < had) return null;
  const parsed = sent.map((doc) => ({ id: doc.id, data: readDocument(doc, schema) }));
  return {
    entries: parsed.flatMap(({ id, data }) => (data ? [{ id, data, pending: false }] : [])),
    unreadable: parsed.flatMap(({ id, data }) => (data ? [] : [id])),
    until: others.reduce((latest, time) => (time > latest ? time : latest), first),
  };
}

function withLater<T>(here: Here<T>, live: Live<Entry<T>[]>): Live<Entry<T>[]> {
  if (live.kind === 'failed') return live;
  if (live.kind === 'loading')
    return {
      kind: 'ready',
      data: here.entries,
      unreadable: here.unreadable,
      fromCache: true,
    };
  const later = new Set(live.data.map(({ id }) => id));
  return {
    ...live,
    data: [...here.entries.filter(({ id }) => !later.has(id)), ...live.data],
    unreadable: [...here.unreadable, ...live.unreadable],
  };
}
