import type { DocumentReference } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import type { Entry, Live } from '@/domain/values/live';
import { noteSeen, seenIn } from './deviceCopy';
import { useLiveDocument } from './live';
import { useStore } from './StoreContext';

/**
 * Watches a document as `useLiveDocument` does, and until the SDK, whose database must first be opened, has answered, shows
 * it as this device saw it last.
 */
export function useSeenDocument<T>(
  reference: DocumentReference,
  schema: v.GenericSchema<unknown, T>,
): Live<Entry<T> | null> {
  const { storage, cache } = useStore();
  const live = useLiveDocument(reference, schema);
  const { path, id } = reference;
  const seen = useMemo((): Live<Entry<T>> | null => {
    const data = storage === 'device' ? parsed(seenIn(cache, path), schema) : null;
    return (
      data && { kind: 'ready', data: { id, data, pending: false }, fromCache: true, unreadable: [] }
    );
  }, [storage, cache, path, id, schema]);

  useEffect(() => {
    if (storage !== 'device' || live.kind !== 'ready') return;
    noteSeen(cache, path, live.data && JSON.stringify(live.data.data, withDates));
  }, [storage, cache, path, live]);

  return live.kind === 'loading' && seen ? seen : live;
}

function parsed<T>(text: string | undefined, schema: v.GenericSchema<unknown, T>): T | null {
  if (text === undefined) return null;
  // Another version of the app may have written it.
  const { success, output } = v.safeParse(schema, JSON.parse(text, dated));
  return success ? output : null;
}

const mark = 'ms:';

/** Writes dates so that they can be told from texts. */
function withDates(this: object, key: string, value: unknown): unknown {
  const original: unknown = Reflect.get(this, key);
  return original instanceof Date ? { [mark]: original.getTime() } : value;
}

function dated(_: string, value: unknown): unknown {
  if (!(value instanceof Object && mark in value)) return value;
  return new Date(Number(value[mark]));
}
