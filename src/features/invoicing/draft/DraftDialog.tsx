import { useState } from 'react';
import { useInvoiceDraftRecords } from '@/data/invoicing/invoiceDrafts';
import { draftForm } from '@/domain/invoice/draftForm';
import type { InvoiceDraft, InvoiceDraftFields } from '@/domain/invoice/invoiceDraft';
import { changedFields } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { DraftFields, readDraft } from './DraftFields';

/** Changes what a draft says but its lines and the discount on them. A new customer or car is named on the invoice by the register. */
export function DraftDialog({
  entry,
  onClose,
}: {
  entry: Entry<InvoiceDraft>;
  onClose: () => void;
}) {
  const [former] = useState(entry);
  const { change } = useInvoiceDraftRecords();
  return (
    <EditDialog
      title="Fakturans uppgifter"
      schema={draftForm}
      read={readDraft}
      onSave={(typed) => {
        const isOther = typed.vehicleId !== former.data.vehicleId;
        const values = changedFields<Partial<InvoiceDraftFields>>(former.data, {
          ...typed,
          ...(isOther && { about: null }),
        });
        if (Object.keys(values).length > 0) change(former, values);
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <DraftFields draft={former.data} />
    </EditDialog>
  );
}
