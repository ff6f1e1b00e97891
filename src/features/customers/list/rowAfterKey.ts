/** The place of the row that a key moves to from row `at`, `page` rows being seen at once; undefined for any other key. */
export function rowAfterKey(key: string, at: number, count: number, page: number) {
  const places: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(Math.max(place, 0), count - 1);
}
