import { formatQuantity } from '@/domain/order/lineDraft';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { formatLine, lineLimits, noDiscount } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { formatMoney } from '@/domain/values/money';
import { splitGross } from '@/domain/values/vat';
import { deductionsIn } from './deduction';
import { foreignSaleTo, type TaxedBuyer, type VatChoice } from './foreignSale';
import type { Invoice } from './invoice';
import { type InvoiceLine, invoiceLinesOf } from './invoiceLine';
import { chargedContent, type ChargedContent } from './orderInvoice';
import type { InvoiceFault } from './parties';

/** Gives the content that a buyer is charged: as it is, or without Swedish VAT where the sale bears none. */
export function chargedTo(
  buyer: TaxedBuyer,
  charged: ChargedContent,
  choice: VatChoice | null,
): ChargedContent & Pick<Invoice, 'foreignSale'> {
  const foreignSale = foreignSaleTo(buyer, choice);
  return { ...(foreignSale === null ? charged : withoutVat(charged)), foreignSale };
}

/** Gives the öre that a buyer is charged once another is invoiced a `part` of `rest`: with VAT, or without as the sale is. */
export function leftAfter(
  part: ChargedContent,
  rest: ChargedContent,
  buyer: TaxedBuyer,
  choice: VatChoice | null,
): number {
  const { foreignSale, grossOre } = chargedTo(buyer, rest, choice);
  return grossOre - (foreignSale === null ? part.grossOre : part.netOre);
}

/** The reason why a sale abroad cannot be invoiced whose discounts and deductions are more than its lines; null when it can. */
export function chargedFault({
  foreignSale,
  grossOre,
}: Pick<Invoice, 'foreignSale' | 'grossOre'>): InvoiceFault | null {
  if (foreignSale === null || grossOre >= 0) return null;
  return {
    text: `Utan moms, med priserna avrundade till hela ören, är rabatter, returer och avdrag ${formatMoney(-grossOre)} mer än raderna. Ändra ett pris eller en rabatt.`,
    at: 'here',
  };
}

/** The same at the prices without VAT, each rounded to whole öre, which is what such an invoice states. */
function withoutVat(charged: ChargedContent): ChargedContent {
  const lines = invoiceLinesOf(charged).map((line) => netLine(line, charged.pricesInclVat));
  const deductions = deductionsIn(charged).map((each) => {
    return { ...each, vatRate: 0 as const, vatOre: 0 };
  });
  return chargedContent(lines, {
    discountBp: charged.discountBp,
    pricesInclVat: false,
    deductions,
  });
}

/** An order at its prices without VAT, as a sale abroad has them. */
export function netOrder(order: WorkOrder): WorkOrder {
  const lines = linesOf(order).map(({ id, line }) => {
    return [id, formatLine({ ...line, ...netLine(line, order.pricesInclVat) })] as const;
  });
  return { ...order, pricesInclVat: false, lines: Object.fromEntries(lines) };
}

/**
 * A line at its price without VAT. If the rounding of the price moves the amount of a large quantity by more than an öre, the
 * line becomes one piece at the price of the whole, and its text names the quantity.
 */
export function netLine(line: InvoiceLine, pricesInclVat: boolean): InvoiceLine {
  if (!pricesInclVat) return { ...line, vatRate: 0 };
  const netOf = (ore: number) => splitGross(ore, line.vatRate).netOre;
  const net = {
    ...line,
    vatRate: 0 as const,
    unitOre: netOf(line.unitOre),
    discountOre: netOf(line.discountOre),
  };
  const wholeOre = Math.abs(netOf(lineOre({ ...line, ...noDiscount })));
  const drift = Math.abs(lineOre(net) - netOf(lineOre(line)));
  if (drift <= 1 || wholeOre > lineLimits.unitOre.max) return net;
  const quantity = `, ${formatQuantity(Math.abs(line.milliQty))} ${line.unit}`;
  return {
    ...net,
    milliQty: Math.sign(line.milliQty) * 1000,
    unit: 'st',
    unitOre: wholeOre,
    text: line.text.slice(0, lineLimits.text.max - quantity.length) + quantity,
  };
}
