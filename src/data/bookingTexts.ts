import { useMemo } from 'react';
import type { TextChange } from '@/domain/booking/freeTexts';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/**
 * Writes free texts of bookings, each booking by itself: one that somebody has removed meanwhile is refused, and must
 * not keep the texts of the others. No write waits for the server.
 */
export function useWriteBookingTexts() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(
    () => (label: string, texts: readonly TextChange[]) => {
      for (const { id, values } of texts) {
        const path = `workshops/${workshopId}/bookings/${id}`;
        void saving.write(label, [{ kind: 'update', path, values: { ...values } }]);
      }
    },
    [saving, workshopId],
  );
}
