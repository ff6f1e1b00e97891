import { useReadIssued } from '@/data/invoicing/invoices';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { Note } from '@/ui/notes/Note';
import { FetchedPart } from './FetchedPart';
import { PeriodChoice } from './PeriodChoice';
import { useAddressedPeriod } from './useAddressedPeriod';
import { useFetched } from './useFetched';
import { VatTable } from './VatTable';
import styles from './Bookkeeping.module.css';

/** The VAT of what was issued in a period, which the address keeps. */
export function VatPart() {
  const settings = useInvoiceSettings();
  const chosen = useAddressedPeriod();
  const { first, last, name } = chosen;
  const fetched = useFetched(useReadIssued(String(first), String(last)));

  return (
    <section className={styles.card} aria-labelledby="vat">
      <h2 id="vat">Momssammanställning</h2>
      <PeriodChoice chosen={chosen} />
      <FetchedPart fetched={fetched} what={`fakturorna för ${name.toLowerCase()}`}>
        {(invoices) => <VatTable invoices={invoices} name={name} />}
      </FetchedPart>
      {settings.kind === 'ready' && settings.data.method === 'cash' && (
        <Note>
          <p>
            Ni bokför enligt kontantmetoden. Då redovisas momsen när en faktura betalas, men här
            räknas den på fakturans dag.
          </p>
        </Note>
      )}
      <p className={styles.quiet}>
        Underlag, inte deklaration: bara utgående moms på det som är fakturerat här, på fakturans
        dag. Rutorna är i hela kronor, utan ören.
      </p>
    </section>
  );
}
