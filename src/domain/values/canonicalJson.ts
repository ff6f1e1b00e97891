/**
 * Writes a value as the one text that everybody gets who writes the same value: keys sorted by their UTF-16 units, no spaces,
 * as RFC 8785 has it for values whose numbers are safe integers. Throws for any other number, and for what JSON does not hold.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string')
    return JSON.stringify(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!(value instanceof Object) || typeof value === 'function')
    throw new TypeError(`${String(value)} has no canonical form.`);
  const fields = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${fields.join(',')}}`;
}
