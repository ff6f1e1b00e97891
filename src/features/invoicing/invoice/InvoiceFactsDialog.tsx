import { type InvoiceFacts, invoiceFacts } from '@/domain/invoice/draftForm';
import type { TaxedBuyer } from '@/domain/invoice/foreignSale';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { InvoiceFactsFields, readFacts } from './InvoiceFactsFields';
import styles from '@/components/orders/Order.module.css';

/** Changes what an order's invoice says beside what the order tells. */
export function InvoiceFactsDialog({
  facts,
  buyer,
  onSave,
  onClose,
}: {
  facts: InvoiceFacts;
  buyer: TaxedBuyer | undefined;
  onSave: (facts: InvoiceFacts) => void;
  onClose: () => void;
}) {
  return (
    <EditDialog
      title="Fakturans uppgifter"
      schema={invoiceFacts}
      read={readFacts}
      onSave={onSave}
      onRemove={undefined}
      onClose={onClose}
      saves="Visa på fakturan"
    >
      <div className={styles.fields}>
        <InvoiceFactsFields facts={facts} buyer={buyer} />
      </div>
    </EditDialog>
  );
}
