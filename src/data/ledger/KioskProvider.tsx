import { doc } from 'firebase/firestore';
import { type ReactNode, useEffect } from 'react';
import { kioskDocument } from '@/domain/ledger/kiosk';
import { isGone } from '@/domain/values/live';
import { askOnceToKeepStorage } from '@/data/sync/lastingStorage';
import { useSeenDocument } from '@/data/sync/seenDocument';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useLedgerBusiness } from './ledgerBusiness';
import { LedgerProvider } from './LedgerProvider';
import { useUser } from '@/data/workshop/users';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/**
 * Why a tablet has no ledger to show: it was never paired, an owner has `revoked` it and it must be wiped by signing out, no owner's
 * device has told it of the business since it was let in (`untold`), it is `offline` before the first contact, or what it needs cannot
 * be read.
 */
export type KioskObstacle = 'unpaired' | 'revoked' | 'untold' | 'offline' | 'failed';

// In the markup, the linter would take it for a role of ARIA.
const kioskRole = 'kiosk';

interface KioskProviderProps {
  loading: ReactNode;
  obstacle: (obstacle: KioskObstacle) => ReactNode;
  children: ReactNode;
}

/** Finds the workshop that the signed-in tablet is paired with, and provides its ledger to the components inside. */
export function KioskProvider({ loading, obstacle, children }: KioskProviderProps) {
  const user = useUser();
  const reach = useReach();
  if (user.kind === 'loading') return loading;
  if (user.kind === 'failed') return obstacle('failed');
  const workshopId = user.data?.data.workshopIds[0];
  if (workshopId !== undefined) {
    return (
      <PairedKiosk workshopId={workshopId} loading={loading} obstacle={obstacle}>
        {children}
      </PairedKiosk>
    );
  }
  if (isGone(user, reach)) return obstacle('unpaired');
  return reach.offline ? obstacle('offline') : loading;
}

function PairedKiosk({
  workshopId,
  loading,
  obstacle,
  children,
}: { workshopId: string } & KioskProviderProps) {
  const store = useStore();
  const { db, uid } = store;
  const reach = useReach();
  const reference = doc(workshopCollection(db, workshopId, 'kiosks'), uid);
  const kiosk = useSeenDocument(reference, kioskDocument);
  const business = useLedgerBusiness(workshopId);
  const states = [kiosk, business];
  const own = kiosk.kind === 'ready' ? kiosk.data?.data : undefined;
  const isPaired = own !== undefined;
  useEffect(() => {
    if (isPaired) void askOnceToKeepStorage(store);
  }, [store, isPaired]);
  // Only a missing document means that the tablet is revoked. A refused read does not: the tablet would be wiped with all that it
  // has not sent.
  if (isGone(kiosk, reach)) return obstacle('revoked');
  if (states.some(({ kind }) => kind === 'failed')) return obstacle('failed');
  const data = business.kind === 'ready' ? business.data?.data : undefined;
  if (own && data) {
    return (
      <LedgerProvider workshopId={workshopId} business={data} by={own.name} role={kioskRole}>
        {children}
      </LedgerProvider>
    );
  }
  if (own && isGone(business, reach)) return obstacle('untold');
  return reach.offline ? obstacle('offline') : loading;
}
