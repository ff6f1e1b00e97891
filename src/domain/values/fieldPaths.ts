type Values = Record<string, unknown>;

/** The value of a field, or of one entry of a map, such as `lines.a`; null for an entry that is not there. */
export function valueAt(data: Values, key: string): unknown {
  const [field = '', entry] = key.split('.');
  const value = data[field];
  if (entry === undefined) return value;
  return isMap(value) ? (value[entry] ?? null) : null;
}

/** The document after an update: a key such as `lines.a` writes one entry of a map, and null takes the entry away. */
export function withValues(data: object, values: Values): object {
  const next: Values = { ...data };
  const maps = new Map<string, Map<string, unknown>>();
  for (const [key, value] of Object.entries(values)) {
    const [field = '', entry] = key.split('.');
    if (entry === undefined) {
      next[field] = value;
      continue;
    }
    const former = next[field];
    const map = maps.get(field) ?? new Map(isMap(former) ? Object.entries(former) : []);
    maps.set(field, map);
    if (value === null) map.delete(entry);
    else map.set(entry, value);
  }
  for (const [field, map] of maps) next[field] = Object.fromEntries(map);
  return next;
}

/** Values in which each map that some of the `keys` name an entry of is written entry by entry. */
export function byEntries(values: Values, keys: readonly string[]): Values {
  const parted = new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      parted.has(field) && isMap(value)
        ? Object.entries(value).map(([entry, item]) => [`${field}.${entry}`, item] as const)
        : [[field, value] as const],
    ),
  );
}

/** True if a value is a map, and no list or date. */
export function isMap(value: unknown): value is Values {
  return Object.prototype.toString.call(value) === '[object Object]';
}
