import type { Invoice } from '@/domain/invoice/invoice';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { mayBeDone } from '@/domain/order/orderLine';
import { afterDiscountOre } from '@/domain/order/orderSums';
import { overCeiling, strictest } from '@/domain/order/priceCeiling';
import type { Entry } from '@/domain/values/live';
import { splitGross, type VatRate } from '@/domain/values/vat';
import type { Part } from './facts';

/**
 * The outcome of an order at an approximate price, told with its first invoice: the agreed and the charged amount without VAT, in
 * öre, and whether it cost more, and more than 15 % more (konsumenttjänstlagen 36 §).
 */
export function approxParts(
  { id, data }: Entry<Invoice>,
  order: Entry<WorkOrder> | undefined,
): Part[] {
  if (!order || data.kind !== 'invoice' || order.data.invoiceIds[0] !== id) return [];
  const { priceType, agreedPriceType, pricesInclVat, discountBp } = order.data;
  if (strictest(priceType, agreedPriceType ?? priceType) !== 'approx') return [];
  const lines = linesOf(order.data)
    .map(({ line }) => line)
    .filter(mayBeDone);
  if (lines.length === 0) return [];
  const sums = { agreed: 0, charged: 0, agreedNet: 0, chargedNet: 0 };
  const netOf = (ore: number, vatRate: VatRate) =>
    pricesInclVat ? splitGross(ore, vatRate).netOre : ore;
  for (const line of lines) {
    const [agreed, charged] = [line.agreedOre ?? 0, afterDiscountOre(line, discountBp)];
    sums.agreed += agreed;
    sums.charged += charged;
    sums.agreedNet += netOf(agreed, line.vatRate);
    sums.chargedNet += netOf(charged, line.vatRate);
  }
  const isOver = sums.charged > sums.agreed;
  const isOverMost = overCeiling(lines, order.data) > 0;
  return [
    { measure: 'approx', key: 'orders', value: 1 },
    { measure: 'approx', key: 'agreedOre', value: sums.agreedNet },
    { measure: 'approx', key: 'chargedOre', value: sums.chargedNet },
    { measure: 'approx', key: 'over', value: Number(isOver) },
    { measure: 'approx', key: 'overMost', value: Number(isOverMost) },
  ];
}
