import { useState } from 'react';
import { AddressNeeded } from '@/components/AddressNeeded';
import { linesOf, orderLimits, type WorkOrder } from '@/domain/order/order';
import { payableOre, totalsOf } from '@/domain/order/orderSums';
import { ceilingOf, overCeiling } from '@/domain/order/priceCeiling';
import { formatMoney } from '@/domain/values/money';
import type { Entry } from '@/domain/values/live';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { DiscountDialog } from '@/components/orders/DiscountDialog';
import styles from '@/components/orders/Order.module.css';
import { SumRows } from '@/features/orders/frame/SumRows';
import { useLineWrites } from './useLineWrites';
import { useTakenAway } from '@/features/orders/frame/useTakenAway';

/** The sums of an order without what was declined, and the most that may be charged for what was agreed. */
export function OrderSums({ entry, mayWrite }: { entry: Entry<WorkOrder>; mayWrite: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  const { discount: saveDiscount } = useLineWrites(entry);
  const lost = useTakenAway(entry.data);
  const order = entry.data;
  const { pricesInclVat, discountBp } = order;
  const lines = linesOf(order).map(({ line }) => line);
  const charged = lines.filter(({ answer }) => answer !== 'declined');
  const totals = totalsOf(charged, { discountBp, pricesInclVat });
  const ceiling = ceilingOf(lines, order);
  const over = overCeiling(lines, order);
  const payable = payableOre(totals.grossOre, pricesInclVat ? ceiling : null);
  return (
    <>
      <dl className={styles.sums}>
        <SumRows totals={totals} payableOre={payable} discountBp={discountBp} total="Summa" />
        {ceiling !== null && (
          <div>
            <dt>Pristak {pricesInclVat ? 'inkl.' : 'exkl.'} moms</dt>
            <dd>{formatMoney(ceiling)}</dd>
          </div>
        )}
      </dl>
      {mayWrite && (
        <div>
          <Button onClick={() => setIsChanging(true)}>Rabatt på hela ordern</Button>
        </div>
      )}
      {isChanging && (
        <DiscountDialog
          title="Rabatt på hela ordern"
          discountBp={discountBp}
          lines={charged}
          mostLines={orderLimits.lines.max - lines.length}
          lost={lost}
          onSave={saveDiscount}
          onClose={() => setIsChanging(false)}
        />
      )}
      {mayWrite && (
        <AddressNeeded payerId={order.payerId ?? order.customerId} grossOre={totals.grossOre} />
      )}
      {over > 0 && (
        <Alert kind="trouble">
          <p>
            Raderna är {formatMoney(over)} över det som kunden har godkänt. Fråga kunden innan
            arbetet görs.
          </p>
        </Alert>
      )}
    </>
  );
}
