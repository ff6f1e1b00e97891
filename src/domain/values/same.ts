/** True if two values of documents, with dates for times and arrays for bytes, are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof Uint8Array && b instanceof Uint8Array) {
    return a.length === b.length && a.every((byte, place) => byte === b[place]);
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  const other = new Map<string, unknown>(Object.entries(b));
  return (
    keys.length === other.size &&
    Object.entries(a).every(([key, value]) => other.has(key) && same(value, other.get(key)))
  );
}

/** True if two objects have the same values under the same keys; an array equals another one with the same values. */
export function sameParts(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  const isSame = (a: unknown, b: unknown) =>
    a === b ||
    (Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((each, at) => each === b[at]));
  return (
    Object.keys(one).length === values.size &&
    Object.entries(one).every(([key, value]) => values.has(key) && isSame(value, values.get(key)))
  );
}
