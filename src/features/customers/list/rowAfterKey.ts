/**
 * The index of the row that a key moves to from row `at` of `count`; `page` is the number of rows in the
 * window. Undefined for any other key.
 */
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
