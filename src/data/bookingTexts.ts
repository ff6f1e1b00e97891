import { useMemo } from 'react';
import type { TextChange } from '@/domain/booking/freeTexts';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/**
 * The most bookings in one batch. The rules look up at most two occupancy documents for each booking, and one
 * member for all: 19 of the 20 documents that Firestore looks up for a batch.
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
