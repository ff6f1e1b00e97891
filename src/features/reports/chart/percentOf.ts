/** How many per cent of a whole a part is, rounded; null where there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 100);
}
