import type { Calendar } from '@event-calendar/core';
import { shiftOfKey } from './gridKeys';
import type { GridEvent } from './gridEvents';
import { dayOfWall, instantOfWall } from './gridOptions';
import { type GridColumn, resourceOfColumn } from './gridColumns';
import { moreDay } from './mendGrid';
import type { GridActions, GridSetup } from './gridContent';
import { trayType } from './trayType';

/** The parts of the grid that gestures need. */
interface Grid {
  shownAs(id: string): GridEvent | undefined;
  columns(): GridColumn[];
  pointAt(x: number, y: number): Calendar.DateClickInfo | null;
}

/**
 * Adds gestures that the grid lacks: pressing buttons, moving by keyboard, dropping from the tray, and
 * opening a day with more bookings than fit. Returns a function that removes them.
 */
export function listenToGestures(
  target: HTMLElement,
  { view, mayChange }: GridSetup,
  actions: GridActions,
  grid: Grid,
): () => void {
  function open({ target: clicked }: Event) {
    const button = clicked instanceof Element && clicked.closest<HTMLElement>('[data-booking-id]');
    const id = button ? button.dataset['bookingId'] : undefined;
    if (id !== undefined) actions.open(id);
  }

  function moveByKey(event: KeyboardEvent) {
    const id = event.target instanceof HTMLElement ? event.target.dataset['bookingId'] : undefined;
    const shown = id === undefined ? undefined : grid.shownAs(id);
    if (id === undefined || !shown || !mayChange) return;
    // Alt and an arrow would leave the page, so the browser must not act on the keys, even when no column is
    // left.
    if (event.altKey && event.key.startsWith('Arrow')) event.preventDefault();
    const shift = shiftOfKey(event, view, shown.column, grid.columns());
    if (shift) actions.move(id, shift);
  }

  function showMore(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const day = event.target instanceof Element ? moreDay(event.target) : null;
    if (!day) return;
    // The event is stopped before the grid opens a window of its own.
    event.stopPropagation();
    event.preventDefault();
    actions.showDay(day);
  }

  function allowDrop(event: DragEvent) {
    if (mayChange && event.dataTransfer?.types.includes(trayType)) event.preventDefault();
  }

  function drop(event: DragEvent) {
    const id = event.dataTransfer?.getData(trayType);
    const point = grid.pointAt(event.clientX, event.clientY);
    if (!id || !point) return;
    event.preventDefault();
    const { date, allDay, resource } = point;
    const startsAt = allDay ? null : instantOfWall(date);
    actions.plan(id, dayOfWall(date), startsAt, resource ? resourceOfColumn(resource.id) : null);
  }

  target.addEventListener('click', open);
  target.addEventListener('keydown', moveByKey);
  target.addEventListener('keydown', showMore, true);
  target.addEventListener('click', showMore, true);
  target.addEventListener('dragover', allowDrop);
  target.addEventListener('drop', drop);
  return () => {
    target.removeEventListener('click', open);
    target.removeEventListener('keydown', moveByKey);
    target.removeEventListener('keydown', showMore, true);
    target.removeEventListener('click', showMore, true);
    target.removeEventListener('dragover', allowDrop);
    target.removeEventListener('drop', drop);
  };
}
