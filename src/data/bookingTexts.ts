import { useMemo } from 'react';
import type { TextChange } from '@/domain/booking/freeTexts';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/**
 * The most bookings in one batch. For each booking the rules look at up to two documents of what it occupies, and for
 * all at the member: 19 of the 20 documents that Firestore looks at for a batch.
 */
const batchSize = 9;

/** Writes free texts of bookings, in batches; no batch waits for the server. */
export function useWriteBookingTexts() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(
    () => (label: string, texts: readonly TextChange[]) => {
      for (let start = 0; start < texts.length; start += batchSize) {
        void saving.write(
          label,
          texts.slice(start, start + batchSize).map(({ id, values }) => ({
            kind: 'update',
            path: `workshops/${workshopId}/bookings/${id}`,
            values: { ...values },
          })),
        );
      }
    },
    [saving, workshopId],
  );
}
