import { useState } from 'react';
import type { InvoiceLine } from '@/domain/invoice/invoiceLine';
import { lineDraft } from '@/domain/order/lineDraft';
import type { LineKind } from '@/domain/order/orderLine';
import type { Part } from '@/domain/part/part';
import { LineFields, readLine } from '@/components/orders/LineFields';
import { EditDialog } from '@/ui/dialogs/EditDialog';

/** Adds a line to a draft, or changes or removes `line`. */
export function DraftLineDialog({
  line,
  pricesInclVat,
  onSave,
  onRemove,
  onClose,
}: {
  line: InvoiceLine | null;
  pricesInclVat: boolean;
  onSave: (line: InvoiceLine) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const [kind, setKind] = useState<LineKind>(line?.kind ?? 'labour');
  const [part, setPart] = useState<Part | null>(null);
  return (
    <EditDialog
      title={line ? 'Ändra rad' : 'Ny rad'}
      schema={lineDraft}
      read={readLine}
      onSave={onSave}
      onRemove={onRemove}
      onClose={onClose}
    >
      <LineFields
        line={line}
        pricesInclVat={pricesInclVat}
        kind={kind}
        part={part}
        onKind={setKind}
        onPart={setPart}
      />
    </EditDialog>
  );
}
