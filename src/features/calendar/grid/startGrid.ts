import { type Calendar, createCalendar, destroyCalendar } from '@event-calendar/core';
import type { Shift } from '@/domain/booking/bookingShift';
import { element, eventButton, eventPreview, stepButtons } from './eventNodes';
import { resourceOfColumn } from './gridColumns';
import type { GridActions, GridContent, GridSetup } from './gridContent';
import type { DrawnEvent } from './gridEvents';
import { listenToGestures } from './gridGestures';
import { dayOfWall, gridOptions, gridPlugins, instantOfWall } from './gridOptions';
import { keepMended } from './mendGrid';

/** Puts a calendar into an element. Content shown while a booking is dragged is drawn when the drag ends. */
export function startGrid(target: HTMLElement, setup: GridSetup, actions: GridActions) {
  const { view, hintId, mayChange } = setup;
  const notes = new Map<string, HTMLElement>();
  let calendar: Calendar | null = null;
  let content: GridContent | null = null;
  let drawn: GridContent | null = null;
  let held = false;
  let toFocus: string | null = null;

  const shownAs = (id: string | number) => content?.events.get(String(id));
  const hold = () => {
    held = true;
  };
  function moveOrRevert(id: string | number, shift: Shift, revert: () => void) {
    const shown = drawn?.events.get(String(id))?.booking;
    if (!actions.move(String(id), shift, shown)) revert();
  }

  const options: Calendar.Options = {
    ...gridOptions(view, setup.hours, mayChange),
    resourceLabelContent: ({ resource: { id } }) => {
      const note = element('small', '', content?.notes.get(id) ?? '');
      notes.set(id, note);
      const name = content?.columns.find((column) => column.id === id)?.name ?? '';
      return { domNodes: [element('b', '', name), note] };
    },
    eventContent: ({ event: { id, display }, timeText }) => {
      if (display === 'background') return undefined;
      const shown = shownAs(id);
      if (!shown) return { domNodes: [element('span', '', timeText)] };
      if (display === 'preview') return { domNodes: [eventPreview(shown, timeText)] };
      const card = eventButton(String(id), shown, mayChange ? hintId : null);
      return { domNodes: [card, ...(mayChange ? stepButtons(String(id), shown) : [])] };
    },
    eventDidMount: ({ event: { id, display }, el }) => {
      // The button inside the element says everything that screen readers need.
      el.setAttribute('role', 'none');
      if (display !== 'auto' || toFocus !== id) return;
      toFocus = null;
      el.querySelector('button')?.focus();
    },
    eventDragStart: hold,
    eventResizeStart: hold,
    eventDrop: ({ event, delta, newResource, revert }) => {
      const minutes = delta.seconds / 60;
      const resource = newResource && { resourceId: resourceOfColumn(newResource.id) };
      moveOrRevert(event.id, { start: minutes, end: minutes, ...resource }, revert);
    },
    eventResize: ({ event, endDelta, revert }) =>
      moveOrRevert(event.id, { start: 0, end: endDelta.seconds / 60 }, revert),
    select: (selected: Selected) => {
      const { start, end, resource } = selected;
      actions.create(instantOfWall(start), instantOfWall(end), columnResource(resource));
      // The mark over the chosen time would cover the new booking; the grid is still drawing it now, so it is
      // removed afterwards.
      window.setTimeout(() => calendar?.unselect());
    },
    dateClick: ({ date, allDay, resource }) => {
      if (allDay) actions.showDay(dayOfWall(date));
      else if (mayChange) actions.create(instantOfWall(date), null, columnResource(resource));
    },
  };

  function draw() {
    if (!content) return;
    for (const [id, note] of notes) note.textContent = content.notes.get(id) ?? '';
    if (held || content === drawn) return;
    const { day, closed, events, columns, slotMinTime, slotMaxTime, slotHeight, timeZone } =
      content;
    target.style.setProperty('--columns', content.columnWidths);
    const resources = () => columns.map(({ id, name }) => ({ id, title: name }));
    const all = () => [...closed.values(), ...events.values()].map(({ input }) => input);
    if (!calendar) {
      calendar = createCalendar(target, gridPlugins, {
        ...options,
        slotMinTime,
        slotMaxTime,
        slotHeight,
        timeZone,
        resources: resources(),
        date: day.toString(),
        scrollTime: content.scrollTime,
        events: all(),
      });
    } else {
      const isSameRange = drawn?.day.compare(day) === 0 && drawn.timeZone === timeZone;
      if (drawn?.columns !== columns) calendar.setOption('resources', resources());
      // The grid lays out everything again when an option is set, even to the same value.
      for (const option of ['timeZone', 'slotMinTime', 'slotMaxTime', 'slotHeight'] as const) {
        if (drawn?.[option] !== content[option]) calendar.setOption(option, content[option]);
      }
      if (drawn && isSameRange) {
        update(calendar, drawn.closed, closed);
        update(calendar, drawn.events, events);
      } else {
        calendar.setOption('date', day.toString());
        calendar.setOption('scrollTime', content.scrollTime);
        calendar.setOption('events', all());
      }
    }
    drawn = content;
  }

  /** Draws only the events that have changed, so that the others keep their place and the focus. */
  function update(
    grid: Calendar,
    former: ReadonlyMap<string, DrawnEvent>,
    next: ReadonlyMap<string, DrawnEvent>,
  ) {
    if (former === next) return;
    const { activeElement } = document;
    const { bookingId, stepOf } = activeElement instanceof HTMLElement ? activeElement.dataset : {};
    const focused = bookingId ?? stepOf;
    for (const id of former.keys()) if (!next.has(id)) grid.removeEventById(id);
    for (const [id, { input, signature }] of next) {
      const known = former.get(id);
      if (!known) grid.addEvent(input);
      else if (known.signature !== signature) {
        if (id === focused) toFocus = id;
        grid.updateEvent(input);
      }
    }
  }

  // The grid handles the same event, before or after this listener: the drag ends after both.
  function release({ type }: Event) {
    if (!held) return;
    window.setTimeout(() => {
      held = false;
      // After a drag that the browser cancelled, the grid still shows the preview, so everything is drawn
      // again.
      if (type === 'pointercancel') drawn = null;
      draw();
    });
  }
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  const stopMending = keepMended(target, () => content?.label ?? '');
  const stopGestures = listenToGestures(target, setup, actions, {
    shownAs,
    columns: () => content?.columns ?? [],
    pointAt: (x, y) => calendar?.dateFromPoint(x, y) ?? null,
  });

  return {
    show(next: GridContent) {
      content = next;
      draw();
    },
    stop() {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      stopMending();
      stopGestures();
      if (calendar) void destroyCalendar(calendar);
      calendar = null;
      content = null;
    },
  };
}

/** The grid's own types promise a resource in every view, but only the day view has one. */
type Selected = { start: Date; end: Date; resource?: { id: string } };

function columnResource(column: { id: string } | undefined): string | null {
  return column ? resourceOfColumn(column.id) : null;
}
