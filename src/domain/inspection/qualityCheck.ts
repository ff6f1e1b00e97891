import { cellText } from '@/domain/values/cellText';
import { type Inspection, type PointEntry, pointsOf } from './inspection';
import type { JobTime } from '@/domain/order/jobTime';
import { formatMeasured } from './measured';
import { linesOf, orderLimits, type WorkOrder } from '@/domain/order/order';
import type { Stage } from '@/domain/order/stage';

/** The person who wants to make an order ready: the account, the staff card if the device knows it, and the order's times. */
export interface Checker {
  uid: string;
  staffId: string | null;
  times: readonly JobTime[];
}

/**
 * The reason in Swedish why an order cannot become ready in a workshop where somebody else checks it first; null when it can, or
 * when the step leads elsewhere. Without a `checker` the reason sends people to the order's page, where orders are checked.
 */
export function checkFault(
  order: Pick<WorkOrder, 'stage' | 'sentBy' | 'lines'>,
  to: Stage,
  checker: Checker | null,
): string | null {
  if (to !== 'ready') return null;
  if (order.stage === 'working')
    return 'Ordern ska kontrolleras av någon annan. Skicka den till kontroll.';
  // An owner who takes up an ended order answers for it.
  if (order.stage !== 'checking') return null;
  if (!checker) return 'Kontrollen godkänns på arbetsorderns sida.';
  if (order.sentBy === null) {
    return 'Det syns inte vem som skickade ordern till kontroll. Skicka tillbaka den och börja om.';
  }
  const { uid, staffId, times } = checker;
  const hasWorked =
    order.sentBy === uid ||
    times.some(
      (time) => time.staffId === staffId || (time.createdBy === uid && !time.isForOther),
    ) ||
    linesOf(order).some(
      ({ line }) =>
        line.staffId !== null &&
        line.staffId === staffId &&
        line.work === 'done' &&
        line.milliQty > 0,
    );
  return hasWorked ? 'Den som har arbetat med ordern kan inte godkänna den. Be någon annan.' : null;
}

/** The red points of a check, as the reason why the order is sent back; null without any. */
export function redIn(points: readonly PointEntry[]): string | null {
  const red = points
    .filter(({ point }) => point.state === 'red')
    .map(({ point }) => [point.text, formatMeasured(point), point.note].filter(Boolean).join(', '));
  if (red.length === 0) return null;
  return cellText(`Rött i kontrollen: ${red.join('; ')}`, orderLimits.closedReason.max);
}

/** The red points of the latest check of an order, as such a reason; null without any, or without a check. */
export function redAtCheck(inspections: readonly Inspection[]): string | null {
  const [latest] = inspections
    .filter(({ isCheck }) => isCheck)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return latest ? redIn(pointsOf(latest)) : null;
}
