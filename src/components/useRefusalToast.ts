import { useEffect, useState } from 'react';
import type { PendingWrite } from '@/data/sync/outbox';
import { useToast } from '@/ui/notes/ToastContext';

/**
 * Tells of each write that the server refuses from now on. The app does not wait for writes, so a toast with "Ångra" may already
 * have said that the write is done; the new toast replaces it.
 */
export function useRefusalToast(refused: PendingWrite[]) {
  const toast = useToast();
  const [known] = useState(() => new Set(refused.map(({ id }) => id)));
  useEffect(() => {
    for (const { id, label, conflict } of refused) {
      const text = conflict
        ? `${label} är ändrad av någon annan också. Välj vad som ska gälla.`
        : `${label} kunde inte sparas.`;
      if (!known.has(id)) toast(text);
      known.add(id);
    }
  }, [refused, known, toast]);
}
