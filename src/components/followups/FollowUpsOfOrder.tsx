import { FollowUpsCard } from './FollowUpsCard';
import { useFollowUpsOf } from '@/data/orders/followUps';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { type FollowUp, isOpen, lineIdOfFollowUp, lineOfFollowUp } from '@/domain/order/followUp';
import { workOf } from '@/domain/order/followUpText';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { lineEdit } from '@/domain/order/orderEdit';
import { lineIdOfService, serviceOfLine } from '@/domain/order/serviceLine';
import { type Entry, entriesOf } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';

/** The follow-ups that earlier orders of the car have left, each with a button that takes it into this order. */
export function FollowUpsOfOrder({
  entry: { id, data },
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  mayWrite: boolean;
}) {
  const { change, newLineIds } = useOrderRecords();
  const toast = useToast();
  const { vehicleId, bookingId } = data;
  const live = useFollowUpsOf('vehicleId', vehicleId === null ? [] : [vehicleId]);
  const isLeft = ({ data: followUp }: Entry<FollowUp>) =>
    followUp.orderId !== id &&
    (isOpen(followUp) ||
      (followUp.closedBy === null && bookingId !== null && followUp.bookingId === bookingId));

  function take(followUp: Entry<FollowUp>) {
    const line = lineOfFollowUp(followUp.data, data);
    if (!line) return;
    const usual = lineIdOfFollowUp(followUp.id);
    // One that the order has had before was declined anew where it comes from.
    const [fresh = ''] = newLineIds(1);
    const service = serviceOfLine(usual);
    const other = service ? lineIdOfService(fresh, service) : fresh;
    const lineId = usual in data.lines ? other : usual;
    const label = `Arbetsordern ${orderName(id)}`;
    // Somebody may have closed it by hand meanwhile, with a reason.
    const closedBy = (by: string | null) => ({
      followUps: [{ id: followUp.id, values: { closedBy: by, closedReason: null } }],
    });
    change(label, id, lineEdit(lineId, null, line), closedBy(id));
    toast(`${line.text} är tillagd.`, () =>
      change(label, id, lineEdit(lineId, line, null), closedBy(null)),
    );
  }

  return (
    <FollowUpsCard
      followUps={entriesOf(live).filter(isLeft)}
      actionOf={(each) =>
        mayWrite && (
          <Button aria-label={`Ta med: ${workOf(each.data)}`} onClick={() => take(each)}>
            Ta med
          </Button>
        )
      }
    />
  );
}
