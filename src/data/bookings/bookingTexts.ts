import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import type { TextChange } from '@/domain/booking/freeTexts';
import type { OrderTextChange } from '@/domain/order/orderTexts';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/**
 * Writes free texts of bookings and orders, each by itself: one that somebody has removed meanwhile is refused, and must
 * not keep the texts of the others. No write waits for the server.
 */
export function useWriteBookingTexts() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(
    () =>
      (label: string, texts: readonly TextChange[], ofOrders: readonly OrderTextChange[] = []) => {
        const write = (
          of: 'bookings' | 'workOrders',
          changes: readonly (TextChange | OrderTextChange)[],
        ) => {
          for (const { id, values } of changes) {
            const path = documentPath(workshopId, of, id);
            void saving.write(label, [{ kind: 'update', path, values: { ...values } }]);
          }
        };
        write('bookings', texts);
        write('workOrders', ofOrders);
      },
    [saving, workshopId],
  );
}
