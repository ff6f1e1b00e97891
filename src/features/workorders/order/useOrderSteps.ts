import { useOrderStep } from '@/components/useOrderStep';
import { useBooking } from '@/data/bookings';
import { useFollowUpsOf } from '@/data/followUps';
import { useOrdersOfBooking } from '@/data/orders';
import { useReach } from '@/data/sync/StoreContext';
import type { WorkOrder } from '@/domain/order/order';
import { type Stage, stagesAfter } from '@/domain/order/stage';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';

/**
 * Takes an order to another stage. Until its booking and the booking's other orders are known it is null: the booking
 * would be left behind.
 */
export function useOrderSteps(entry: Entry<WorkOrder>) {
  const step = useOrderStep();
  const { bookingId } = entry.data;
  const live = useBooking(bookingId);
  const orders = useOrdersOfBooking(bookingId);
  const mayCancel = stagesAfter[entry.data.stage].includes('cancelled');
  const taken = useFollowUpsOf('closedBy', mayCancel ? [entry.id] : []);
  const reach = useReach();
  if (taken.kind === 'loading') return null;
  if (bookingId !== null && !(isAsKnown(live, reach) && isAsKnown(orders, reach))) return null;
  const booking = live.kind === 'ready' ? live.data : null;
  const others = entriesOf(orders)
    .filter(({ id }) => id !== entry.id)
    .map(({ data }) => data.stage);
  // One that was written unseen has neither a day nor an odometer, and cannot be opened.
  const followUps = entriesOf(taken)
    .filter(({ data: { dueOn, dueKm } }) => (dueOn ?? dueKm) !== null)
    .map(({ id }) => id);
  return (to: Stage, reason: string | null = null) =>
    step(entry, booking, to, { reason, others, followUps });
}
