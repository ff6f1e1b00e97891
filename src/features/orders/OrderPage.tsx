import { useParams } from 'react-router-dom';
import { ReplacedTexts } from '@/components/ReplacedTexts';
import { RecordHead } from '@/components/RecordHead';
import { useNames } from '@/components/useNames';
import {
  invoicePath,
  orderInvoicePath,
  deliveryNotePath,
  newServiceEntryPath,
  serviceBookPath,
  orderSheetPath,
} from '@/dashboardPaths';
import { useTakeBack } from '@/components/useTakeBack';
import { useAgreement } from '@/data/orders/agreement';
import { useClocks, useJobTimes } from '@/data/orders/clocks';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { useReplacedTexts } from '@/data/record/replacedTexts';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { invoiceName } from '@/domain/invoice/invoice';
import { pausedOn, runningOn } from '@/domain/order/jobTime';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { waitingEdit } from '@/domain/order/orderEdit';
import { hasDeliveryNote } from '@/domain/order/deliveryNote';
import { orderText } from '@/domain/order/orderText';
import { areLinesOpen, waitingForLabels, waitingFors } from '@/domain/order/stage';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { Chip } from '@/ui/controls/Chip';
import { Plate } from '@/ui/controls/Plate';
import { SelectField } from '@/ui/fields/SelectField';
import { useNow } from '@/ui/behaviour/useNow';
import { AgreementCard } from '@/features/orders/agreement/AgreementCard';
import { DamageCard } from '@/features/orders/damage/DamageCard';
import { FollowUpsOfOrder } from '@/components/followups/FollowUpsOfOrder';
import { HandOver } from '@/features/orders/handover/HandOver';
import { InspectionsCard } from '@/components/inspections/InspectionsCard';
import { OrderAt } from '@/components/orders/OrderAt';
import { OrderFactsCard } from '@/features/orders/order/OrderFactsCard';
import { OrderHistory } from '@/features/orders/order/OrderHistory';
import { OrderLines } from '@/features/orders/order/OrderLines';
import { OrderSteps } from '@/features/orders/order/OrderSteps';
import { OrderTime } from '@/features/orders/order/OrderTime';
import { PhotosCard } from '@/features/orders/order/PhotosCard';
import { ReadyCard } from '@/features/orders/order/ReadyCard';
import styles from '@/components/orders/Order.module.css';

/** The page of a work order. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => <OrderRecord entry={entry} />}
    </OrderAt>
  );
}

function OrderRecord({ entry }: { entry: Entry<WorkOrder> }) {
  const { id, data } = entry;
  const names = useNames();
  const { change } = useOrderRecords();
  const text = orderText(id, data, names, useNow());
  const mayWrite = canWrite(useWorkshop().role);
  const mayChange = mayWrite && data.isOpen;
  const mayPrice = mayWrite && areLinesOpen(data.stage);
  const agreement = useAgreement(id);
  const takeBack = useTakeBack('workOrders', entry, `Arbetsordern ${orderName(id)}`);
  const clocks = useClocks();
  const times = useJobTimes(id);
  const reach = useReach();
  const areTimesKnown = isAsKnown(clocks, reach) && isAsKnown(times, reach);
  const running = runningOn(entriesOf(clocks), id);
  const isPaused =
    areTimesKnown && running.length === 0 && pausedOn(data, entriesOf(times), running).length > 0;
  return (
    <>
      <RecordHead
        back={{ to: paths.workOrders, text: 'Alla arbetsorder' }}
        title={orderName(id)}
        heading={
          <>
            {orderName(id)} {text.plate && <Plate number={text.plate} />}
          </>
        }
        about={
          <>
            <Chip kind={data.stage === 'ready' ? 'good' : 'quiet'}>{text.stage}</Chip>
            {isPaused && <Chip kind="quiet">Pausad</Chip>}
            {text.waitingFor && <Chip kind="quiet">{text.waitingFor}</Chip>}
            {text.handedOver && <Chip kind="good">{text.handedOver}</Chip>}
            {text.isLate && <span className={styles.late}>Försenad</span>}
          </>
        }
      >
        {mayWrite && (
          <OrderSteps
            entry={entry}
            running={running.length}
            times={entriesOf(times)}
            areTimesKnown={areTimesKnown}
          />
        )}
        {mayWrite && data.stage === 'ready' && (
          <LinkButton kind="work" to={orderInvoicePath(id)}>
            Fakturera
          </LinkButton>
        )}
        {mayWrite && <HandOver entry={entry} />}
        {data.vehicleId !== null && hasEntry(data.stage) && (
          <LinkButton
            to={
              mayWrite
                ? newServiceEntryPath(data.vehicleId, { arbetsorder: id })
                : serviceBookPath(data.vehicleId)
            }
          >
            {mayWrite ? 'Skriv i serviceboken' : 'Servicebok'}
          </LinkButton>
        )}
        {data.invoiceIds.map((each) => (
          <LinkButton key={each} to={invoicePath(each)}>
            {invoiceName(each)}
          </LinkButton>
        ))}
        <LinkButton to={orderSheetPath(id)}>Skriv ut</LinkButton>
        {hasDeliveryNote(data) && <LinkButton to={deliveryNotePath(id)}>Följesedel</LinkButton>}
      </RecordHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          {mayWrite && data.stage === 'ready' && !data.handedOverAt && <ReadyCard order={data} />}
          <OrderLines entry={entry} agreement={agreement} mayWrite={mayPrice} />
          <AgreementCard entry={entry} agreement={agreement} mayWrite={mayPrice} />
          <FollowUpsOfOrder entry={entry} mayWrite={mayPrice} />
          <InspectionsCard
            orderId={id}
            isChecking={data.stage === 'checking'}
            mayWrite={mayChange}
          />
          <OrderTime entry={entry} times={times} mayWrite={mayWrite} />
        </div>
        <div className={styles.column}>
          {mayPrice && (
            <div className={styles.card}>
              <SelectField
                label="Väntar på"
                name="waitingFor"
                value={data.waitingFor ?? ''}
                onChange={({ target }) =>
                  change(
                    `Arbetsordern ${orderName(id)}`,
                    id,
                    waitingEdit(data, waitingFors.find((each) => each === target.value) ?? null),
                  )
                }
                options={[
                  ['', 'Inget'],
                  ...waitingFors.map((each) => [each, waitingForLabels[each]] as const),
                ]}
              />
            </div>
          )}
          <OrderFactsCard entry={entry} names={names} mayWrite={mayChange} />
          <PhotosCard orderId={id} mayAdd={mayChange} mayRemove={mayWrite} />
          <DamageCard entry={entry} mayWrite={mayChange} />
          <ReplacedTexts
            texts={entriesOf(useReplacedTexts('workOrders', id))}
            record={data}
            heading="h2"
            onTakeBack={mayChange ? takeBack : undefined}
          />
          <OrderHistory entry={entry} agreement={agreement} />
        </div>
      </div>
    </>
  );
}

/** True if the work on the car is done, so that it belongs in its service book. */
function hasEntry(stage: WorkOrder['stage']): boolean {
  return stage === 'ready' || stage === 'invoiced' || stage === 'closed';
}
