import type { Query } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveList, useSameQuery } from '@/data/sync/live';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { start } from './cursor';
import { storedSchema, type Stamped } from './storedSchema';

/**
 * Watches a list of the collection at `path` as `useLiveList` does, and until the SDK, whose database must first be opened, has
 * answered, shows it as this device saw it last. One list of a collection is kept.
 */
export function useSeenList<T extends Stamped>(
  asked: Query,
  path: string,
  schema: GenericSchema<unknown, T>,
): Live<Entry<T>[]> {
  const store = useStore();
  const query = useSameQuery(asked);
  const live = useLiveList(query, schema);
  const form = useMemo(() => storedSchema(schema), [schema]);
  const [seen, setSeen] = useState<{ query: Query; data: Entry<T>[] } | null>(null);

  useEffect(() => {
    if (!keepsCopies(store)) return undefined;
    let isEnded = false;
    store.replicaDevice.readPreview(path, form.hash).then(
      (found) => {
        const records = isEnded ? [] : (found?.preview.records ?? []);
        const data = records.map(([id, each]) => ({ id, data: form.read(each), pending: false }));
        if (data.length > 0) setSeen({ query, data });
      },
      // No data is lost: the SDK answers soon.
      (error: unknown) => console.error(`What was seen last of ${path} is of no use`, error),
    );
    return () => {
      isEnded = true;
    };
  }, [store, query, path, form]);

  const data = live.kind === 'ready' ? live.data : null;
  useEffect(() => {
    if (data === null || !keepsCopies(store)) return;
    const records = data.map((entry): [string, object] => [entry.id, entry.data]);
    const page = { list: { ids: data.map(({ id }) => id) } };
    const none = new Map<number, never>();
    store.replicaDevice
      .write(path, form.hash, start, none, { pages: page, records })
      // On a full device the list is shown a moment later at the next start.
      .catch((error: unknown) => console.error(`${path} could not be kept`, error));
  }, [store, path, form, data]);

  return live.kind === 'loading' && seen?.query === query
    ? { kind: 'ready', data: seen.data, fromCache: true, unreadable: [] }
    : live;
}
