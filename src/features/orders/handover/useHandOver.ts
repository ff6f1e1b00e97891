import { useBooking } from '@/data/bookings/bookings';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { useOrdersMadeOf } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { statusEdit, undoOf } from '@/domain/booking/bookingEdit';
import { type HandOverPart, leftText, statusOfBooking } from '@/domain/order/handOver';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { handOverEdit } from '@/domain/order/orderEdit';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { useToast } from '@/ui/notes/ToastContext';

/**
 * Notes that the car of an order is handed over at an instant, or that it is not, and gives its booking the status that follows; a
 * toast offers an undo. Until the booking and the booking's other orders are known it is null.
 */
export function useHandOver({ id, data }: Entry<WorkOrder>) {
  const { change } = useOrderRecords();
  const toast = useToast();
  const { bookingId, handedOverAt } = data;
  const live = useBooking(bookingId);
  const orders = useOrdersMadeOf(bookingId);
  const reach = useReach();
  if (bookingId !== null && !(isAsKnown(live, reach) && isAsKnown(orders, reach))) return null;
  const booking = live.kind === 'ready' ? live.data : null;
  const others = entriesOf(orders)
    .filter((each) => each.id !== id)
    .map((each) => each.data);

  return (at: Date | null, left: readonly HandOverPart[] = []) => {
    const label = `Arbetsordern ${orderName(id)}`;
    const after = statusOfBooking([{ ...data, handedOverAt: at }, ...others]);
    const follows = statusEdit(booking, after);
    const undo = () => {
      const undone = follows && undoOf(follows);
      change(label, id, handOverEdit({ handedOverAt: at }, handedOverAt), {
        booking: undone?.kind === 'change' ? undone : null,
      });
    };
    change(label, id, handOverEdit(data, at, left), { booking: follows });
    const rest = leftText(left);
    toast(
      at
        ? `${orderName(id)} är utlämnad.${rest ? ` ${rest}.` : ''}`
        : `Utlämningen av ${orderName(id)} är ångrad.`,
      undo,
    );
  };
}
