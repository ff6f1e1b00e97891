import { useParams } from 'react-router-dom';
import { PaperActions } from '@/components/PaperSheet';
import { workOrderPath } from '@/dashboardPaths';
import { OrderAt } from '@/components/orders/OrderAt';
import { DeliveryNote } from '@/features/orders/sheet/DeliveryNote';

/** The work on a car and its price, on paper, for a customer who drives away before there is an invoice. */
export function DeliveryNotePage() {
  const { orderId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => (
        <>
          <PaperActions to={workOrderPath(orderId)} back="Till arbetsordern" />
          <DeliveryNote entry={entry} />
        </>
      )}
    </OrderAt>
  );
}
