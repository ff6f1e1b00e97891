import { doc, type DocumentSnapshot, onSnapshot } from 'firebase/firestore';
import { userDocument } from '@/domain/workshop/user';
import { useSeenDocument } from '@/data/sync/seenDocument';
import { readDocument } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import type { Store } from '@/data/sync/store';

/** The most workshops that one person can be in. */
export const mostWorkshops = 20;

/** Watches the signed-in person's own document; its data is null before the first workshop. */
export function useUser() {
  const { db, uid } = useStore();
  const reference = doc(db, 'users', uid);
  return useSeenDocument(reference, userDocument);
}

/** The ids of the workshops in a person's own document; empty before there is a document. */
export function workshopIdsOf(user: DocumentSnapshot): string[] {
  return (user.exists() && readDocument(user, userDocument)?.workshopIds) || [];
}

/** Stores `workshopIds` as the workshops that the person finds at sign-in; the list cannot be empty. */
export function listWorkshops({ saving, uid }: Store, workshopIds: string[]): void {
  saving.write('Listan över dina verkstäder', [
    { kind: 'update', path: `users/${uid}`, values: { workshopIds } },
  ]);
}

/** Resolves when this device knows that the person is in a workshop, so that the workshop can be shown. */
export function untilListed({ db, uid }: Store, workshopId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, 'users', uid),
      (user) => {
        if (!workshopIdsOf(user).includes(workshopId)) return;
        stop();
        resolve();
      },
      reject,
    );
  });
}
