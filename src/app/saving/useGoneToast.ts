import { useEffect, useRef } from 'react';
import { findGone, type Gone, type Removable } from '@/data/bookings/goneNames';
import type { PendingWrite } from '@/data/sync/outbox';
import type { SavingState } from '@/data/sync/savingState';
import { useStore } from '@/data/sync/StoreContext';
import { listed } from '@/domain/values/listed';
import { bookingPath } from '@/dashboardPaths';
import { useToast } from '@/ui/notes/ToastContext';

/** The words for one and for several that are gone. */
const words: Record<Removable, [string, string]> = {
  resources: ['platsen', 'platserna'],
  services: ['en av tjänsterna', 'flera av tjänsterna'],
  staff: ['medarbetaren', 'medarbetarna'],
};

/** A booking that was saved with something that is gone; `label` is its name in messages. */
type Told = Gone & { label: string };

/** Tells of the bookings written without contact whose lift, service or person has been removed meanwhile. */
export function useGoneToast({ connected, waiting, refused }: SavingState) {
  const { lite } = useStore();
  const toast = useToast();
  const unsent = useRef(new Map<string, PendingWrite>());
  // One toast is shown at a time: the next one tells of all since the contact came back.
  const told = useRef<Told[]>([]);
  useEffect(() => {
    if (!connected) told.current = [];
    if (!connected) for (const write of waiting) unsent.current.set(write.id, write);
    const unsentPaths = new Set(waiting.flatMap((write) => write.changes.map(({ path }) => path)));
    for (const write of unsent.current.values()) {
      const { id, label, changes } = write;
      // A later change of the same booking may undo this one.
      if (changes.some(({ path }) => unsentPaths.has(path))) continue;
      unsent.current.delete(id);
      if (refused.some((each) => each.id === id)) continue;
      findGone(lite, changes).then(
        (bookings) => {
          const found = bookings.map((each) => ({ ...each, label }));
          if (found.length === 0) return;
          told.current.push(...found);
          toast(textOf(told.current), undefined, bookingPath(found[0]?.bookingId ?? ''));
        },
        (error: unknown) => {
          console.warn(error);
          unsent.current.set(id, write);
        },
      );
    }
  }, [connected, waiting, refused, lite, toast]);
}

function textOf(told: readonly Told[]): string {
  const [first = '', ...others] = new Set(told.map(({ label }) => label));
  const labels = listed([first, ...others.map((each) => each.replace(/^B/, 'b'))]);
  const names = told.flatMap((each) => each.names);
  const gone = listed(
    (['resources', 'services', 'staff'] as const).flatMap((from) => {
      const ids = new Set(names.flatMap(([each, id]) => (each === from ? [id] : [])));
      return ids.size === 0 ? [] : [words[from][ids.size === 1 ? 0 : 1]];
    }),
  );
  const are = told.length === 1 ? 'är sparad' : 'är sparade';
  return `${labels} ${are}, men ${gone} har tagits bort. Välj på nytt.`;
}
