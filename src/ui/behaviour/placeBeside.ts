const gap = 4;
/** The least distance to the edges of the window, in px. */
const edge = 8;

/**
 * Places an open dialog below an element, or above where there is more room. In a narrow window the dialog stays where its
 * style has it, in the middle.
 */
export function placeBeside(dialog: HTMLElement, element: HTMLElement): void {
  const box = element.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  if (innerWidth < 1.5 * width) return;
  const highest = Math.max(edge, innerHeight - height - edge);
  const above = box.top - gap - height;
  const below = box.bottom + gap;
  const top = below > highest && above >= edge ? above : Math.min(below, highest);
  const left = Math.max(edge, Math.min(box.left, innerWidth - width - edge));
  dialog.style.inset = `${top}px auto auto ${left}px`;
  dialog.style.margin = '0';
}
