import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { flatten, type GenericSchema, safeParse } from 'valibot';

/**
 * Parses a document at the edge of the app; undefined, with a line on the console, when it does not
 * fit its schema. Server times that are still on their way are estimated.
 */
export function readDocument<T>(
  snapshot: DocumentSnapshot,
  schema: GenericSchema<unknown, T>,
): T | undefined {
  const result = safeParse(schema, toDates(snapshot.data({ serverTimestamps: 'estimate' })));
  if (result.success) return result.output;
  console.warn(`Unreadable document ${snapshot.ref.path}`, flatten(result.issues));
  return undefined;
}

/** The same value with Firestore's timestamps as dates. */
export function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toDates(item)]));
}
