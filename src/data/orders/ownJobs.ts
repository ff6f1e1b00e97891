import { useState } from 'react';
import * as v from 'valibot';
import { useAuth } from '@/auth/AuthContext';
import { documentId } from '@/domain/values/fields';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

const ownJobs = v.object({
  /** The staff card whose jobs are the signed-in person's. */
  staffId: documentId,
  /** True if the calendar shows the jobs of that card alone. */
  isOn: v.boolean(),
});
export type OwnJobs = v.InferOutput<typeof ownJobs>;

const storedJobs = v.pipe(v.string(), v.parseJson(), ownJobs);

/**
 * The staff card whose jobs are the signed-in person's in this workshop, as this device remembers it, and a function that
 * remembers another choice. Until the person has chosen, it is the card that the account is tied to; null without one. A shared
 * computer forgets the choice with the page.
 */
export function useOwnJobs(): [OwnJobs | null, (own: OwnJobs | null) => void] {
  const { uid } = useStore();
  const { id, staffId } = useWorkshop();
  const { sharedComputer } = useAuth();
  const key = `verkstadsnavet.own.${id}.${uid}`;
  const [kept, setKept] = useState(() => ({ key, own: read(key) }));
  if (kept.key !== key) setKept({ key, own: read(key) });

  return [
    kept.own ?? (staffId === null ? null : { staffId, isOn: false }),
    (own) => {
      setKept({ key, own });
      if (sharedComputer) return;
      try {
        if (own) localStorage.setItem(key, JSON.stringify(own));
        else localStorage.removeItem(key);
      } catch {
        // In a browser that stores nothing, the choice lasts as long as the page.
      }
    },
  ];
}

function read(key: string): OwnJobs | null {
  try {
    const stored = v.safeParse(storedJobs, localStorage.getItem(key));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}
