import { custom, type GenericSchema, parse } from 'valibot';

/** What every document of the register has. */
export interface Stamped {
  createdAt: Date;
  updatedAt: Date;
}

/** How the documents of a schema are kept on the device. */
export interface KeptForm<T> {
  /** Another one whenever the schema lets other documents through: a copy of another form is not trusted. */
  name: string;
  /**
   * A record as JSON gives it back, with its dates again; changes `record`. Nothing else is looked at: it was parsed
   * by the same schema before it was kept, and 20,000 documents take their time. Throws where it has no stamps.
   */
  read(record: object): T;
}

/**
 * Reads the form off the schema itself, so that nobody has to think of it when a field is added. It is the same in
 * every build, and so blind to the functions of a schema, whose texts builds change.
 */
export function keptForm<T extends Stamped>(schema: GenericSchema<unknown, T>): KeptForm<T> {
  const text = JSON.stringify(described(schema));
  const revive = reviverOf(schema) ?? ((record) => record);
  const kept = custom<T>(isStamped);
  return {
    name: `${hashOf(text)}-${text.length}`,
    read: (record) => parse(kept, revive(record)),
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

/** What says nothing about which documents pass: texts for people, and the functions' own doings. */
const untold = ['message', 'expects', 'async', 'reference'];

/** A schema as JSON, without its functions and in an order of its own. */
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

/** FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

type Revive = (value: unknown) => unknown;

/** Undefined where a schema has no dates, so that nothing is looked for in thousands of documents. */
function reviverOf(schema: unknown): Revive | undefined {
  if (!(schema instanceof Object)) return undefined;
  if ('type' in schema && schema.type === 'date') {
    return (value) => (typeof value === 'string' ? new Date(value) : value);
  }
  if ('wrapped' in schema) return reviverOf(schema.wrapped);
  if ('entries' in schema && schema.entries instanceof Object) {
    const fields = Object.entries(schema.entries)
      .map(([key, field]) => [key, reviverOf(field)] as const)
      .filter(([, revive]) => revive !== undefined);
    return fields.length === 0 ? undefined : (value) => revived(value, fields);
  }
  const each = 'item' in schema ? reviverOf(schema.item) : undefined;
  if (each) return (value) => (Array.isArray(value) ? value.map(each) : value);
  const every = 'value' in schema ? reviverOf(schema.value) : undefined;
  if (every) {
    return (value) =>
      value instanceof Object
        ? revived(
            value,
            Object.keys(value).map((key) => [key, every]),
          )
        : value;
  }
  return undefined;
}

function revived(value: unknown, fields: (readonly [string, Revive | undefined])[]): unknown {
  if (!(value instanceof Object)) return value;
  for (const [key, revive] of fields) {
    if (revive && key in value) Reflect.set(value, key, revive(Reflect.get(value, key)));
  }
  return value;
}
