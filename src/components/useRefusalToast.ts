import { useEffect, useState } from 'react';
import type { PendingWrite } from '@/data/sync/journal';
import { useToast } from '@/ui/ToastContext';

/**
 * Tells of each write that the server refuses from now on. Nothing waits for a write, so a toast with "Ångra"
 * may already have said that the write is done; the new toast replaces it.
 */
export function useRefusalToast(refused: PendingWrite[]) {
  const toast = useToast();
  const [known] = useState(() => new Set(refused.map(({ id }) => id)));
  useEffect(() => {
    for (const { id, label } of refused) {
      if (!known.has(id)) toast(`${label} kunde inte sparas.`);
      known.add(id);
    }
  }, [refused, known, toast]);
}
