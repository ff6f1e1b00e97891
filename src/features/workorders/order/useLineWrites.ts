import { useLineCostWrites } from '@/data/lineCosts';
import { useOrderRecords } from '@/data/orderRecords';
import { type CostedLineDraft, changedLine, newLine } from '@/domain/order/lineDraft';
import { type LineEntry, orderName, type WorkOrder } from '@/domain/order/order';
import { lineEdit } from '@/domain/order/orderEdit';
import { type OrderLine, parseLine } from '@/domain/order/orderLine';
import { changedFields } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { useToast } from '@/ui/ToastContext';

/** Adds, changes and removes lines of an order, each but `finish` followed by a toast with an undo. */
export function useLineWrites({ id, data }: Entry<WorkOrder>) {
  const { change, newLineIds } = useOrderRecords();
  const writeCost = useLineCostWrites();
  const toast = useToast();
  const label = `Arbetsordern ${orderName(id)}`;

  const now = (lineId: string) => parseLine(data.lines[lineId] ?? '');

  function write(lineId: string, line: OrderLine | null, told: string) {
    const former = now(lineId);
    change(label, id, lineEdit(lineId, former, line));
    toast(told, () => change(label, id, lineEdit(lineId, line, former)));
  }

  return {
    add({ costOre, ...draft }: CostedLineDraft) {
      const [lineId = ''] = newLineIds(1);
      write(lineId, newLine(draft), `${draft.text} är tillagd.`);
      if (typeof costOre === 'number') writeCost(id, lineId, costOre);
    },
    /** Writes what a form that was opened with `opened`, which costs `formerOre`, has changed of the line as it is now. */
    change(
      lineId: string,
      opened: OrderLine,
      formerOre: number | null,
      { costOre, ...draft }: CostedLineDraft,
    ) {
      if (costOre !== undefined && costOre !== formerOre) writeCost(id, lineId, costOre);
      const changed = changedFields<Partial<OrderLine>>(opened, draft);
      if (Object.keys(changed).length === 0) return;
      write(lineId, changedLine(now(lineId) ?? opened, changed), `${draft.text} är ändrad.`);
    },
    remove(lineId: string, line: OrderLine) {
      write(lineId, null, `${line.text} är borttagen.`);
    },
    /** Marks lines as done. The caller shows the toast. */
    finish(lines: readonly LineEntry[]) {
      for (const { id: lineId, line } of lines) {
        change(label, id, lineEdit(lineId, line, { ...line, work: 'done' }));
      }
    },
    work(lineId: string, line: OrderLine, work: OrderLine['work']) {
      const told = work === 'done' ? 'är gjord' : 'är inte gjord';
      write(lineId, { ...line, work }, `${line.text} ${told}.`);
    },
  };
}
