import { bookingMessagePath, readyMessagePath } from '@/dashboardPaths';
import { useOrderStep } from '@/components/useOrderStep';
import { useBooking } from '@/data/bookings/bookings';
import { useFollowUpsOf } from '@/data/orders/followUps';
import { useOrdersMadeOf } from '@/data/orders/orders';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { isReachable } from '@/domain/booking/bookingContact';
import { lineIdOfFollowUp } from '@/domain/order/followUp';
import type { WorkOrder } from '@/domain/order/order';
import { type Stage, stagesAfter } from '@/domain/order/stage';
import { customerNow } from '@/domain/register/customerNow';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { messageKindLabels } from '@/domain/workshop/messageTemplate';

/** The link to the message that the car is ready. */
export const sendReady = `Skicka ”${messageKindLabels.ready}”`;

/**
 * Takes an order to another stage. Until its booking and the booking's other orders are known it is null: the booking
 * would be left behind.
 */
export function useOrderSteps(entry: Entry<WorkOrder>) {
  const step = useOrderStep();
  const { bookingId } = entry.data;
  const live = useBooking(bookingId);
  const orders = useOrdersMadeOf(bookingId);
  const { stage, vehicleId, lines } = entry.data;
  const isCancelled = stage === 'cancelled';
  const ofCar = isCancelled && vehicleId !== null ? [vehicleId] : [];
  const ofOrder = stagesAfter[stage].includes('cancelled') ? [entry.id] : [];
  const concerned = useFollowUpsOf(
    isCancelled ? 'vehicleId' : 'closedBy',
    isCancelled ? ofCar : ofOrder,
  );
  const reach = useReach();
  const customer = customerNow(useRegister(), entry.data.customerId)?.data;
  if (concerned.kind === 'loading') return null;
  if (bookingId !== null && !(isAsKnown(live, reach) && isAsKnown(orders, reach))) return null;
  const booking = live.kind === 'ready' ? live.data : null;
  const others = entriesOf(orders)
    .filter(({ id }) => id !== entry.id)
    .map(({ data }) => data);
  // One that was written unseen has neither a day nor an odometer, and cannot be opened. An order that is taken up again takes up
  // those that are lines of it and that nothing else has closed.
  const followUps = entriesOf(concerned)
    .filter(({ data: { dueOn, dueKm } }) => (dueOn ?? dueKm) !== null)
    .filter(
      ({ id, data }) => !isCancelled || (data.closedBy === null && lineIdOfFollowUp(id) in lines),
    )
    .map(({ id }) => id);
  // The car of a visit of several parts is ready when all of them are, which the booking knows.
  const messagePath =
    booking === null
      ? readyMessagePath(entry.id)
      : booking.data.visitId === null && bookingMessagePath(booking.id, 'ready');
  const message =
    messagePath && customer && isReachable(customer)
      ? { text: sendReady, path: messagePath }
      : undefined;
  return (to: Stage, reason: string | null = null) => {
    const next = to === 'ready' ? message : undefined;
    step(entry, booking, to, { reason, others, followUps, next });
  };
}
