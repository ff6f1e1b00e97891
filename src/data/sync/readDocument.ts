import type { DocumentSnapshot } from 'firebase/firestore';
import { flatten, type GenericSchema, ValiError } from 'valibot';
import { parseStored } from '@/domain/values/stored';

/**
 * Parses a document at the edge of the app; undefined, with a line on the console, when it does not fit its
 * schema. Server times not yet received are estimated.
 */
export function readDocument<T>(
  snapshot: DocumentSnapshot,
  schema: GenericSchema<unknown, T>,
): T | undefined {
  return parseDocument(snapshot.ref.path, snapshot.data({ serverTimestamps: 'estimate' }), schema);
}

/**
 * Parses a document's `data` as any of the SDK's clients returns it; undefined when it does not fit the
 * schema.
 */
export function parseDocument<T>(
  path: string,
  data: unknown,
  schema: GenericSchema<unknown, T>,
): T | undefined {
  try {
    return parseStored(schema, toDates(data));
  } catch (error) {
    if (!(error instanceof ValiError)) throw error;
    console.warn(`Unreadable document ${path}`, flatten(error.issues));
    return undefined;
  }
}

/** The value with Firestore's timestamps replaced by dates, and its bytes by arrays. */
export function toDates(value: unknown): unknown {
  if (value instanceof Date || value instanceof Uint8Array) return value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toDates);
  // They are not recognised by their classes, because each of the SDK's clients has its own.
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate();
  if ('toUint8Array' in value && typeof value.toUint8Array === 'function') {
    return value.toUint8Array();
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toDates(item)]));
}
