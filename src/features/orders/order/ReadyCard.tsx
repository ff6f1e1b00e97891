import { bookingMessagePath } from '@/dashboardPaths';
import { useBooking } from '@/data/bookings/bookings';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { cardsOf, unreachable } from '@/domain/booking/bookingContact';
import type { WorkOrder } from '@/domain/order/order';
import { readyMessage } from '@/domain/order/readyMessage';
import { isGone } from '@/domain/values/live';
import { LinkButton } from '@/ui/controls/Button';
import { MessageCard, ReadyText } from '@/features/orders/frame/MessageCard';
import { sendReady } from '@/components/orders/useOrderSteps';

/**
 * The message that the car of a ready order can be fetched. An order with a booking leads to the booking's, which knows
 * whether all parts of the visit are done.
 */
export function ReadyCard({ order }: { order: WorkOrder }) {
  return (
    <MessageCard title="Meddela kunden" kind="ready">
      <ReadyPart order={order} />
    </MessageCard>
  );
}

/** The message itself, or the way to the booking's. */
export function ReadyPart({ order }: { order: WorkOrder }) {
  const { bookingId } = order;
  const live = useBooking(bookingId);
  const reach = useReach();
  const isBooked = bookingId !== null && !isGone(live, reach);
  return isBooked ? (
    <div>
      <LinkButton to={bookingMessagePath(bookingId, 'ready')}>{sendReady}</LinkButton>
    </div>
  ) : (
    <ReadyTextOf order={order} />
  );
}

function ReadyTextOf({ order }: { order: WorkOrder }) {
  const register = useRegister();
  const { workshop } = useWorkshop();
  const cards = cardsOf(order, register);
  const { customer, vehicle } = cards;
  const isKnown = register.kind === 'ready' && register.complete;
  // Without this a text could be sent that leaves out the vehicle.
  const isMissing =
    (order.customerId !== null && !customer) || (order.vehicleId !== null && !vehicle);
  if (isMissing && !isKnown) return <p>Kundens uppgifter är inte hämtade än.</p>;
  const about = {
    workshop,
    customer: customer?.name ?? null,
    plate: vehicle?.registrationNumber ?? null,
  };
  return (
    <ReadyText
      kind="ready"
      messageBy={(own) => readyMessage(order, own, about)}
      customer={customer}
      obstacle={unreachable(order, cards, 'Arbetsordern')}
    />
  );
}
