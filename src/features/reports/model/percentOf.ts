/** The part in per cent of the whole, rounded; null where there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 100);
}
