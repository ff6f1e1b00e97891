/** The ids under which two maps have different values. */
export function changedIds<T>(
  former: ReadonlyMap<string, T>,
  next: ReadonlyMap<string, T>,
): Set<string> {
  const ids = new Set<string>();
  if (former === next) return ids;
  for (const [id, value] of next) if (former.get(id) !== value) ids.add(id);
  for (const id of former.keys()) if (!next.has(id)) ids.add(id);
  return ids;
}
