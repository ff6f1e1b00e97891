import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useSingleKey, useSingleKeys } from '@/ui/behaviour/singleKeys';
import { nextCard } from './nextCard';
import { cardsIn } from './useCardFocus';

/** The changes to a card's booking by one press. Each returns true if the card goes out of sight. */
export interface CardActions {
  /** Takes the usual next step, if there is one. */
  step(id: string): boolean;
  callOff(id: string): boolean;
}

/**
 * Keys and presses for the cards below `body`, whatever draws the cards: a card is a button or a link with
 * `data-booking-id`, and a button with `data-step-of` takes its booking's next step. Arrows lead from card to card,
 * `s` takes the next step and Delete calls off; `b` leads to the card of the booking `first`. `actions` is undefined
 * when the user may not change anything.
 */
export function useCardKeys(
  body: RefObject<HTMLElement | null>,
  first: string | undefined,
  actions: CardActions | undefined,
) {
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

  /** Acts on a booking; a card that goes out of sight gives the focus to the card beside it. */
  function take(act: (id: string) => boolean, id: string) {
    const cards = cardsIn(body.current);
    const card = cards.find(({ dataset }) => dataset['bookingId'] === id);
    const others = cards.filter((each) => each !== card);
    const beside = card && others[indexFrom('ArrowDown', card, others) ?? 0];
    if (act(id)) beside?.focus();
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
    if (act) return take(act, id);
    const others = cardsIn(body.current).filter((card) => card !== target);
    others[indexFrom(key, target, others) ?? -1]?.focus();
  });

  const press = useEffectEvent(({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step-of]');
    if (button && actions) take(actions.step, button.dataset['stepOf'] ?? '');
  });

  useLayoutEffect(() => {
    const element = body.current;
    element?.addEventListener('keydown', takeKey);
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('keydown', takeKey);
      element?.removeEventListener('click', press);
    };
  }, [body]);
}

function indexFrom(key: string, from: HTMLElement, others: readonly HTMLElement[]): number | null {
  const boxes = others.map((card) => card.getBoundingClientRect());
  return nextCard(key, from.getBoundingClientRect(), boxes);
}
