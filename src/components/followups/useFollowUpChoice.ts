import { useState } from 'react';
import { useFollowUpsOf } from '@/data/orders/followUps';
import { useReach } from '@/data/sync/StoreContext';
import { type FollowUp, isOpen, isTakenBy } from '@/domain/order/followUp';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';

/** The follow-ups of a car that a form can take up, and those that are ticked. */
export interface FollowUpChoice {
  shown: Entry<FollowUp>[];
  ticked: Entry<FollowUp>[];
  /** The ids to store with the booking, in a steady order. */
  ids: string[];
  /** True if the server may still tell of more. */
  isLoading: boolean;
  tick: (id: string, isTicked: boolean) => void;
}

/**
 * Watches what can be followed up on the car that a form is about, and holds what is ticked there: at first the `usual`
 * ids. Of `stored` ids, which the booking of the form has already, those that are not shown stay.
 */
export function useFollowUpChoice(
  vehicleId: string | null,
  usual: readonly string[],
  stored: readonly string[] = [],
): FollowUpChoice {
  const live = useFollowUpsOf('vehicleId', vehicleId === null ? [] : [vehicleId]);
  const reach = useReach();
  const [ticks, setTicks] = useState<Record<string, boolean>>({});
  const shown = entriesOf(live).filter(
    (each) => isOpen(each.data) || isTakenBy(each, { followUpIds: [...usual] }),
  );
  const ticked = shown.filter(({ id }) => ticks[id] ?? usual.includes(id));
  const isKept = (id: string) => ticked.some((each) => each.id === id);
  const isShown = (id: string) => shown.some((each) => each.id === id);
  const added = ticked.map(({ id }) => id).filter((id) => !stored.includes(id));
  return {
    shown,
    ticked,
    ids: [...stored.filter((id) => isKept(id) || !isShown(id)), ...added],
    isLoading: !isAsKnown(live, reach),
    tick: (id, isTicked) => setTicks({ ...ticks, [id]: isTicked }),
  };
}
