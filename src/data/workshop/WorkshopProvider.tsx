import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useProvenAddress } from '@/auth/useProvenAddress';
import { chooseWorkshop, chosenWorkshop } from './chosenWorkshop';
import { isRefused } from '@/data/sync/isRefused';
import { askOnceToKeepStorage } from '@/data/sync/lastingStorage';
import { isGone, type Live } from '@/domain/values/live';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { noteWorkshop, watchLostWorkshops, wipeLostWorkshop } from './heldWorkshops';
import { useKeptAddress } from './useKeptAddress';
import { useUser } from './users';
import { WorkshopContext } from './WorkshopContext';
import {
  createFirstWorkshop,
  RefusedFoundingError,
  useOwnMembership,
  useWorkshopDocument,
} from './workshops';

/**
 * The reason why no workshop can be shown: `offline` before the first contact, `removed` when the person is
 * no longer a member of the workshop that this device showed; `others` are workshops that may still let the
 * person in. `unverified` when the person may not found a workshop before the address is verified.
 */
export type Obstacle =
  | { kind: 'offline' }
  | { kind: 'removed'; others: string[] }
  | { kind: 'unverified' }
  | { kind: 'failed' };

/** Shows a workshop; null shows the first workshop that lets the person in. */
type SwitchTo = (workshopId: string | null) => void;

interface WorkshopProviderProps {
  loading: ReactNode;
  obstacle: (obstacle: Obstacle, switchTo: SwitchTo) => ReactNode;
  children: ReactNode;
}

/**
 * Finds the signed-in person's workshop, or creates the first one, and provides it to the components inside.
 */
export function WorkshopProvider({ loading, obstacle, children }: WorkshopProviderProps) {
  const store = useStore();
  const user = useUser();
  useEffect(() => watchLostWorkshops(store), [store]);
  const [chosen, setChosen] = useState(chosenWorkshop);
  // Workshops that turned the person away while the app searched for one that lets the person in.
  const [closed, setClosed] = useState<string[]>([]);
  const switchTo = useCallback((workshopId: string | null) => {
    if (workshopId !== null) chooseWorkshop(workshopId);
    setChosen(workshopId);
  }, []);

  const [hadWorkshops, setHadWorkshops] = useState(false);
  const isEmpty = user.kind === 'ready' && user.data === null;
  if (user.kind === 'ready' && !isEmpty && !hadWorkshops) setHadWorkshops(true);

  // The person's document is deleted only with the account, in this tab or another: the sign-out follows.
  if (user.kind === 'loading' || (isEmpty && hadWorkshops)) return loading;
  if (user.kind === 'failed') return obstacle({ kind: 'failed' }, switchTo);
  const ids = user.data?.data.workshopIds ?? [];
  if (ids.length === 0) {
    return <FirstWorkshop known={!user.fromCache} loading={loading} obstacle={obstacle} />;
  }
  const isChosen = ids.some((each) => each === chosen);
  const id = ids.find((each) => (isChosen ? each === chosen : !closed.includes(each)));
  if (id === undefined) return obstacle({ kind: 'removed', others: [] }, switchTo);
  return (
    <OneWorkshop
      key={id}
      id={id}
      workshopIds={ids}
      switchTo={switchTo}
      trial={
        isChosen
          ? null
          : {
              // The opened workshop becomes the chosen one. The choice is stored only when other workshops
              // had first turned the person away.
              onOpen: closed.length === 0 ? setChosen : switchTo,
              onClosed: () => setClosed([...closed, id]),
            }
      }
      loading={loading}
      obstacle={obstacle}
    >
      {children}
    </OneWorkshop>
  );
}

/** Creates the person's first workshop; `known` when the server has confirmed that the person has none. */
function FirstWorkshop({
  known,
  loading,
  obstacle,
}: { known: boolean } & Pick<WorkshopProviderProps, 'loading' | 'obstacle'>) {
  const store = useStore();
  const email = useOwnEmail();
  const isVerified = useProvenAddress()?.isVerified ?? false;
  const [failure, setFailure] = useState<Obstacle | null>(null);
  const ready = known || store.home.kind === 'device';

  useEffect(() => {
    if (!ready) return;
    createFirstWorkshop(store, email).catch((error: unknown) => {
      console.error('The first workshop could not be created', error);
      setFailure({ kind: error instanceof RefusedFoundingError ? 'unverified' : 'failed' });
    });
  }, [ready, store, email, isVerified]);

  if (failure) return obstacle(failure, () => {});
  return ready ? loading : obstacle({ kind: 'offline' }, () => {});
}

/**
 * Opens one workshop. With `trial`, a workshop that turns the person away shows no message: the next one is
 * tried.
 */
function OneWorkshop({
  id,
  workshopIds,
  switchTo,
  trial,
  loading,
  obstacle,
  children,
}: {
  id: string;
  workshopIds: string[];
  switchTo: SwitchTo;
  trial: { onOpen: (workshopId: string) => void; onClosed: () => void } | null;
} & WorkshopProviderProps) {
  const store = useStore();
  const reach = useReach();
  const membership = useOwnMembership(id);
  useKeptAddress(id, membership);
  const workshop = useWorkshopDocument(id);
  const member = membership.kind === 'ready' ? membership.data?.data : undefined;
  const { role, staffId = null } = member ?? {};
  const data = workshop.kind === 'ready' ? workshop.data?.data : undefined;

  const current = useMemo(
    () => (role && data ? { id, role, staffId, workshop: data, workshopIds, switchTo } : null),
    [id, role, staffId, data, workshopIds, switchTo],
  );

  const states = [membership, workshop];
  const isClosed = isGone(membership, reach) || states.some(isClosedTo);
  useEffect(() => {
    if (current) trial?.onOpen(id);
    else if (isClosed) trial?.onClosed();
  });
  const isOpen = current !== null;
  useEffect(() => {
    if (isOpen) noteWorkshop(store, id);
    else if (isClosed) wipeLostWorkshop(store, id);
  }, [store, id, isOpen, isClosed]);
  useEffect(() => {
    if (isOpen) void askOnceToKeepStorage(store);
  }, [store, isOpen]);

  if (current) return <WorkshopContext value={current}>{children}</WorkshopContext>;
  if (isClosed && trial) return loading;
  if (isClosed) {
    const others = workshopIds.filter((each) => each !== id);
    return obstacle({ kind: 'removed', others }, switchTo);
  }
  if (states.some((live) => live.kind === 'failed')) return obstacle({ kind: 'failed' }, switchTo);
  if (states.some((live) => live.kind === 'loading')) return loading;
  const isPartial = states.some((live) => live.kind === 'ready' && live.fromCache);
  if (isPartial && !reach.offline) return loading;
  return obstacle({ kind: isPartial ? 'offline' : 'failed' }, switchTo);
}

function isClosedTo(live: Live<unknown>): boolean {
  return live.kind === 'failed' && isRefused(live.error);
}
