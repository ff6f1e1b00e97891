import { useOrderRecords } from '@/data/orders/orderRecords';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import { statusEdit, undoOf } from '@/domain/booking/bookingEdit';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { stepEdit } from '@/domain/order/orderEdit';
import { type Fetched, statusOfBooking } from '@/domain/order/handOver';
import { isOpenStage, type Stage, stageLabels } from '@/domain/order/stage';
import { faultOf } from '@/domain/order/stepping';
import type { Entry } from '@/domain/values/live';
import { type ToastLink, useToast } from '@/ui/notes/ToastContext';

/** The reason of a step that ends an order or sends it back, a callback for its undo, and a link to the usual next step. */
interface With {
  reason?: string | null;
  /** The booking's other orders. */
  others?: readonly Fetched[];
  onUndone?: () => void;
  next?: ToastLink;
  /** The ids of the follow-ups that the order has taken up, which a cancelled one lets go and one that is taken up again gets back. */
  followUps?: readonly string[];
}

/** Takes an order to another stage, and its booking with it in the same write; a toast offers an undo. */
export function useOrderStep() {
  const { change } = useOrderRecords();
  const { uid } = useStore();
  const { workshop } = useWorkshop();
  const toast = useToast();

  return (
    { id, data }: Entry<WorkOrder>,
    booking: Entry<Booking> | null,
    to: Stage,
    { reason = null, others = [], onUndone, next, followUps = [] }: With = {},
  ) => {
    const label = `Arbetsordern ${orderName(id)}`;
    const edit = stepEdit(data, to, uid, reason);
    const after: WorkOrder = { ...data, ...edit.values };
    const follows = statusEdit(booking, statusOfBooking([after, ...others]));
    const back = stepEdit(after, data.stage, uid, data.closedReason);
    // An undo may lead back to ready only where the order could become ready anew. If orders are checked, sending one back has
    // no undo: the person who undid it would become its sender, and could not check it any more.
    const mayUndo =
      data.stage === 'ready' && isOpenStage(to)
        ? !workshop.needsCheck && faultOf(after, 0, 'ready') === null
        : !(workshop.needsCheck && data.stage === 'checking' && to === 'working');
    const { waitingFor, handedOverAt } = data;
    const values = { ...back.values, waitingFor, ...(handedOverAt && { handedOverAt }) };
    // Somebody may have closed one by hand meanwhile, with a reason.
    const concernsThem = to === 'cancelled' || data.stage === 'cancelled';
    const followUpsAt = (stage: Stage) =>
      (concernsThem ? followUps : []).map((each) => ({
        id: each,
        values: { closedBy: stage === 'cancelled' ? null : id, closedReason: null },
      }));
    const undo = () => {
      const undone = follows && undoOf(follows);
      change(
        label,
        id,
        { ...back, values },
        {
          booking: undone?.kind === 'change' ? undone : null,
          followUps: followUpsAt(data.stage),
        },
      );
      onUndone?.();
    };
    change(label, id, edit, { booking: follows, followUps: followUpsAt(to) });
    toast(`${orderName(id)}: ${stageLabels[to]}.`, mayUndo ? undo : undefined, undefined, next);
  };
}
