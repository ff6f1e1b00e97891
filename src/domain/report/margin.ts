import type { Invoice } from '@/domain/invoice/invoice';
import { latestCosts, type LineCost } from '@/domain/order/lineCost';
import type { WorkOrder } from '@/domain/order/order';
import { roundHalfAway } from '@/domain/order/orderSums';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { sharedLines } from './invoiceParts';

/** The sales and the cost of parts, in öre without VAT. */
export interface Margin {
  soldOre: number;
  costOre: number;
  /** The sales of parts without a noted cost; the other sums leave them out. */
  unknownOre: number;
  /** The parts with a known cost by their texts, those that earned the most first. */
  rows: { key: string; soldOre: number; costOre: number }[];
}

/**
 * The margin of the parts on invoices less credits. The cost of an invoice's line is the last one noted for the like line of its
 * order.
 */
export function marginOf(
  invoices: readonly Entry<Invoice>[],
  orders: readonly Entry<WorkOrder>[],
  costs: readonly LineCost[],
): Margin {
  const orderById = new Map(orders.map((each) => [each.id, each.data]));
  const costsByOrder = grouped(costs, ({ orderId }) => orderId);
  const rows = new Map<string, { soldOre: number; costOre: number }>();
  const margin = { soldOre: 0, costOre: 0, unknownOre: 0 };
  for (const { data } of invoices) {
    const order = orderById.get(data.orderId ?? '');
    const unitCosts = latestCosts(costsByOrder.get(data.orderId ?? '') ?? []);
    for (const { line, netOre, orderLineId } of sharedLines(data, order)) {
      if (line?.kind !== 'part') continue;
      const unitOre = unitCosts.get(orderLineId ?? '');
      if (unitOre === undefined) {
        margin.unknownOre += netOre;
        continue;
      }
      const costOre = roundHalfAway((line.milliQty * unitOre) / 1000);
      const row = rows.get(line.text) ?? { soldOre: 0, costOre: 0 };
      rows.set(line.text, row);
      for (const each of [margin, row]) {
        each.soldOre += netOre;
        each.costOre += costOre;
      }
    }
  }
  return {
    ...margin,
    rows: [...rows]
      .map(([key, row]) => ({ key, ...row }))
      .toSorted((one, other) => other.soldOre - other.costOre - (one.soldOre - one.costOre)),
  };
}
