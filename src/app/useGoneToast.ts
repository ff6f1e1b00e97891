import { useEffect, useRef } from 'react';
import { findGone, type Removable } from '@/data/goneNames';
import type { PendingWrite } from '@/data/sync/journal';
import type { SavingState } from '@/data/sync/savingState';
import { useStore } from '@/data/sync/StoreContext';
import { bookingPath } from '@/paths';
import { useToast } from '@/ui/ToastContext';

const words: Record<Removable, string> = {
  resources: 'platsen',
  services: 'en av tjänsterna',
  staff: 'medarbetaren',
};
const list = new Intl.ListFormat('sv');

/** Tells of each booking written without contact whose lift, service or person has been removed meanwhile. */
export function useGoneToast({ connected, waiting, refused }: SavingState) {
  const { lite } = useStore();
  const toast = useToast();
  const unsent = useRef(new Map<string, PendingWrite>());
  useEffect(() => {
    if (!connected) for (const write of waiting) unsent.current.set(write.id, write);
    const unsentPaths = new Set(waiting.flatMap((write) => write.changes.map(({ path }) => path)));
    for (const { id, label, changes } of unsent.current.values()) {
      // A later change of the same booking may undo this one.
      if (changes.some(({ path }) => unsentPaths.has(path))) continue;
      unsent.current.delete(id);
      if (refused.some((write) => write.id === id)) continue;
      findGone(lite, changes).then((bookings) => {
        for (const { bookingId, from } of bookings) {
          const gone = list.format(from.map((each) => words[each]));
          const path = bookingPath(bookingId);
          toast(`${label} är sparad, men ${gone} har tagits bort. Välj på nytt.`, undefined, path);
        }
      }, console.warn);
    }
  }, [connected, waiting, refused, lite, toast]);
}
