import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a booking's card below `root` when the card is drawn elsewhere, because the booking was
 * moved.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const focused = useRef<string>(undefined);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isHere = target instanceof HTMLElement && root.current?.contains(target);
      focused.current = isHere ? target.dataset['bookingId'] : undefined;
    };
    const forget = () => {
      focused.current = undefined;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [root]);

  // An element that leaves the page with the focus leaves the focus to the body, and tells no one.
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const cards = root.current?.querySelectorAll<HTMLElement>('[data-booking-id]') ?? [];
    [...cards].find(({ dataset }) => dataset['bookingId'] === focused.current)?.focus();
  });
}
