import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { KioskProvider } from '@/data/ledger/KioskProvider';
import { isKioskAddress } from '@/domain/ledger/kioskAddress';
import { KioskInspectionPage } from '@/features/personalliggare/KioskInspectionPage';
import { KioskPage } from '@/features/personalliggare/KioskPage';
import { PairKioskPage } from '@/features/personalliggare/PairKioskPage';
import { paths } from '@/paths';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { KioskLayout } from './KioskLayout';
import { KioskObstaclePage } from './KioskObstaclePage';
import { MemberAtKioskPage } from './MemberAtKioskPage';
import { Store } from '@/app/saving/Store';

/** The tablet that people stamp on: let in by a code, with an account of its own, or the reason why it is not. */
export function Kiosk() {
  const { session } = useAuth();
  const uid = session.kind === 'signedIn' ? session.user.uid : null;
  // The account that was here last, and the one that an owner has shut out.
  const [last, setLast] = useState(uid);
  const [wiped, setWiped] = useState<string | null>(null);
  if (uid !== null && uid !== last) setLast(uid);
  if (session.kind !== 'signedIn')
    return <PairKioskPage isWiped={wiped !== null && wiped === last} />;
  const isKiosk = isKioskAddress(session.user.email);
  return (
    <Store>
      {isKiosk ? (
        <KioskProvider
          loading={<PageSkeleton />}
          obstacle={(obstacle) => (
            <KioskObstaclePage obstacle={obstacle} onWiped={() => setWiped(uid)} />
          )}
        >
          <Routes>
            <Route element={<KioskLayout />}>
              <Route index element={<KioskPage />} />
              <Route path="kontroll" element={<KioskInspectionPage />} />
            </Route>
            <Route path="*" element={<Navigate replace to={paths.kiosk} />} />
          </Routes>
        </KioskProvider>
      ) : (
        <MemberAtKioskPage />
      )}
    </Store>
  );
}
