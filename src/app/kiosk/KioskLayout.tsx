import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { Logo } from '@/ui/controls/Logo';
import { useAwake } from '@/ui/behaviour/useAwake';
import { useStay } from '@/ui/behaviour/useStay';
import styles from './KioskLayout.module.css';
import { NewVersionNotice } from '@/app/notices/NewVersionNotice';
import { RefusedWritesDialog } from '@/app/saving/RefusedWritesDialog';
import { SavingIndicator } from '@/app/saving/SavingIndicator';
import { SkipLink } from '@/app/routes/SkipLink';
import { StoppedNotice } from '@/app/notices/StoppedNotice';
import { StorageNotice } from '@/app/notices/StorageNotice';

/** The frame of the tablet's pages: whose ledger it is and the state of saving, and no way elsewhere. */
export function KioskLayout() {
  const { business, by } = useLedgerPlace();
  const navigate = useNavigate();
  const location = useLocation();
  useAwake();
  useStay(() => void navigate(location));
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.top}>
        <Logo />
        <p>
          <strong>{business.name}</strong> {by}
        </p>
        <SavingIndicator Writes={UnnamedWrites} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <NewVersionNotice />
        <StorageNotice />
        <StoppedNotice />
        <Outlet />
      </main>
    </div>
  );
}

function UnnamedWrites(props: Omit<Parameters<typeof RefusedWritesDialog>[0], 'nameAt'>) {
  return <RefusedWritesDialog {...props} nameAt={() => null} />;
}
