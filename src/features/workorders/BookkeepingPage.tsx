import { RecordHead } from '@/components/RecordHead';
import { invoicesPath } from '@/components/invoiceAddress';
import { SiePart } from '@/features/workorders/bookkeeping/SiePart';
import { VatPart } from '@/features/workorders/bookkeeping/VatPart';
import styles from '@/features/workorders/bookkeeping/Bookkeeping.module.css';

/** What the bookkeeping gets: the sums of VAT of a period, and what is issued and paid as vouchers. */
export function BookkeepingPage() {
  return (
    <>
      <RecordHead back={{ to: invoicesPath, text: 'Alla fakturor' }} title="Bokföring">
        {null}
      </RecordHead>
      <div className={styles.page}>
        <VatPart />
        <SiePart />
      </div>
    </>
  );
}
