import { where } from 'firebase/firestore';
import { useCallback, useState } from 'react';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { lineCostDocument } from '@/domain/order/lineCost';
import { orderDocument } from '@/domain/order/order';
import { type Margin, marginOf } from '@/domain/report/margin';
import type { Days } from '@/domain/report/period';
import { useStore } from '@/data/sync/StoreContext';
import { reader } from './reportSources';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** The margin of the parts of a period. */
export type MarginState =
  | { kind: 'unread' }
  | { kind: 'reading' }
  | { kind: 'failed'; error: Error }
  | { kind: 'ready'; margin: Margin };

/**
 * Gives what reads the margin of a period when it is asked for: it is not sealed, because what the workshop pays is shown to
 * owners alone. Another period begins unread.
 */
export function useMargin({ first, last }: Days) {
  const store = useStore();
  const { id } = useWorkshop();
  const [from, to] = [String(first), String(last)];
  const key = `${from} ${to}`;
  const [latest, setLatest] = useState<{ key: string; state: MarginState }>();
  const state: MarginState = latest?.key === key ? latest.state : { kind: 'unread' };

  const read = useCallback(() => {
    const set = (next: MarginState) =>
      setLatest((known) =>
        next.kind !== 'reading' && known?.key !== key ? known : { key, state: next },
      );
    set({ kind: 'reading' });
    const documents = reader(store, id);
    async function readMargin() {
      const days = [where('issuedOn', '>=', from), where('issuedOn', '<=', to)];
      const invoices = await documents.where('invoices', invoiceDocument, ...days);
      const orderIds = invoices.map(({ data }) => data.orderId);
      const [orders, costs] = await Promise.all([
        documents.among('workOrders', orderDocument, orderIds),
        documents.among('lineCosts', lineCostDocument, orderIds, 'orderId'),
      ]);
      return marginOf(
        invoices,
        orders,
        costs.map(({ data }) => data),
      );
    }
    readMargin().then(
      (margin) => set({ kind: 'ready', margin }),
      (error: unknown) =>
        set({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }, [store, id, key, from, to]);
  return { state, read };
}
