import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { checkFault } from '@/domain/inspection/qualityCheck';
import { needsReason, type OpenStage } from '@/domain/order/stage';
import { faultOf } from '@/domain/order/stepping';
import type { Entry } from '@/domain/values/live';
import { workOrderPath } from '@/dashboardPaths';
import { useToast } from '@/ui/notes/ToastContext';
import { ReasonDialog } from '@/features/orders/order/ReasonDialog';
import { useOrderSteps } from '@/components/orders/useOrderSteps';

/**
 * Moves an order on which `running` people work to the column `to`, once its booking is known; a move that cannot be made
 * now tells why, and one that needs a reason asks for it. `onDone` hears whether it was made.
 */
export function MovedOrder({
  entry,
  to,
  running,
  onDone,
}: {
  entry: Entry<WorkOrder>;
  to: OpenStage;
  running: number;
  onDone: (isMoved: boolean) => void;
}) {
  const take = useOrderSteps(entry);
  const { workshop } = useWorkshop();
  const toast = useToast();
  const isReady = take !== null;
  const [from] = useState(entry.data.stage);
  const isAsking = needsReason(from, to);
  const move = useEffectEvent(() => {
    const isElsewhere = entry.data.stage !== to;
    const fault = isElsewhere
      ? (faultOf(entry.data, running, to) ??
        (workshop.needsCheck ? checkFault(entry.data, to, null) : null))
      : null;
    if (fault) toast(`${orderName(entry.id)}: ${fault}`, undefined, workOrderPath(entry.id));
    else if (isElsewhere) take?.(to);
    onDone(isElsewhere && fault === null);
  });
  useEffect(() => {
    if (isReady && !isAsking) move();
  }, [isReady, isAsking]);
  return (
    isAsking && (
      <ReasonDialog
        entry={entry}
        to={to}
        take={
          take &&
          ((_, reason) => {
            take(to, reason);
            onDone(true);
          })
        }
        onClose={() => onDone(false)}
      />
    )
  );
}
