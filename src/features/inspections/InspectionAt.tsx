import type { ReactNode } from 'react';
import { useInspection } from '@/data/orders/inspections';
import { useReach } from '@/data/sync/StoreContext';
import type { Inspection } from '@/domain/inspection/inspection';
import type { WorkOrder } from '@/domain/order/order';
import { type Entry, fetchedOf } from '@/domain/values/live';
import { workOrderPath } from '@/dashboardPaths';
import { LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { OrderAt } from '@/components/orders/OrderAt';

/** An order and one of its inspections. */
export interface Inspected {
  order: Entry<WorkOrder>;
  inspection: Entry<Inspection>;
}

/** An inspection with its order once both are fetched, or why it cannot be shown. */
export function InspectionAt({
  orderId,
  id,
  children,
}: {
  orderId: string;
  id: string;
  children: (inspected: Inspected) => ReactNode;
}) {
  return (
    <OrderAt id={orderId}>
      {(order) => (
        <OfOrder order={order} id={id}>
          {children}
        </OfOrder>
      )}
    </OrderAt>
  );
}

const texts = {
  failed: ['Bilkontrollen kunde inte hämtas', 'Kontrollera uppkopplingen och öppna sidan igen.'],
  unfetched: ['Ej hämtad än', 'Du är offline, och bilkontrollen har inte hämtats hit än.'],
  unreadable: [
    'Bilkontrollen kan inte läsas',
    'Den är skriven på ett sätt som appen inte känner till.',
  ],
  ready: ['Bilkontrollen finns inte', 'Adressen kan vara felskriven.'],
} as const;

function OfOrder({
  order,
  id,
  children,
}: {
  order: Entry<WorkOrder>;
  id: string;
  children: (inspected: Inspected) => ReactNode;
}) {
  const live = useInspection(id);
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data === null, useReach());
  const inspection = live.kind === 'ready' ? live.data : null;
  if (inspection?.data.orderId === order.id) return children({ order, inspection });
  if (fetched === 'loading') return <PageSkeleton />;
  const isUnreadable = live.kind === 'ready' && live.unreadable.length > 0;
  const [title, text] = texts[isUnreadable ? 'unreadable' : fetched];
  return (
    <MessagePage
      title={title}
      actions={
        <LinkButton kind="work" to={workOrderPath(order.id)}>
          Till arbetsordern
        </LinkButton>
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
