import { documentId, limit, orderBy, query } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { useEffect, useState } from 'react';
import { withTimeout } from '@/withTimeout';
import { isSecret } from '@/data/sync/outbox';
import { useLiveList } from '@/data/sync/live';
import { parseDocument } from '@/data/sync/readDocument';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';
import { type StaffIdentity, staffIdentityDocument } from '@/domain/workshop/staff';
import { useStaff } from './staff';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most identity numbers of a workshop; the rules refuse to list more. */
const most = 500;

type Identities = Live<Entry<StaffIdentity>[]>;

/**
 * The identity numbers of the staff; an entry's id is the id of the person's card. Owners and auditors only.
 * They are read past the SDK's cache, because no device may store them, and anew when a card changes: a new
 * number also stamps its card. Until then, and without contact, they are loading.
 */
export function useStaffIdentities(): Identities {
  const [schema] = useState(() => staffIdentityDocument(dayOf(new Date())));
  const store = useStore();
  const { connected, waiting } = useSavingState();
  const { id } = useWorkshop();
  const path = `workshops/${id}/staffIdentities`;

  // Without a server, the SDK's cache is the only place for all data.
  const identities = useWorkshopCollection('staffIdentities');
  const onDevice = store.home.kind === 'device';
  const local = onDevice ? query(identities, orderBy(documentId()), limit(most)) : null;
  const live = useLiveList(local, schema);

  const cards = useStaff();
  const stamps =
    cards.kind === 'ready' ? cards.data.map((card) => card.data.updatedAt.getTime()) : [];
  // A write of this tab is read back once the server has it.
  const unsent = waiting.filter(isSecret).map((write) => write.id);
  const version =
    connected && cards.kind === 'ready' ? [path, ...stamps.toSorted(), ...unsent].join(' ') : null;
  const [read, setRead] = useState<{ version: string; live: Identities }>();
  useEffect(() => {
    if (onDevice || version === null) return;
    let gone = false;
    const show = (found: Identities) => gone || setRead({ version, live: found });
    readIdentities(store.lite, path, schema).then(show, (error: Error) =>
      show({ kind: 'failed', error }),
    );
    return () => {
      gone = true;
    };
  }, [onDevice, version, store, path, schema]);

  if (onDevice) return live;
  // An older number must not be edited.
  return read && read.version === version && unsent.length === 0 ? read.live : { kind: 'loading' };
}

async function readIdentities(
  db: lite.Firestore,
  path: string,
  schema: ReturnType<typeof staffIdentityDocument>,
): Promise<Identities> {
  const all = lite.query(
    lite.collection(db, path),
    lite.orderBy(lite.documentId()),
    lite.limit(most),
  );
  const { docs } = await withTimeout(lite.getDocs(all));
  const read = docs.map((each) => ({
    id: each.id,
    data: parseDocument(each.ref.path, each.data(), schema),
  }));
  return {
    kind: 'ready',
    data: read.flatMap(({ id, data }) => (data ? [{ id, data, pending: false }] : [])),
    unreadable: read.filter(({ data }) => !data).map(({ id }) => id),
    fromCache: false,
  };
}
