import { RecordHead } from '@/components/RecordHead';
import { invoicesPath, seriesPath } from '@/dashboardPaths';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canCheckSeries } from '@/domain/workshop/member';
import { LinkButton } from '@/ui/controls/Button';
import { SiePart } from '@/features/invoicing/bookkeeping/SiePart';
import { VatPart } from '@/features/invoicing/bookkeeping/VatPart';
import styles from '@/features/invoicing/bookkeeping/Bookkeeping.module.css';

/** The data for the bookkeeping: the sums of VAT of a period, and invoices and payments as vouchers. */
export function BookkeepingPage() {
  const { role } = useWorkshop();
  return (
    <>
      <RecordHead back={{ to: invoicesPath, text: 'Alla fakturor' }} title="Bokföring">
        {canCheckSeries(role) && <LinkButton to={seriesPath}>Kontrollera serien</LinkButton>}
      </RecordHead>
      <div className={styles.page}>
        <VatPart />
        <SiePart />
      </div>
    </>
  );
}
