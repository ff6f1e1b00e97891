import { useState } from 'react';
import { useInvoicesBeside } from '@/data/invoices';
import { useInvoiceSettings } from '@/data/invoiceSettings';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Invoice } from '@/domain/invoice/invoice';
import { invoiceFaults } from '@/domain/invoice/invoiceFaults';
import { invoiceFaultText, sellerFaultText } from '@/domain/invoice/invoiceFaultText';
import { sellerOf } from '@/domain/invoice/parties';
import { type SellerFault, sellerFaults } from '@/domain/invoice/sellerFaults';
import { dayOf } from '@/domain/time/swedishTime';
import { isSettled, isWhole } from '@/domain/values/live';
import { Alert } from '@/ui/Alert';
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
            {isCredit
              ? 'Den kan inte ändras. Visa den för den som sköter bokföringen.'
              : 'Kontrollera den: är den fel krediterar ni den och gör om.'}
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

/** Holds the seller against the invoices around this one; what the workshop says now counts where those are known whole. */
function useSellerFaults({ number, seller }: Invoice): SellerFault[] {
  const { workshop } = useWorkshop();
  const settings = useInvoiceSettings();
  const beside = useInvoicesBeside(number);
  const reach = useReach();
  if (beside.kind !== 'ready' || !isSettled(beside, reach)) return [];
  if (settings.kind === 'loading' && !reach.offline) return [];
  const isKnown = isWhole(beside, reach) && settings.kind === 'ready';
  return sellerFaults(seller, {
    before: beside.data.before.map(({ data }) => data.seller),
    after: beside.data.after.map(({ data }) => data.seller),
    now: isKnown ? sellerOf(workshop, settings.data) : null,
  });
}
