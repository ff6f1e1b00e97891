import { useState } from 'react';
import { useContested } from '@/components/useContested';
import { readingsAwaited, useReadingBefore } from '@/components/useLastReading';
import { useRegisterAction } from '@/components/useRegisterAction';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { orderFacts, type OrderFacts } from '@/domain/order/checkInForm';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { detailsEdit } from '@/domain/order/orderEdit';
import { drivenTo } from '@/domain/order/orderOdometer';
import { areLinesOpen } from '@/domain/order/stage';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehicleLabel } from '@/domain/register/vehicleName';
import { dayOf } from '@/domain/time/swedishTime';
import { formatOdometer } from '@/domain/values/odometer';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { useToast } from '@/ui/notes/ToastContext';
import { FactsFields, readFacts } from './FactsFields';
import styles from '@/components/orders/Order.module.css';
import { useTakenAway } from '@/features/orders/frame/useTakenAway';

/** Changes the facts that were filled in at check-in. Changes that other people make meanwhile are kept, or asked about. */
export function FactsDialog({
  entry,
  vehicle,
  onClose,
}: {
  entry: Entry<WorkOrder>;
  /** The car of the order, whose odometer follows that of the order. */
  vehicle: Entry<Vehicle> | undefined;
  onClose: () => void;
}) {
  // The order as it was when the form opened, over which it is typed.
  const [former] = useState(entry.data);
  const { change } = useOrderRecords();
  const toast = useToast();
  const lost = useTakenAway(entry.data, false);
  const contested = useContested('workOrders', entry.id, former, entry.data);
  const act = useRegisterAction();
  const { last, isOfRegister, laterKm, bookKm, isKnown } = useReadingBefore(vehicle, entry);
  const [isReplacing, setIsReplacing] = useState(false);
  const label = `Arbetsordern ${orderName(entry.id)}`;

  function save(typed: OrderFacts) {
    const { draft, former: base, keepOthers } = contested.settled(typed, former);
    keepOthers(label);
    const changed = changedFields<Partial<OrderFacts>>(base, draft);
    const driven = drivenTo(vehicle, {
      formerKm: base.odometerKm,
      km: draft.odometerKm,
      beforeKm: last?.km ?? null,
      laterKm,
      isReplacing,
    });
    if (Object.keys(changed).length === 0) {
      if (!vehicle || !driven) return;
      const car = vehicleLabel(vehicle.data);
      return act(car, `${car} är ändrat.`, driven);
    }
    change(label, entry.id, detailsEdit(base, changed), { register: driven?.changes ?? [] });
    // Only a person can correct what was signed, and the next service is reckoned from there.
    const isBookOld = changed.odometerKm !== undefined && changed.odometerKm !== bookKm;
    const inBook =
      isBookOld && bookKm !== null
        ? ` Serviceboken har ${formatOdometer(bookKm)} från ordern: rätta noteringen också.`
        : '';
    toast(`${label} är ändrad.${inBook}`, () =>
      change(label, entry.id, detailsEdit({ ...base, ...changed }, valuesBefore(base, changed)), {
        register: driven?.undo ?? [],
      }),
    );
  }

  return (
    <EditDialog
      title={`Ändra ${orderName(entry.id)}`}
      schema={orderFacts}
      read={readFacts}
      asksAbout={contested.asksAbout}
      lost={lost}
      waitsFor={isKnown ? undefined : readingsAwaited}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {contested.notice}
        <FactsFields
          facts={former}
          last={last}
          readOn={dayOf(former.createdAt).toString()}
          isReplacing={isReplacing}
          onReplaces={isOfRegister ? setIsReplacing : undefined}
          mayPrice={areLinesOpen(entry.data.stage)}
        />
      </div>
    </EditDialog>
  );
}
