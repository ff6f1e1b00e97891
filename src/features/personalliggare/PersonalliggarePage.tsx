import { LedgerState } from '@/components/ledger/LedgerState';
import { ledgerInspectionPath, ledgerShiftsPath, ledgerVerifyPath } from '@/dashboardPaths';
import { LinkButton } from '@/ui/controls/Button';
import { PageHeading } from '@/ui/notes/PageHeading';
import { StampBoard } from '@/features/personalliggare/stamp/StampBoard';
import styles from '@/features/personalliggare/stamp/Stamp.module.css';
import { StaffInLedger } from '@/features/personalliggare/StaffInLedger';

/** The staff ledger: who is here now, and one press to stamp in or out. */
export function PersonalliggarePage() {
  return (
    <>
      <StaffInLedger />
      <div className={styles.head}>
        <PageHeading title="Personalliggare" />
        <nav aria-label="Personalliggaren" className={styles.ways}>
          <LinkButton to={ledgerShiftsPath}>Dagar och tider</LinkButton>
          <LinkButton to={ledgerVerifyPath}>Kontrollera liggaren</LinkButton>
          <LinkButton kind="work" to={ledgerInspectionPath}>
            Visa för kontroll
          </LinkButton>
        </nav>
      </div>
      <LedgerState>{(read) => <StampBoard read={read} />}</LedgerState>
    </>
  );
}
