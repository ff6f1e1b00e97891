import type { CalendarDate } from '@internationalized/date';
import { parseDay } from '@/domain/time/swedishTime';
import { trayType } from './trayType';

/** A cell of the week: a day of a resource; the id is null in the row of bookings without a resource. */
export interface WeekPlace {
  day: CalendarDate;
  resourceId: string | null;
}

/** The actions that gestures in the week ask for. */
interface WeekGestures {
  open(id: string): void;
  /** A key on the card of a booking. */
  key(id: string, event: KeyboardEvent): void;
  /** The cell's free time was pressed. */
  add(place: WeekPlace): void;
  showDay(day: CalendarDate): void;
  /** A card was dropped in another cell; `days` is how many days later that is. */
  move(id: string, days: number, resourceId: string | null): void;
  /** A booking from the tray was dropped in a cell. */
  plan(id: string, place: WeekPlace): void;
}

/**
 * Listens to presses, keys and drags in the table of the week. A card or a day's heading is a button with
 * `data-booking-id` or `data-show-day`, a cell has `data-day` and `data-resource`. Returns a function that ends
 * this.
 */
export function listenToWeek(
  target: HTMLElement,
  mayChange: boolean,
  gestures: WeekGestures,
): () => void {
  let taken: { id: string; place: WeekPlace } | null = null;
  let over: HTMLElement | null = null;

  function press({ target: pressed }: Event) {
    const button = pressed instanceof Element && pressed.closest('button');
    if (!button) return;
    const { bookingId, showDay, add } = button.dataset;
    if (bookingId !== undefined) gestures.open(bookingId);
    const shown = parseDay(showDay ?? '');
    if (shown.ok) gestures.showDay(shown.value);
    const place = add === undefined ? null : placeOf(cellAt(button));
    if (place) gestures.add(place);
  }

  function key(event: KeyboardEvent) {
    const id = event.target instanceof HTMLElement ? event.target.dataset['bookingId'] : undefined;
    if (id !== undefined) gestures.key(id, event);
  }

  function take({ target: dragged, dataTransfer }: DragEvent) {
    const card = dragged instanceof HTMLElement && dragged.querySelector<HTMLElement>('button');
    const place = dragged instanceof Element ? placeOf(cellAt(dragged)) : null;
    const id = card ? card.dataset['bookingId'] : undefined;
    if (!dataTransfer || id === undefined || !place) return;
    dataTransfer.setData(trayType, id);
    dataTransfer.effectAllowed = 'move';
    taken = { id, place };
  }

  function mark(next: HTMLElement | null) {
    if (over === next) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  }

  function allow(event: DragEvent) {
    if (!event.dataTransfer?.types.includes(trayType)) return;
    const cell = cellAt(event.target);
    mark(cell);
    if (cell) event.preventDefault();
  }

  function drop(event: DragEvent) {
    const place = placeOf(cellAt(event.target));
    const id = event.dataTransfer?.getData(trayType);
    mark(null);
    if (!place || !id) return;
    event.preventDefault();
    if (taken?.id !== id) gestures.plan(id, place);
    else gestures.move(id, place.day.compare(taken.place.day), place.resourceId);
  }

  function release() {
    mark(null);
    taken = null;
  }

  function leave({ relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) mark(null);
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  target.addEventListener('click', press, { signal });
  if (mayChange) {
    target.addEventListener('keydown', key, { signal });
    target.addEventListener('dragstart', take, { signal });
    target.addEventListener('dragover', allow, { signal });
    target.addEventListener('dragleave', leave, { signal });
    target.addEventListener('drop', drop, { signal });
    target.addEventListener('dragend', release, { signal });
  }
  return () => listeners.abort();
}

function cellAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('td[data-day]') : null;
}

function placeOf(cell: HTMLElement | null): WeekPlace | null {
  const day = parseDay(cell?.dataset['day'] ?? '');
  return day.ok ? { day: day.value, resourceId: cell?.dataset['resource'] || null } : null;
}
