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
