/** The fields of `to` that differ from `from`, so that two people's changes of different fields are both kept. */
export function changedFields<T extends object>(from: T, to: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key in to) {
    if (JSON.stringify(from[key]) !== JSON.stringify(to[key])) changed[key] = to[key];
  }
  return changed;
}

/** The fields of `values` as `before` had them: written back, they undo the change. */
export function valuesBefore<T extends object>(before: T, values: Partial<T>): Partial<T> {
  const former: Partial<T> = {};
  for (const key in values) former[key] = before[key];
  return former;
}
