import type { ReactNode } from 'react';
import { useOrder } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import type { WorkOrder } from '@/domain/order/order';
import { type Entry, fetchedOf } from '@/domain/values/live';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';

/** The order with a number once it is fetched, or why it cannot be shown. */
export function OrderAt({
  id,
  children,
}: {
  id: string;
  children: (entry: Entry<WorkOrder>) => ReactNode;
}) {
  const live = useOrder(id);
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data === null, useReach());
  if (live.kind === 'ready' && live.data) return children(live.data);
  if (fetched === 'loading') return <PageSkeleton />;
  const isUnreadable = live.kind === 'ready' && live.unreadable.length > 0;
  const [title, text] =
    fetched === 'failed'
      ? ['Arbetsordern kunde inte hämtas', 'Kontrollera uppkopplingen och försök igen.']
      : fetched === 'unfetched'
        ? ['Ej hämtad än', 'Du är offline, och ordern har inte hämtats till den här enheten än.']
        : isUnreadable
          ? [
              'Arbetsordern kan inte läsas',
              'Den är skriven på ett sätt som appen inte känner till.',
            ]
          : ['Arbetsordern finns inte', 'Adressen kan vara felskriven.'];
  return (
    <MessagePage
      title={title}
      actions={
        fetched === 'failed' ? (
          <Button onClick={() => location.reload()}>Försök igen</Button>
        ) : (
          <LinkButton kind="work" to={paths.workOrders}>
            Till alla arbetsorder
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
