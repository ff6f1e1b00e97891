import { useNavigate } from 'react-router-dom';
import { useFollowUpsOf } from '@/data/orders/followUps';
import { useOrdersOfBooking } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import type { Booking } from '@/domain/booking/booking';
import { canBeCheckedIn, factsOfBooking } from '@/domain/order/newOrder';
import { isTakenBy } from '@/domain/order/followUp';
import { orderName } from '@/domain/order/order';
import { stageLabels, waitingForLabels } from '@/domain/order/stage';
import { type Entry, entriesOf, isAsKnown, isSettled } from '@/domain/values/live';
import { workOrderPath } from '@/dashboardPaths';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { useCheckIn } from './useCheckIn';
import styles from './BookingOrders.module.css';

/** The work order of a booking with its stage, or the ways to check in the car: by one press, or by the form. */
export function BookingOrders({
  booking,
  mayWrite,
}: {
  booking: Entry<Booking>;
  mayWrite: boolean;
}) {
  const { id, data } = booking;
  const navigate = useNavigate();
  const live = useOrdersOfBooking(id);
  const orders = live.kind === 'ready' ? live.data : [];
  const valid = orders.filter(({ data: order }) => order.stage !== 'cancelled');
  const { customerId, vehicleId, followUpIds } = data;
  const ofCar = useFollowUpsOf('vehicleId', followUpIds.length > 0 && vehicleId ? [vehicleId] : []);
  const followUps = entriesOf(ofCar).filter((each) => isTakenBy(each, data));
  const reach = useReach();
  const isKnown = isSettled(live, reach) && isAsKnown(ofCar, reach);
  const mayCheckIn =
    mayWrite && valid.length === 0 && canBeCheckedIn(data) && live.kind !== 'failed';
  const { checkIn, groupOf } = useCheckIn({ takesNumbers: false });
  const form = `${paths.newWorkOrder}?${new URLSearchParams({ bokning: id }).toString()}`;

  function checkInAtOnce() {
    const about = { customerId, vehicleId, newCustomer: null, newVehicle: null };
    const typed = { ...factsOfBooking(data), ...about, group: groupOf(data) };
    const made = checkIn(typed, booking, { taken: followUps, left: [] });
    // The form gets numbers for a device that has none.
    void navigate(made ? workOrderPath(made) : form);
  }

  if (orders.length === 0 && !mayCheckIn) return null;
  return (
    <div className={styles.orders}>
      {orders.map(({ id: orderId, data: order }) => (
        <LinkButton key={orderId} to={workOrderPath(orderId)}>
          {orderName(orderId)}:{' '}
          {[
            stageLabels[order.stage],
            order.waitingFor && waitingForLabels[order.waitingFor].toLowerCase(),
          ]
            .filter(Boolean)
            .join(', ')}
        </LinkButton>
      ))}
      {mayCheckIn && (
        <>
          {(customerId ?? vehicleId) !== null && (
            <Button disabled={!isKnown} onClick={checkInAtOnce}>
              {data.status === 'booked' ? 'Checka in med arbetsorder' : 'Skapa arbetsorder'}
            </Button>
          )}
          <LinkButton to={form}>Fyll i incheckning</LinkButton>
        </>
      )}
      {valid.length > 1 && (
        <p>Bokningen har fått flera arbetsorder. Makulera den som inte ska gälla.</p>
      )}
    </div>
  );
}
