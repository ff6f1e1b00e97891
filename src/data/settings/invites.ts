import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  getDoc,
  limit,
  orderBy,
  query,
  runTransaction,
} from 'firebase/firestore';
import { is } from 'valibot';
import { withTimeout } from '@/withTimeout';
import { documentPath } from '@/domain/collections/documentPath';
import { documentId } from '@/domain/values/fields';
import {
  inviteCode,
  inviteDocument,
  inviteExpiresAt,
  inviteLimits,
  inviteState,
  type Invite,
  type InvitedRole,
} from '@/domain/workshop/invite';
import { workshopDocument } from '@/domain/workshop/workshop';
import { applyChanges } from '@/data/sync/applyChanges';
import type { Change } from '@/data/sync/outbox';
import { writeNow } from '@/data/sync/directLine';
import { isRefused } from '@/data/sync/isRefused';
import { useLiveList } from '@/data/sync/live';
import { readDocument } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import type { Store } from '@/data/sync/store';
import { mostWorkshops, untilListed, workshopIdsOf } from '@/data/workshop/users';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection, workshopCollection } from '@/data/workshop/workshopCollection';

/** Watches the newest invites of the current workshop; an entry's id is its code. Owners only. */
export function useInvites() {
  const invites = useWorkshopCollection('invites');
  const newest = query(invites, orderBy('expiresAt', 'desc'), limit(100));
  return useLiveList(newest, inviteDocument);
}

/** Creates and withdraws invites. */
export function useInviteRecords() {
  const { db, uid, home, saving } = useStore();
  const { id, workshop } = useWorkshop();
  const path = (code: string) => documentPath(id, 'invites', code);
  return {
    /**
     * Creates an invite for `role` and returns its code and its last moment once the server has it. The write is
     * not queued like others: it rejects without contact, after ten seconds.
     */
    async create(label: string, role: InvitedRole): Promise<{ code: string; expiresAt: Date }> {
      const code = inviteCode(crypto.getRandomValues(new Uint8Array(inviteLimits.codeBytes)));
      const expiresAt = inviteExpiresAt(new Date());
      const values = { role, workshopName: workshop.name, expiresAt, usedBy: null };
      const changes: Change[] = [{ kind: 'create', path: path(code), values }];
      if (home.kind === 'device') await saving.write(label, changes);
      else await withTimeout(writeNow(db, uid, changes));
      return { code, expiresAt };
    },
    /**
     * Withdraws an invite, whose link then stops working; returns a function that restores the same link with
     * the same last day.
     */
    withdraw(label: string, code: string, invite: Invite): () => void {
      saving.write(label, [{ kind: 'delete', path: path(code) }]);
      const { role, workshopName, expiresAt } = invite;
      const values = { role, workshopName, expiresAt, usedBy: null };
      return () => saving.write(label, [{ kind: 'create', path: path(code), values }]);
    },
  };
}

/**
 * The meaning of an invite's link for the signed-in person: `none` also when another person has used it,
 * `full` when the person is already in as many workshops as allowed.
 */
export type InviteAnswer =
  | { kind: 'none' }
  | { kind: 'member'; workshopName: string }
  | { kind: 'open' | 'full' | 'used' | 'expired'; invite: Invite };

/** Looks up the invite behind a link. Rejects without contact, after ten seconds. */
export function findInvite(store: Store, workshopId: string, code: string): Promise<InviteAnswer> {
  // A part of the link that is no id could make a different path.
  if (![workshopId, code].every((id) => is(documentId, id))) return Promise.resolve(none);
  return withTimeout(answerOf(store, workshopId, code));
}

const none = { kind: 'none' } as const;

async function answerOf(
  { db, uid }: Store,
  workshopId: string,
  code: string,
): Promise<InviteAnswer> {
  const workshop = await getUnlessRefused(doc(db, 'workshops', workshopId));
  // Only members may read the workshop, so the person is one already.
  if (workshop?.exists()) {
    const workshopName = readDocument(workshop, workshopDocument)?.name ?? 'verkstaden';
    return { kind: 'member', workshopName };
  }
  const snapshot = await getUnlessRefused(doc(workshopCollection(db, workshopId, 'invites'), code));
  const invite = snapshot?.exists() && readDocument(snapshot, inviteDocument);
  if (!invite) return none;
  const kind = inviteState(invite, new Date());
  if (kind !== 'open') return { kind, invite };
  const others = othersThan(workshopId, await getDoc(doc(db, 'users', uid)));
  return { kind: others.length < mostWorkshops ? 'open' : 'full', invite };
}

function othersThan(workshopId: string, user: DocumentSnapshot): string[] {
  return workshopIdsOf(user).filter((id) => id !== workshopId);
}

async function getUnlessRefused(reference: DocumentReference): Promise<DocumentSnapshot | null> {
  try {
    return await getDoc(reference);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/**
 * Makes the signed-in person a member by an invite. The write is not queued like others: it resolves when it
 * is done, or rejects after ten seconds at most.
 */
export async function joinByInvite(
  store: Store,
  workshopId: string,
  code: string,
  { role }: Pick<Invite, 'role'>,
  email: string,
): Promise<void> {
  const { db, uid } = store;
  await withTimeout(
    runTransaction(db, async (transaction) => {
      const user = await transaction.get(doc(db, 'users', uid));
      applyChanges(transaction, db, uid, [
        {
          kind: 'create',
          path: documentPath(workshopId, 'members', uid),
          values: { role, name: null, email, inviteCode: code },
        },
        {
          kind: 'update',
          path: documentPath(workshopId, 'invites', code),
          values: { usedBy: uid },
        },
        {
          kind: user.exists() ? 'update' : 'create',
          path: `users/${uid}`,
          values: { workshopIds: [...othersThan(workshopId, user), workshopId] },
        },
      ]);
    }).then(() => untilListed(store, workshopId)),
  );
}
