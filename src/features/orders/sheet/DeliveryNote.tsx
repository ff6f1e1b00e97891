import { Fact } from '@/components/PaperSheet';
import { useNames } from '@/components/useNames';
import { netOrder } from '@/domain/invoice/chargedTo';
import { isForeignCompany } from '@/domain/invoice/foreignSale';
import { deliveredPart } from '@/domain/order/deliveryNote';
import { formatLineDiscount, hasDiscount } from '@/domain/order/lineDraft';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { lineKindLabels } from '@/domain/order/orderLine';
import { customerNow } from '@/domain/register/customerNow';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { CustomerSheet } from './CustomerSheet';
import styles from '@/components/orders/CustomerSheet.module.css';

/**
 * The work on the car and its price, without the number of an invoice, for the customer to take along. The sum for a company
 * abroad is without VAT: the invoice says if it bears any.
 */
export function DeliveryNote({ entry }: { entry: Entry<WorkOrder> }) {
  const { register } = useNames();
  const { odometerKm, payerId, customerId } = entry.data;
  const payer = customerNow(register, payerId ?? customerId)?.data;
  const isNet = payer !== undefined && isForeignCompany(payer);
  const delivered = isNet ? netOrder(deliveredPart(entry.data)) : deliveredPart(entry.data);
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
      total={isNet ? 'Summa exkl. moms' : 'Summa inkl. moms'}
    >
      <p className={styles.terms}>Det här är ingen faktura.</p>
    </CustomerSheet>
  );
}
