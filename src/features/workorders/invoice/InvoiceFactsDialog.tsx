import { type InvoiceFacts, invoiceFacts } from '@/domain/invoice/draftForm';
import { EditDialog } from '@/ui/EditDialog';
import { InvoiceFactsFields, readFacts } from './InvoiceFactsFields';
import styles from '@/features/workorders/order/Order.module.css';

/** Changes what an order's invoice says beside what the order tells. */
export function InvoiceFactsDialog({
  facts,
  onSave,
  onClose,
}: {
  facts: InvoiceFacts;
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
        <InvoiceFactsFields facts={facts} />
      </div>
    </EditDialog>
  );
}
