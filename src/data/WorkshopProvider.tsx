import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { chooseWorkshop, chosenWorkshop } from './chosenWorkshop';
import { useStore } from './StoreContext';
import { useUser } from './users';
import { type CurrentWorkshop, WorkshopContext } from './WorkshopContext';
import { createFirstWorkshop, useOwnMembership, useWorkshopDocument } from './workshops';

/**
 * Why there is no workshop to show: `offline` before the first contact, `removed` from `workshopId`
 * (of all the person's `workshopIds`) by its owner.
 */
export type Obstacle =
  | { kind: 'offline' }
  | { kind: 'removed'; workshopId: string; workshopIds: string[] }
  | { kind: 'failed' };

interface WorkshopProviderProps {
  loading: ReactNode;
  obstacle: (obstacle: Obstacle, switchTo: (workshopId: string) => void) => ReactNode;
  children: ReactNode;
}

/** Finds the signed-in person's workshop, or makes their first one, and gives it to everything inside. */
export function WorkshopProvider({ loading, obstacle, children }: WorkshopProviderProps) {
  const user = useUser();
  const [chosen, setChosen] = useState(chosenWorkshop);
  const switchTo = useCallback((workshopId: string) => {
    chooseWorkshop(workshopId);
    setChosen(workshopId);
  }, []);

  const [hadWorkshops, setHadWorkshops] = useState(false);
  const isEmpty = user.kind === 'ready' && user.data === null;
  if (user.kind === 'ready' && !isEmpty && !hadWorkshops) setHadWorkshops(true);

  // The person's document goes only with the account, in whichever tab: the sign-out is on its way.
  if (user.kind === 'loading' || (isEmpty && hadWorkshops)) return loading;
  if (user.kind === 'failed') return obstacle({ kind: 'failed' }, switchTo);
  const ids = user.data?.data.workshopIds ?? [];
  const id = ids.find((each) => each === chosen) ?? ids[0];
  if (id === undefined) {
    return <FirstWorkshop known={!user.fromCache} loading={loading} obstacle={obstacle} />;
  }
  return (
    <OneWorkshop
      key={id}
      id={id}
      workshopIds={ids}
      switchTo={switchTo}
      loading={loading}
      obstacle={obstacle}
    >
      {children}
    </OneWorkshop>
  );
}

/** `known`: the server has confirmed that the person has no workshop. */
function FirstWorkshop({
  known,
  loading,
  obstacle,
}: { known: boolean } & Pick<WorkshopProviderProps, 'loading' | 'obstacle'>) {
  const store = useStore();
  const email = useOwnEmail();
  const [failed, setFailed] = useState(false);
  const ready = known || store.home.kind === 'device';

  useEffect(() => {
    if (!ready) return;
    createFirstWorkshop(store, email).catch((error: unknown) => {
      console.error('The first workshop could not be created', error);
      setFailed(true);
    });
  }, [ready, store, email]);

  if (failed) return obstacle({ kind: 'failed' }, () => {});
  return ready ? loading : obstacle({ kind: 'offline' }, () => {});
}

function OneWorkshop({
  id,
  workshopIds,
  switchTo,
  loading,
  obstacle,
  children,
}: { id: string } & Pick<CurrentWorkshop, 'workshopIds' | 'switchTo'> & WorkshopProviderProps) {
  const membership = useOwnMembership(id);
  const workshop = useWorkshopDocument(id);
  const role = membership.kind === 'ready' ? membership.data?.data.role : undefined;
  const data = workshop.kind === 'ready' ? workshop.data?.data : undefined;

  const current = useMemo(
    () => (role && data ? { id, role, workshop: data, workshopIds, switchTo } : null),
    [id, role, data, workshopIds, switchTo],
  );

  if (current) return <WorkshopContext value={current}>{children}</WorkshopContext>;
  const states = [membership, workshop];
  if (states.some((live) => live.kind === 'failed')) {
    return obstacle({ kind: 'removed', workshopId: id, workshopIds }, switchTo);
  }
  if (states.some((live) => live.kind === 'loading')) return loading;
  const offline = states.some((live) => live.kind === 'ready' && live.fromCache);
  return obstacle({ kind: offline ? 'offline' : 'failed' }, switchTo);
}
