import { custom, type GenericSchema, parse } from 'valibot';

/** The stamps that every document of the register has. */
export interface Stamped {
  createdAt: Date;
  updatedAt: Date;
}

/** The form in which the documents of a schema are stored on the device. */
export interface StoredSchema<T> {
  /** The hash of the schema. A replica with another hash is not trusted: the schema accepts other documents. */
  hash: string;
  /**
   * Turns a record from JSON into a document, with its dates restored; changes `record`. The rest is not checked: the record was
   * parsed by the same schema before it was stored, and parsing 20,000 documents takes time. Throws when the record has no
   * stamps.
   */
  read(record: object): T;
}

/**
 * Derives the hash from the schema itself, so that adding a field changes it. The hash is the same in every build, and
 * therefore leaves out the schema's functions, whose text differs between builds.
 */
export function storedSchema<T extends Stamped>(
  schema: GenericSchema<unknown, T>,
): StoredSchema<T> {
  const { hash, revive } = hashAndRevive(schema);
  const kept = custom<T>(isStamped);
  return { hash, read: (record) => parse(kept, revive(record)) };
}

/** The hash of a schema, and the function that restores the dates in a value from JSON. */
export function hashAndRevive(schema: GenericSchema): {
  hash: string;
  revive: (value: unknown) => unknown;
} {
  const text = JSON.stringify(described(schema));
  return {
    hash: `${hashOf(text)}-${text.length}`,
    revive: reviverOf(schema) ?? ((value) => value),
  };
}

function isStamped(value: unknown): boolean {
  return (
    value instanceof Object &&
    'createdAt' in value &&
    'updatedAt' in value &&
    value.createdAt instanceof Date &&
    value.updatedAt instanceof Date
  );
}

/**
 * Keys that do not decide which documents a schema accepts: texts for people, and the workings of its
 * functions.
 */
const untold = ['message', 'expects', 'async', 'reference'];

/** A schema as JSON, without its functions and with its keys in a fixed order. */
function described(part: unknown): unknown {
  if (part instanceof RegExp) return String(part);
  if (part instanceof Date) return part.getTime();
  if (Array.isArray(part)) return part.map(described);
  if (typeof part !== 'object' || part === null) return part;
  return Object.entries(part)
    .filter(([key, value]) => typeof value !== 'function' && !untold.includes(key))
    .filter(([key]) => !key.startsWith('~'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => [key, described(value)]);
}

/** The FNV-1a hash of a text, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

type Revive = (value: unknown) => unknown;

/** The dates in a value of an unknown kind stay texts: nobody reads them. */
const withoutDates = ['string', 'number', 'boolean', 'picklist', 'literal', 'unknown'];

/**
 * Restores the dates of a schema; undefined for a schema without dates, so that thousands of documents are
 * not searched for nothing. Throws for a kind of schema in which dates would not be found.
 */
function reviverOf(schema: unknown): Revive | undefined {
  if (!(schema instanceof Object && 'type' in schema)) throw new Error('This is no schema.');
  if ('pipe' in schema && Array.isArray(schema.pipe)) {
    return reviverOf(schema.pipe.findLast(({ kind }) => kind === 'schema'));
  }
  const { type } = schema;
  if (withoutDates.some((each) => each === type)) return undefined;
  if (type === 'date') return (value) => (typeof value === 'string' ? new Date(value) : value);
  if (type === 'object' && 'entries' in schema && schema.entries instanceof Object) {
    const fields = Object.entries(schema.entries)
      .map(([key, field]) => [key, reviverOf(field)] as const)
      .filter(([, revive]) => revive !== undefined);
    return fields.length === 0 ? undefined : (value) => revived(value, fields);
  }
  if ((type === 'optional' || type === 'nullable') && 'wrapped' in schema) {
    return reviverOf(schema.wrapped);
  }
  if (type === 'array' && 'item' in schema) {
    const each = reviverOf(schema.item);
    return each && ((value) => (Array.isArray(value) ? value.map(each) : value));
  }
  if (type === 'record' && 'value' in schema) {
    const every = reviverOf(schema.value);
    return every && ((value) => (value instanceof Object ? revivedAll(value, every) : value));
  }
  if (type === 'union' && 'options' in schema && Array.isArray(schema.options)) {
    if (!schema.options.some(reviverOf)) return undefined;
  }
  throw new Error(`The dates in a schema of the kind ${String(type)} cannot be restored.`);
}

function revivedAll(value: object, every: Revive): unknown {
  return revived(
    value,
    Object.keys(value).map((key) => [key, every]),
  );
}

function revived(value: unknown, fields: (readonly [string, Revive | undefined])[]): unknown {
  if (!(value instanceof Object)) return value;
  for (const [key, revive] of fields) {
    if (revive && key in value) Reflect.set(value, key, revive(Reflect.get(value, key)));
  }
  return value;
}
