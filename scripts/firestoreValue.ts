/** The fields of a document as plain values: null, boolean, number, string, Date, Uint8Array, list, map, `serverTime` or Raw. */
export type Fields = Record<string, unknown>;

/** Stands for the time of the request, which the server sets; allowed in no list. */
export const serverTime = Symbol('serverTime');

/** A value as the REST interface writes it, for types without a plain counterpart. */
export class Raw {
  constructor(readonly value: object) {}
}

/** The fields as the REST interface writes them, without the fields that the server sets. */
export function fieldsOf(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== serverTime)
      .map(([key, value]) => [key, valueOf(value)]),
  );
}

/** The transforms that make the server set its own fields. */
export function timeTransforms(fields: Fields): object[] {
  return timePaths(fields).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}

function timePaths(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const key = /^[a-z_]\w*$/i.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``;
    if (value === serverTime) return [key];
    return isMap(value) ? timePaths(value).map((path) => `${key}.${path}`) : [];
  });
}

function isMap(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]' && !(value instanceof Raw);
}

function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Raw) return value.value;
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf({ ...value }) } };
  throw new Error(`No Firestore value: ${String(value)}`);
}
