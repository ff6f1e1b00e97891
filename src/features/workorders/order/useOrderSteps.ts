import { useOrderStep } from '@/components/useOrderStep';
import { useBooking } from '@/data/bookings';
import { useOrdersOfBooking } from '@/data/orders';
import { useReach } from '@/data/sync/StoreContext';
import type { WorkOrder } from '@/domain/order/order';
import type { Stage } from '@/domain/order/stage';
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
  const reach = useReach();
  if (bookingId !== null && !(isAsKnown(live, reach) && isAsKnown(orders, reach))) return null;
  const booking = live.kind === 'ready' ? live.data : null;
  const others = entriesOf(orders)
    .filter(({ id }) => id !== entry.id)
    .map(({ data }) => data.stage);
  return (to: Stage, reason: string | null = null) => step(entry, booking, to, { reason, others });
}
