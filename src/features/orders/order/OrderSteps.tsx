import { useState } from 'react';
import { useOwnJobs } from '@/data/orders/ownJobs';
import { useInspectionsOf } from '@/data/orders/inspections';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { JobTime } from '@/domain/order/jobTime';
import { type LineEntry, linesLeft, withDone, type WorkOrder } from '@/domain/order/order';
import { checkFault, redAtCheck } from '@/domain/inspection/qualityCheck';
import {
  areLinesOpen,
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
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { ReasonDialog } from './ReasonDialog';
import { useLineWrites } from './useLineWrites';
import { UndoneLinesDialog } from './UndoneLinesDialog';
import { useOrderSteps } from '@/components/orders/useOrderSteps';

/** The lines that a dialog names, and the stage of their order when it was opened. */
interface Shown {
  stage: Stage;
  lines: readonly LineEntry[];
}

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
  /** True if it is known who works on the order, and what has been worked. */
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
  const [shown, setShown] = useState<Shown | null>(null);
  const isOwner = canManageWorkshop(role);
  const next = workshop.needsCheck && stage === 'working' ? 'checking' : usualNext[stage];
  // The invoice's own page takes the step to it.
  const possible = stagesAfter[stage].filter(
    (to) => to !== 'invoiced' && (isOwner || !isOwnersStep(stage, to)),
  );
  const ordered = [...possible].sort((one, other) => Number(other === next) - Number(one === next));

  const red = redAtCheck(entriesOf(useInspectionsOf(entry.id)).map(({ data }) => data));

  const undone = linesLeft(entry.data);

  function checkFaultOf(to: Stage, order: WorkOrder) {
    if (stage === 'checking' && to === 'ready' && red) {
      return 'Kontrollen har röda punkter. Skicka tillbaka ordern.';
    }
    if (!workshop.needsCheck) return null;
    const checker = { uid, staffId: own?.staffId ?? null, times: times.map(({ data }) => data) };
    return checkFault(order, to, checker);
  }

  function press(to: Stage) {
    // A closed order is opened first: the rules let nobody change its lines.
    const asks = to === 'ready' && areLinesOpen(stage) && running === 0 && undone.length > 0;
    const order = asks ? withDone(entry.data, undone) : entry.data;
    const fault = (asks ? null : faultOf(order, running, to)) ?? checkFaultOf(to, order);
    if (fault) toast(fault);
    else if (asks) setShown({ stage, lines: undone });
    else if (needsReason(stage, to)) setAsking(to);
    else take?.(to);
  }

  /** Marks the lines that were shown, as they are now, and makes the order ready if nothing else hinders. */
  function finish({ stage: from, lines }: Shown) {
    if (stage !== from) return toast('Arbetsordern har bytt steg under tiden.');
    const now = undone.filter(({ id }) => lines.some((each) => each.id === id));
    const order = withDone(entry.data, now);
    const refusal = checkFaultOf('ready', order);
    if (refusal) return toast(refusal);
    writes.finish(now);
    const told = now.length === 1 ? 'Raden är gjord.' : 'Raderna är gjorda.';
    const fault = faultOf(order, running, 'ready');
    if (fault) toast(`${told} ${fault}`);
    else if (take) take('ready');
    else toast(`${told} Bokningen hämtas: tryck på Markera klar igen om en stund.`);
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
      {shown && (
        <UndoneLinesDialog
          lines={shown.lines}
          fault={faultOf(withDone(entry.data, undone), running, 'ready')}
          onConfirm={() => finish(shown)}
          onClose={() => setShown(null)}
        />
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
