import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Ids of bookings: of the one whose card has the focus, and of the one whose card is to get it once it is drawn. */
interface CardFocus {
  held?: string | undefined;
  awaited?: string | undefined;
}

/**
 * Keeps the focus on a booking's card below `body` when the card is drawn elsewhere or loses the button that had the
 * focus. Returns a function that brings the focus back to a booking's card, also to one that is yet to be drawn.
 */
export function useCardFocus(body: RefObject<HTMLElement | null>): (id: string) => void {
  const focus = useRef<CardFocus>({});

  // Before anything is painted: whoever is quick has the focus on a card before effects run.
  useLayoutEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A dialog gives the focus back when it is closed.
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      const { bookingId, stepOf } = body.current?.contains(target) ? target.dataset : {};
      focus.current = { held: bookingId ?? stepOf };
    };
    const forget = ({ target }: PointerEvent) => {
      const keeps = 'dialog, [data-booking-id], [data-step-of]';
      if (target instanceof Element && !target.closest(keeps)) focus.current = {};
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [body]);

  // An element that leaves the page with the focus leaves the focus to the page's body, and tells no one. The grid
  // draws its cards by itself, later.
  useLayoutEffect(() => {
    if (!body.current) return;
    const observer = new MutationObserver(() => keep(body.current, focus.current));
    observer.observe(body.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [body]);
  useLayoutEffect(() => keep(body.current, focus.current));

  return (id) => {
    focus.current.awaited = id;
    keep(body.current, focus.current);
  };
}

function keep(body: HTMLElement | null, { held, awaited }: CardFocus) {
  const isLost = document.activeElement === document.body;
  const wanted = awaited ?? (isLost ? held : undefined);
  if (wanted === undefined) return;
  cardsIn(body)
    .find(({ dataset }) => dataset['bookingId'] === wanted)
    ?.focus();
}

/** The cards in sight; the grid hides those for which a day of the month has no room. */
export function cardsIn(body: HTMLElement | null): HTMLElement[] {
  const cards = body?.querySelectorAll<HTMLElement>('[data-booking-id]') ?? [];
  return [...cards].filter((card) => getComputedStyle(card).visibility !== 'hidden');
}
