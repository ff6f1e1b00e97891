import { Link } from 'react-router-dom';
import { invoicingPath } from '@/dashboardPaths';
import { useInvoice } from '@/data/invoicing/invoices';
import type { Invoice } from '@/domain/invoice/invoice';
import { payeeFor } from '@/domain/invoice/payee';
import { peppolFile } from '@/domain/invoice/peppol';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import styles from './Invoice.module.css';

/** Offers an invoice to a company as a file for its e-invoice program; nothing for a private person. */
export function PeppolButton({ invoice }: { invoice: Invoice }) {
  const credited = useInvoice(invoice.creditsId);
  const of = credited.kind === 'ready' ? (credited.data?.data ?? null) : null;
  if (invoice.buyer.kind !== 'company' || (invoice.creditsId && credited.kind === 'loading'))
    return null;
  const file = peppolFile(invoice, of);
  if (!file.ok) return <p className={styles.quiet}>Ingen e-faktura (Peppol): {file.message}</p>;
  const { bankgiro, plusgiro, iban } = payeeFor(invoice.seller, invoice.buyer.address);
  const namesNoAccount = invoice.payableOre > 0 && !bankgiro && !plusgiro && !iban;
  return (
    <>
      <Button
        onClick={() => offerFile(`faktura-${invoice.number}.xml`, file.xml, 'application/xml')}
      >
        Hämta e-faktura (Peppol)
      </Button>
      {namesNoAccount && (
        <p className={styles.quiet}>
          E-fakturan säger inte hur kunden ska betala: Swish kan inte stå i den. Fyll i bankgiro
          eller plusgiro under <Link to={invoicingPath}>Inställningar, Fakturering</Link>, så står
          det i nästa e-faktura.
        </p>
      )}
    </>
  );
}
