import { Link } from 'react-router-dom';
import { invoicingPath } from '@/dashboardPaths';
import type { InvoiceContent } from '@/domain/invoice/invoiceContent';
import { isAbroad } from '@/domain/values/address';
import { Note } from '@/ui/notes/Note';

/** Says that an invoice names no account to which its buyer abroad can pay; it can be issued all the same. */
export function NoIban({
  content: { seller, buyer, payableOre },
}: {
  content: Pick<InvoiceContent, 'seller' | 'buyer' | 'payableOre'>;
}) {
  if (!isAbroad(buyer.address) || seller.iban !== null || payableOre <= 0) return null;
  return (
    <Note>
      <p>
        Kunden är utomlands, och bankgiro, plusgiro och Swish kräver en svensk bank. Fyll i IBAN
        under <Link to={`${invoicingPath}#iban`}>Inställningar, Fakturering</Link>, så står det på
        fakturan.
      </p>
    </Note>
  );
}
