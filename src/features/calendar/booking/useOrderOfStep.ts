import { useOrderStep } from '@/components/useOrderStep';
import { useClocks } from '@/data/orders/clocks';
import { useOpenOrders } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking, BookingStatus } from '@/domain/booking/booking';
import { runningOn } from '@/domain/order/jobTime';
import { canBeHandedOver } from '@/domain/order/handOver';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { checkFault } from '@/domain/inspection/qualityCheck';
import { needsReason, stageOfStatus } from '@/domain/order/stage';
import { faultOf } from '@/domain/order/stepping';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { workOrderPath } from '@/dashboardPaths';
import { type ToastLink, useToast } from '@/ui/notes/ToastContext';

const takenThere = 'Det här steget tas på arbetsorderns sida.';

/** Takes the steps of bookings that have a work order through the order, so that the two never disagree. */
export function useOrderOfStep(onUndone: (bookingId: string) => void) {
  const live = useOpenOrders();
  const orders = entriesOf(live);
  const reach = useReach();
  const watched = useClocks();
  const clocks = entriesOf(watched);
  const step = useOrderStep();
  const { workshop } = useWorkshop();
  const toast = useToast();
  const ordersOf = (id: string) => orders.filter(({ data }) => data.bookingId === id);
  const refuse = (id: string, fault: string) =>
    toast(`${orderName(id)}: ${fault}`, undefined, workOrderPath(id));

  return {
    hasOpen: (id: string) => ordersOf(id).length > 0,
    /** True if it is known which bookings have an order, and who works on it. */
    areKnown: isAsKnown(live, reach) && isAsKnown(watched, reach),
    /**
     * Tells whether an order of a booking stops the step, and says so by a toast. `made` are the booking's orders, which are asked for
     * where a car is fetched: an invoiced order hands its car over itself, and no open one tells of it.
     */
    stops(
      { id }: Entry<Booking>,
      status: BookingStatus,
      made: readonly Entry<WorkOrder>[],
    ): boolean {
      const [order, ...more] = ordersOf(id);
      if (!order) {
        const inHouse = made.find(({ data }) => canBeHandedOver(data));
        if (inHouse) refuse(inHouse.id, takenThere);
        return inHouse !== undefined;
      }
      const next = more.length === 0 ? stageOfStatus[status] : undefined;
      const to = next && needsReason(order.data.stage, next) ? undefined : next;
      const running = runningOn(clocks, order.id).length;
      const fault = to
        ? (faultOf(order.data, running, to) ??
          (workshop.needsCheck ? checkFault(order.data, to, null) : null))
        : takenThere;
      if (fault) refuse(order.id, fault);
      return fault !== null;
    },
    /** Takes a step that nothing stops; false for a booking without an order. */
    follow(booking: Entry<Booking>, status: BookingStatus, next: ToastLink | undefined): boolean {
      const [order] = ordersOf(booking.id);
      const to = stageOfStatus[status];
      if (!order || !to) return false;
      step(order, booking, to, { onUndone: () => onUndone(booking.id), next });
      return true;
    },
  };
}
