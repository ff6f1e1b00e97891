import { useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKey, useSingleKeys } from '@/ui/singleKeys';
import { nextCard } from './nextCard';

/** What can be done to the booking of a card by one press; each returns whether its card goes out of sight. */
export interface CardActions {
  /** Takes the usual next step, if there is one. */
  step(id: string): boolean;
  callOff(id: string): boolean;
}

/**
 * Keys and presses for the cards below an element, whatever draws the cards: a card is a button with
 * `data-booking-id`, and a button with `data-step-of` takes its booking's next step. Arrows lead from card to card,
 * `s` takes the next step and Delete calls off; `b` leads to the card of the booking `first`. Returns the element's
 * ref. `actions` is undefined when the user may not change anything.
 */
export function useCardKeys(first: string | undefined, actions: CardActions | undefined) {
  const body = useRef<HTMLDivElement>(null);
  const areSingleKeysOn = useSingleKeys();

  useSingleKey('b', () => {
    const cards = cardsIn(body.current);
    (cards.find(({ dataset }) => dataset['bookingId'] === first) ?? cards[0])?.focus();
  });

  function actionOf({ key, repeat }: KeyboardEvent) {
    // A held key would act on one booking after the other.
    if (repeat) return undefined;
    if (key === 's') return areSingleKeysOn ? actions?.step : undefined;
    return key === 'Delete' || key === 'Backspace' ? actions?.callOff : undefined;
  }

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
    const id = target.dataset['bookingId'];
    const act = actionOf(event);
    const isArrow = key.startsWith('Arrow');
    if (id === undefined || !(isArrow || act)) return;
    // The page must not scroll as well.
    event.preventDefault();
    const others = cardsIn(body.current).filter((card) => card !== target);
    const boxes = others.map((card) => card.getBoundingClientRect());
    const index = nextCard(isArrow ? key : 'ArrowDown', target.getBoundingClientRect(), boxes);
    // A card that goes out of sight would take the focus with it.
    if (act?.(id)) others[index ?? 0]?.focus();
    else if (isArrow && index !== null) others[index]?.focus();
  });

  const press = useEffectEvent(({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step-of]');
    if (button) actions?.step(button.dataset['stepOf'] ?? '');
  });

  useEffect(() => {
    const element = body.current;
    element?.addEventListener('keydown', takeKey);
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('keydown', takeKey);
      element?.removeEventListener('click', press);
    };
  }, []);

  return body;
}

/** The cards in sight; the grid hides those for which a day of the month has no room. */
function cardsIn(body: HTMLElement | null): HTMLElement[] {
  const cards = body?.querySelectorAll<HTMLElement>('button[data-booking-id]') ?? [];
  return [...cards].filter((card) => getComputedStyle(card).visibility !== 'hidden');
}
