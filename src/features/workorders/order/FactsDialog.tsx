import { useState } from 'react';
import { useContested } from '@/components/useContested';
import { useOrderRecords } from '@/data/orderRecords';
import { orderFacts, type OrderFacts } from '@/domain/order/checkInForm';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { detailsEdit } from '@/domain/order/orderEdit';
import { areLinesOpen } from '@/domain/order/stage';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { EditDialog } from '@/ui/EditDialog';
import { useToast } from '@/ui/ToastContext';
import { FactsFields, readFacts } from './FactsFields';
import styles from './Order.module.css';
import { useTakenAway } from './useTakenAway';

/** Changes what was filled in at check-in. What other people change meanwhile is kept, or asked about. */
export function FactsDialog({
  entry,
  knownKm,
  onClose,
}: {
  entry: Entry<WorkOrder>;
  knownKm: number | null;
  onClose: () => void;
}) {
  // The order as it was when the form opened, over which it is typed.
  const [former] = useState(entry.data);
  const { change } = useOrderRecords();
  const toast = useToast();
  const lost = useTakenAway(entry.data, false);
  const contested = useContested('workOrders', entry.id, former, entry.data);
  const label = `Arbetsordern ${orderName(entry.id)}`;

  function save(typed: OrderFacts) {
    contested.keepOthers(label, typed);
    const { draft, former: over } = contested.settled(typed, former);
    const changed = changedFields<Partial<OrderFacts>>(over, draft);
    if (Object.keys(changed).length === 0) return;
    change(label, entry.id, detailsEdit(over, changed));
    toast(`${label} är ändrad.`, () =>
      change(label, entry.id, detailsEdit({ ...over, ...changed }, valuesBefore(over, changed))),
    );
  }

  return (
    <EditDialog
      title={`Ändra ${orderName(entry.id)}`}
      schema={orderFacts}
      read={readFacts}
      asksAbout={contested.asksAbout}
      lost={lost}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {contested.notice}
        <FactsFields facts={former} knownKm={knownKm} mayPrice={areLinesOpen(entry.data.stage)} />
      </div>
    </EditDialog>
  );
}
