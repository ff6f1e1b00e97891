import { useSearchParams } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { useBooking } from '@/data/bookings/bookings';
import { useOrdersOfBooking } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingStatusLabels } from '@/domain/booking/booking';
import { canBeCheckedIn } from '@/domain/order/newOrder';
import { orderName } from '@/domain/order/order';
import { stageLabels } from '@/domain/order/stage';
import { entriesOf, isSettled } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { workOrderPath } from '@/dashboardPaths';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { NewOrderForm } from '@/features/orders/order/NewOrderForm';

/** Checks in a car: that of the booking in the address, or one that nobody has booked. */
export function NewOrderPage() {
  const [search] = useSearchParams();
  const bookingId = search.get('bokning');
  const mayWrite = canWrite(useWorkshop().role);
  if (!mayWrite) {
    return (
      <MessagePage title="Checka in" actions={<ToBoard />}>
        <p>Din roll får läsa arbetsorder men inte göra nya.</p>
      </MessagePage>
    );
  }
  if (bookingId) return <OfBooking key={bookingId} id={bookingId} />;
  const who = { customerId: search.get('kund'), vehicleId: search.get('fordon') };
  return <NewOrderForm booking={null} who={who} />;
}

function OfBooking({ id }: { id: string }) {
  const reach = useReach();
  const booking = useBooking(id);
  const orders = useOrdersOfBooking(id);
  if (!isSettled(booking, reach) || !isSettled(orders, reach)) {
    if (booking.kind !== 'failed' && orders.kind !== 'failed') return <PageSkeleton />;
  }
  const entry = booking.kind === 'ready' ? booking.data : null;
  const order = entriesOf(orders).find(({ data }) => data.stage !== 'cancelled');
  if (order) {
    return (
      <MessagePage
        title="Bilen är redan incheckad"
        actions={
          <LinkButton kind="work" to={workOrderPath(order.id)}>
            Öppna {orderName(order.id)}
          </LinkButton>
        }
      >
        <p>
          Bokningen har arbetsordern {orderName(order.id)}, {stageLabels[order.data.stage]}.
        </p>
      </MessagePage>
    );
  }
  if (orders.kind === 'failed') {
    return (
      <LiveList live={orders} noun={['arbetsorder', 'arbetsorder']} empty={null}>
        {() => null}
      </LiveList>
    );
  }
  if (!entry) {
    return (
      <MessagePage title="Bokningen finns inte" actions={<ToBoard />}>
        <p>Den kan ha tagits bort, eller så har den inte hämtats till den här enheten än.</p>
      </MessagePage>
    );
  }
  const { customerId, vehicleId, status } = entry.data;
  if (!canBeCheckedIn(entry.data)) {
    return (
      <MessagePage title="Bokningen kan inte checkas in" actions={<ToBoard />}>
        <p>Den är {bookingStatusLabels[status].toLowerCase()}.</p>
      </MessagePage>
    );
  }
  return <NewOrderForm booking={entry} who={{ customerId, vehicleId }} />;
}

function ToBoard() {
  return (
    <LinkButton kind="work" to={paths.workOrders}>
      Till alla arbetsorder
    </LinkButton>
  );
}
