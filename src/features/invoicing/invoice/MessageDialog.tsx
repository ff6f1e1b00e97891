import { MessageActions } from '@/components/MessageActions';
import { useRegister } from '@/data/register/RegisterContext';
import type { Invoice } from '@/domain/invoice/invoice';
import { invoiceMessage } from '@/domain/invoice/invoiceMessage';
import { customerNow } from '@/domain/register/customerNow';
import { Dialog } from '@/ui/dialogs/Dialog';
import layout from '@/ui/style/layout.module.css';
import styles from './Invoice.module.css';

/** A ready text to send with an invoice or a credit. The app itself sends nothing. */
export function MessageDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const customer = customerNow(useRegister(), invoice.customerId)?.data;
  const message = invoiceMessage(invoice);
  return (
    <Dialog title={`Skriv till ${invoice.buyer.name}`} onClose={onClose}>
      <div className={styles.page}>
        <p className={layout.text}>{message.text}</p>
        <p className={styles.quiet}>
          Spara fakturan som PDF med Skriv ut och bifoga den i mejlet. Appen skickar ingenting
          själv.
        </p>
        <MessageActions
          message={message}
          customer={customer?.status === 'anonymised' ? undefined : customer}
        />
      </div>
    </Dialog>
  );
}
