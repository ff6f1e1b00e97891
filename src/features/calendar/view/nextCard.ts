/** The place of a card in the window, in px. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** In px: more than a calendar measures, so that any card straight ahead is nearer than all that lie aside. */
const aside = 100_000;

/**
 * The index of the card that an arrow leads to from a card at `from`, the nearest one in that direction; null for any
 * other key, and when no card lies there.
 */
export function nextCard(key: string, from: Box, others: readonly Box[]): number | null {
  const [nearest] = others
    .map((box, index) => ({ index, distance: distanceTo(key, from, box) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.index ?? null;
}

/** Infinity for a box that does not begin farther in the arrow's direction. */
function distanceTo(key: string, from: Box, to: Box): number {
  const isUpright = key === 'ArrowDown' || key === 'ArrowUp';
  if (!isUpright && key !== 'ArrowRight' && key !== 'ArrowLeft') return Infinity;
  const [down, right] = [to.top - from.top, to.left - from.left];
  const ahead = (isUpright ? down : right) * (key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1);
  const isStraight = isUpright
    ? to.left < from.right && from.left < to.right
    : to.top < from.bottom && from.top < to.bottom;
  if (ahead <= 0) return Infinity;
  return Math.abs(down) + Math.abs(right) + (isStraight ? 0 : aside);
}
