import { useEffect, useState } from 'react';
import type { PendingWrite } from '@/data/sync/journal';
import { useToast } from '@/ui/ToastContext';

/**
 * Says of each write that the server refuses from now on that it was not saved. Nothing waits for a write, so
 * a toast may have said that it is done; this one takes its place, and that of its "Ångra".
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
