import { useInspectionRecords } from '@/data/orders/inspections';
import { useOrderRecords } from '@/data/orders/orderRecords';
import type { PointEntry, PointState } from '@/domain/inspection/inspection';
import {
  lineIdOf,
  lineOfPoint,
  type PointChange,
  pointEdit,
} from '@/domain/inspection/inspectionEdit';
import { orderName } from '@/domain/order/order';
import { lineEdit } from '@/domain/order/orderEdit';
import { useToast } from '@/ui/notes/ToastContext';
import type { Inspected } from './InspectionAt';

/** The writes of a point by the person `by`; a line that was made of it is taken back by the toast's undo. */
export function usePointWrites({ order, inspection }: Inspected, entry: PointEntry, by: string) {
  const records = useInspectionRecords();
  const orders = useOrderRecords();
  const toast = useToast();
  const lineId = lineIdOf(inspection.id, entry.id);
  const number = orderName(order.id);

  function write(change: PointChange) {
    const label = `Bilkontrollen av ${number}: ${entry.point.text}`;
    records.change(label, inspection.id, pointEdit(entry, change));
  }

  return {
    isLine: lineId in order.data.lines,
    judge: (state: PointState) => write({ state, by, at: new Date() }),
    describe: write,
    /** Makes an open line of the order of it, with the value that was measured, to be priced later. */
    makeLine(milliValue: number | null) {
      const line = lineOfPoint({ ...entry.point, milliValue }, order.data.staffId);
      const label = `Arbetsordern ${number}`;
      orders.change(label, order.id, lineEdit(lineId, null, line));
      toast(`${line.text} är en rad på ${number}.`, () =>
        orders.change(label, order.id, lineEdit(lineId, line, null)),
      );
    },
  };
}
