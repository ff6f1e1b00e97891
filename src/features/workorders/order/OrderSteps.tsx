import { useState } from 'react';
import { useOwnJobs } from '@/data/ownJobs';
import { useInspectionsOf } from '@/data/inspections';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { JobTime } from '@/domain/order/jobTime';
import { type LineEntry, linesLeft, withDone, type WorkOrder } from '@/domain/order/order';
import { checkFault, redAtCheck } from '@/domain/order/qualityCheck';
import {
  isFinal,
  isOwnersStep,
  needsReason,
  type Stage,
  stagesAfter,
  stepVerb,
  usualNext,
} from '@/domain/order/stage';
import { faultOf } from '@/domain/order/stepping';
import { type Entry, entriesOf } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Button } from '@/ui/Button';
import { useToast } from '@/ui/ToastContext';
import { LeftDialog } from './LeftDialog';
import { ReasonDialog } from './ReasonDialog';
import { useLineWrites } from './useLineWrites';
import { useOrderSteps } from './useOrderSteps';

/**
 * The steps that an order can take, the usual one first; one that cannot be taken now tells why. `running` people work on
 * it, and `times` is what has been worked on it.
 */
export function OrderSteps({
  entry,
  running,
  times,
  areTimesKnown,
}: {
  entry: Entry<WorkOrder>;
  running: number;
  times: readonly Entry<JobTime>[];
  /** Whether it is known who works on the order, and what has been worked. */
  areTimesKnown: boolean;
}) {
  const { stage } = entry.data;
  const { role, workshop } = useWorkshop();
  const { uid } = useStore();
  const [own] = useOwnJobs();
  const take = useOrderSteps(entry);
  const toast = useToast();
  const writes = useLineWrites(entry);
  const [asking, setAsking] = useState<Stage | null>(null);
  const [left, setLeft] = useState<readonly LineEntry[] | null>(null);
  const isOwner = canManageWorkshop(role);
  const next = workshop.needsCheck && stage === 'working' ? 'checking' : usualNext[stage];
  // The invoice's own page takes the step to it.
  const possible = stagesAfter[stage].filter(
    (to) => to !== 'invoiced' && (isOwner || !isOwnersStep(stage, to)),
  );
  const ordered = [...possible].sort((one, other) => Number(other === next) - Number(one === next));

  const red = redAtCheck(entriesOf(useInspectionsOf(entry.id)).map(({ data }) => data));

  function checkFaultOf(to: Stage) {
    if (stage === 'checking' && to === 'ready' && red) {
      return 'Kontrollen har röda punkter. Skicka tillbaka ordern.';
    }
    if (!workshop.needsCheck) return null;
    const checker = { uid, staffId: own?.staffId ?? null, times: times.map(({ data }) => data) };
    return checkFault(entry.data, to, checker);
  }

  function press(to: Stage) {
    const isOnlyLeft = to === 'ready' && running === 0 && linesLeft(entry.data).length > 0;
    const fault = isOnlyLeft
      ? checkFaultOf(to)
      : (faultOf(entry.data, running, to) ?? checkFaultOf(to));
    if (fault) toast(fault);
    else if (isOnlyLeft) setLeft(linesLeft(entry.data));
    else if (needsReason(stage, to)) setAsking(to);
    else take?.(to);
  }

  function finish(lines: readonly LineEntry[]) {
    writes.finish(lines);
    const fault = faultOf(withDone(entry.data, lines), running, 'ready');
    if (fault) toast(`Raderna är gjorda. ${fault}`);
    else take?.('ready');
  }

  return (
    <>
      {ordered.map((to) => (
        <Button
          key={to}
          kind={to === next ? 'work' : 'quiet'}
          disabled={!take || (isFinal(to) && !areTimesKnown)}
          onClick={() => press(to)}
        >
          {stepVerb(stage, to)}
        </Button>
      ))}
      {left && (
        <LeftDialog lines={left} onConfirm={() => finish(left)} onClose={() => setLeft(null)} />
      )}
      {asking && (
        <ReasonDialog
          entry={entry}
          to={asking}
          take={take}
          reason={stage === 'checking' && asking === 'working' ? red : null}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
