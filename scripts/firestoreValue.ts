/** The fields of a document as plain values: null, boolean, number, string, Date, list, map, `serverTime` or Raw. */
export type Fields = Record<string, unknown>;

/** Stands for the time of the request, set by the server; only directly in a document. */
export const serverTime = Symbol('serverTime');

/** A value in the words of the REST interface, for types that plain values lack. */
export class Raw {
  constructor(readonly value: object) {}
}

/** The fields in the form of the REST interface, without those that the server sets. */
export function fieldsOf(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== serverTime)
      .map(([key, value]) => [key, valueOf(value)]),
  );
}

/** The transforms for the fields that the server sets. */
export function timeTransforms(fields: Fields): object[] {
  return Object.keys(fields)
    .filter((key) => fields[key] === serverTime)
    .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
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
  if (value instanceof Raw) return value.value;
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf({ ...value }) } };
  throw new Error(`No Firestore value: ${String(value)}`);
}
