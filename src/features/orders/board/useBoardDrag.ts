import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type OpenStage, openStages } from '@/domain/order/stage';

/**
 * Lets the cards of a board (`data-order`) be dragged by mouse to its columns (`data-stage`); `onDrop` gets the order's
 * id and the column. The column under the pointer has `data-over`.
 */
export function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (orderId: string, to: OpenStage) => void,
) {
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const element = board.current;
    const listening = new AbortController();
    const { signal } = listening;
    let dragged: string | null = null;
    let over: HTMLElement | null = null;

    const below = <T extends string>({ target }: Event, name: T) =>
      target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
    function mark(column: HTMLElement | null) {
      if (over !== column) over?.removeAttribute('data-over');
      over = column;
      over?.setAttribute('data-over', '');
    }

    element?.addEventListener(
      'dragstart',
      (event) => {
        dragged = below(event, 'order')?.dataset.order ?? null;
        if (!event.dataTransfer || dragged === null) return;
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', dragged);
      },
      { signal },
    );
    element?.addEventListener(
      'dragover',
      (event) => {
        const column = dragged === null ? null : below(event, 'stage');
        mark(column);
        if (column) event.preventDefault();
      },
      { signal },
    );
    element?.addEventListener(
      'drop',
      (event) => {
        const to = openStages.find((each) => each === below(event, 'stage')?.dataset.stage);
        if (dragged === null || !to) return;
        event.preventDefault();
        dropped(dragged, to);
      },
      { signal },
    );
    element?.addEventListener(
      'dragend',
      () => {
        dragged = null;
        mark(null);
      },
      { signal },
    );
    return () => listening.abort();
  }, [board]);
}
