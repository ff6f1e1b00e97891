import { Fact } from '@/components/PaperSheet';
import { deliveredPart } from '@/domain/order/deliveryNote';
import { formatLineDiscount, hasDiscount } from '@/domain/order/lineDraft';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { lineKindLabels } from '@/domain/order/orderLine';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { CustomerSheet } from './CustomerSheet';
import styles from './CustomerSheet.module.css';

/** What was done to the car and what it costs, without the number of an invoice, for the customer to take along. */
export function DeliveryNote({ entry }: { entry: Entry<WorkOrder> }) {
  const { odometerKm } = entry.data;
  const delivered = deliveredPart(entry.data);
  return (
    <CustomerSheet
      order={entry}
      name="Följesedel"
      day={dayOf(new Date()).toString()}
      intro={
        <p>
          <strong>Det här är ingen faktura.</strong> Den visar vad som är gjort på bilen och vad det
          kostar.
        </p>
      }
      facts={<Fact term="Mätarställning">{odometerKm !== null && formatOdometer(odometerKm)}</Fact>}
      offer={delivered}
      lines={linesOf(delivered)}
      none="Inget arbete är gjort."
      caption="Utfört arbete och material."
      about={({ line }) => (
        <small>
          {lineKindLabels[line.kind]}
          {hasDiscount(line) && `, rabatt ${formatLineDiscount(line)}`}
        </small>
      )}
      total="Att betala"
    >
      <p className={styles.terms}>Det här är ingen faktura.</p>
    </CustomerSheet>
  );
}
