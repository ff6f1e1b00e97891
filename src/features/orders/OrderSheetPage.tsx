import { useParams } from 'react-router-dom';
import { PaperActions } from '@/components/PaperSheet';
import { workOrderPath } from '@/dashboardPaths';
import { OrderAt } from '@/components/orders/OrderAt';
import { OrderSheet } from '@/features/orders/sheet/OrderSheet';

/** A work order on paper, for the mechanic. */
export function OrderSheetPage() {
  const { orderId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => (
        <>
          <PaperActions to={workOrderPath(orderId)} back="Till arbetsordern" />
          <OrderSheet entry={entry} />
        </>
      )}
    </OrderAt>
  );
}
