import { useState } from 'react';
import { useInvoicesBeside } from '@/data/invoicing/invoices';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Invoice } from '@/domain/invoice/invoice';
import { cannotBeCredited, invoiceFaults } from '@/domain/invoice/invoiceFaults';
import { invoiceFaultText, sellerFaultText } from '@/domain/invoice/invoiceFaultText';
import { sellerOf } from '@/domain/invoice/parties';
import { type SellerFault, sellerFaults } from '@/domain/invoice/sellerFaults';
import { dayOf } from '@/domain/time/swedishTime';
import { isWhole } from '@/domain/values/live';
import { Alert } from '@/ui/notes/Alert';
import styles from './Invoice.module.css';

/** Tells what of an issued invoice or credit does not add up, and where its seller is another one than the workshop's invoices have. */
export function InvoiceFaults({ invoice }: { invoice: Invoice }) {
  const [today] = useState(() => dayOf(new Date()));
  const own = invoiceFaults(invoice, today);
  const seller = useSellerFaults(invoice);
  const isCredit = invoice.kind === 'credit';
  if (own.length + seller.length === 0) return null;
  return (
    <div className={styles.onScreen}>
      {own.length > 0 && (
        <Alert kind="trouble">
          <p>{isCredit ? 'Kreditfakturan' : 'Fakturan'} stämmer inte.</p>
          <ul className={styles.faults}>
            {own.map((fault) => (
              <li key={JSON.stringify(fault)}>{invoiceFaultText(fault, invoice)}</li>
            ))}
          </ul>
          <p>
            {isCredit && 'Den kan inte ändras. Visa den för den som sköter bokföringen.'}
            {!isCredit &&
              (cannotBeCredited(invoice)
                ? 'Den kan varken ändras eller krediteras. Visa den för den som sköter bokföringen.'
                : 'Kontrollera den: är den fel krediterar ni den och gör om.')}
          </p>
        </Alert>
      )}
      {seller.length > 0 && (
        <Alert kind="trouble">
          <p>Säljaren är inte som på verkstadens andra fakturor.</p>
          <ul className={styles.faults}>
            {seller.map((fault) => (
              <li key={fault.field}>{sellerFaultText(fault, invoice)}</li>
            ))}
          </ul>
          <p>Kontrollera uppgifterna innan någon betalar.</p>
        </Alert>
      )}
    </div>
  );
}

/** Holds the seller against the invoices around this one, as the server has them: a device may keep others alone. */
function useSellerFaults({ number, seller }: Invoice): SellerFault[] {
  const { workshop } = useWorkshop();
  const settings = useInvoiceSettings();
  const beside = useInvoicesBeside(number);
  const reach = useReach();
  if (beside.kind !== 'ready' || !isWhole(beside, reach) || settings.kind === 'loading') return [];
  return sellerFaults(seller, {
    before: beside.data.before.map(({ data }) => data.seller),
    after: beside.data.after.map(({ data }) => data.seller),
    now: settings.kind === 'ready' ? sellerOf(workshop, settings.data) : null,
  });
}
