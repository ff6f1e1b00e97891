import { useLineCostWrites } from '@/data/orders/lineCosts';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { useAskPartCost } from '@/data/orders/parts';
import {
  type CostedLineDraft,
  changedLine,
  formatDiscount,
  newLine,
} from '@/domain/order/lineDraft';
import { type LineEntry, orderName, type WorkOrder } from '@/domain/order/order';
import { detailsEdit, lineEdit } from '@/domain/order/orderEdit';
import { type OrderLine, parseLine } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { lineOfPart, type Part } from '@/domain/part/part';
import { type LineService, lineIdOfService } from '@/domain/order/serviceLine';
import { changedFields } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { sum } from '@/domain/values/sum';
import { useToast } from '@/ui/notes/ToastContext';
import type { WholeDiscount } from '@/components/orders/DiscountDialog';

/** Adds, changes and removes lines of an order, each but `finish` followed by a toast with an undo. */
export function useLineWrites({ id, data }: Entry<WorkOrder>) {
  const { change, newLineIds } = useOrderRecords();
  const writeCost = useLineCostWrites();
  const askPartCost = useAskPartCost();
  const toast = useToast();
  const label = `Arbetsordern ${orderName(id)}`;

  const now = (lineId: string) => parseLine(data.lines[lineId] ?? '');

  function write(lineId: string, line: OrderLine | null, told: string) {
    const former = now(lineId);
    change(label, id, lineEdit(lineId, former, line));
    toast(told, () => change(label, id, lineEdit(lineId, line, former)));
  }

  /** Adds a line, linked to its service where it comes from one, and returns its id. */
  function add({ costOre, ...draft }: CostedLineDraft, service: LineService | null = null): string {
    const [fresh = ''] = newLineIds(1);
    const lineId = service ? lineIdOfService(fresh, service) : fresh;
    write(lineId, newLine(draft, data.discountBp), `${draft.text} är tillagd.`);
    if (typeof costOre === 'number') writeCost(id, lineId, costOre);
    return lineId;
  }

  return {
    add,
    /** Adds a line of an article, and what the workshop pays for it as soon as that is known. */
    async addPart(part: Part) {
      const draft = lineOfPart(part, data);
      const lineId = add(draft);
      try {
        const costOre = await askPartCost(part);
        if (costOre !== null) writeCost(id, lineId, costOre);
      } catch (error) {
        console.warn(error);
        // This toast takes the place of the first one, and so has its undo.
        toast(
          `${draft.text} är tillagd. Inköpspriset kunde inte hämtas: fyll i det på raden.`,
          () => change(label, id, lineEdit(lineId, newLine(draft, data.discountBp), null)),
        );
      }
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
      const line = changedLine(now(lineId) ?? opened, changed, data.discountBp);
      write(lineId, line, `${draft.text} är ändrad.`);
    },
    remove(lineId: string, line: OrderLine) {
      write(lineId, null, `${line.text} är borttagen.`);
    },
    /** Writes the discount on the whole: in per cent, or lines that take an amount off. */
    discount({ discountBp, reductions }: WholeDiscount) {
      const ids = newLineIds(reductions.length);
      const lines = reductions.map((each) => newLine({ ...each, staffId: null }, discountBp));
      const isOther = discountBp !== data.discountBp;
      if (!isOther && lines.length === 0) return;
      const after = { ...data, discountBp };
      if (isOther) change(label, id, detailsEdit(data, { discountBp }));
      lines.forEach((line, n) => change(label, id, lineEdit(ids[n] ?? '', null, line)));
      const told =
        lines.length > 0 ? formatMoney(-sum(lines.map(lineOre))) : formatDiscount(discountBp);
      toast(`${label} har ${told} rabatt.`, () => {
        if (isOther) change(label, id, detailsEdit(after, { discountBp: data.discountBp }));
        lines.forEach((line, n) => change(label, id, lineEdit(ids[n] ?? '', line, null)));
      });
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
