import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { estimatePath, workOrderPath } from '@/dashboardPaths';
import { useAgreement, useAgreementWrites } from '@/data/orders/agreement';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { currentVersion, nextNumber, versionsOf } from '@/domain/order/agreement';
import { estimateName, nothingToAsk, offeredLines, offeredOre } from '@/domain/order/estimate';
import type { WorkOrder } from '@/domain/order/order';
import { areLinesOpen } from '@/domain/order/stage';
import { type Entry, isAsKnown } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { Button, LinkButton } from '@/ui/controls/Button';
import { OrderAt } from '@/components/orders/OrderAt';
import layout from '@/ui/style/layout.module.css';
import styles from '@/features/orders/agreement/Agreement.module.css';
import { EstimateSheet } from '@/features/orders/agreement/EstimateSheet';

/** An order's estimate as the customer would see it now, before the customer is asked. */
export function EstimatePage() {
  const { orderId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => <Preview entry={entry} />}
    </OrderAt>
  );
}

function Preview({ entry }: { entry: Entry<WorkOrder> }) {
  const { id, data } = entry;
  const known = useAgreement(id);
  const reach = useReach();
  const { ask } = useAgreementWrites();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const isBelow = offeredOre(data) < 0;
  const mayAsk =
    canWrite(useWorkshop().role) && areLinesOpen(data.stage) && offeredLines(data).length > 0;
  const current = currentVersion(versionsOf(known), data);
  const number = current?.data.number ?? nextNumber(known.estimates);
  // The number and what has been asked already are not known before.
  const isKnown = isAsKnown(known.live, reach);

  async function press() {
    setIsAsking(true);
    const to = current?.id ?? (await ask({ order: entry, known }));
    await navigate(estimatePath(id, to));
  }

  return (
    <div className={styles.page}>
      <div className={layout.actions}>
        <LinkButton to={workOrderPath(id)}>Till arbetsordern</LinkButton>
        {mayAsk && (
          <Button
            kind="work"
            disabled={!isKnown || isAsking || isBelow}
            onClick={() => void press()}
          >
            Fråga kunden
          </Button>
        )}
      </div>
      <p className={layout.quiet}>
        {isBelow
          ? nothingToAsk
          : 'Så här ser kunden förslaget. När du trycker på Fråga kunden sparas det som det är nu.'}
      </p>
      <EstimateSheet
        order={entry}
        offer={data}
        name={estimateName({ number })}
        asked={null}
        known={known}
        approvals={[]}
      />
    </div>
  );
}
