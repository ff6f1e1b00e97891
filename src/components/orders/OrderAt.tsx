import type { ReactNode } from 'react';
import { NoDocument } from '@/components/NoDocument';
import { useOrder } from '@/data/orders/orders';
import type { WorkOrder } from '@/domain/order/order';
import type { Entry } from '@/domain/values/live';
import { paths } from '@/paths';

/** The order with a number once it is fetched, or why it cannot be shown. */
export function OrderAt({
  id,
  children,
}: {
  id: string;
  children: (entry: Entry<WorkOrder>) => ReactNode;
}) {
  const live = useOrder(id);
  if (live.kind === 'ready' && live.data) return children(live.data);
  return (
    <NoDocument
      live={live}
      texts={texts}
      back={{ to: paths.workOrders, text: 'Till alla arbetsorder' }}
    />
  );
}

const texts = {
  failed: ['Arbetsordern kunde inte hämtas', 'Kontrollera uppkopplingen och försök igen.'],
  unfetched: [
    'Ej hämtad än',
    'Du är offline, och ordern har inte hämtats till den här enheten än.',
  ],
  unreadable: [
    'Arbetsordern kan inte läsas',
    'Den är skriven på ett sätt som appen inte känner till.',
  ],
  missing: ['Arbetsordern finns inte', 'Adressen kan vara felskriven.'],
} as const;
