import { deliveredPart } from '@/domain/order/deliveryNote';
import { linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { ceilingOf, overCeiling } from '@/domain/order/priceCeiling';
import type { Live } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { type Deduction, formatDeduction } from './deduction';
import { invoiceLimits, invoiceName } from './invoice';
import type { InvoiceContent } from './invoiceContent';
import { formatInvoiceLine, type InvoiceLine } from './invoiceLine';
import { invoiceSums, overtakenRate, wholeOf } from './invoiceSums';
import type { InvoiceFault } from './parties';
import { deductionsOf, isPartOf, partLines } from './splitOrder';

/** The lines, deductions and sums of an invoice. */
export type ChargedContent = Pick<
  InvoiceContent,
  'pricesInclVat' | 'lines' | 'discountBp' | 'deductions'
> &
  ReturnType<typeof invoiceSums>;

/** Lines with a discount and deductions, and their sums. */
export function chargedContent(
  lines: readonly InvoiceLine[],
  {
    discountBp,
    pricesInclVat,
    deductions,
  }: { discountBp: number; pricesInclVat: boolean; deductions: readonly Deduction[] },
  ceilingOre: number | null = null,
): ChargedContent {
  return {
    pricesInclVat,
    discountBp,
    lines: lines.map(formatInvoiceLine),
    deductions: deductions.map(formatDeduction),
    ...invoiceSums({ lines, discountBp, pricesInclVat, deductions }, ceilingOre),
  };
}

/** The lines of an order that are invoiced. */
export function chargedLines(order: WorkOrder): InvoiceLine[] {
  return linesOf(deliveredPart(order)).map(({ line }) => line);
}

/** The charge for the work done on an order, less the earlier invoices of it (`deductions`). */
export function restOfOrder(order: WorkOrder, deductions: readonly Deduction[]): ChargedContent {
  const { discountBp, pricesInclVat } = order;
  const ceilingOre = ceilingOf(
    linesOf(order).map(({ line }) => line),
    order,
  );
  const charged = { discountBp, pricesInclVat, deductions };
  return chargedContent(chargedLines(order), charged, pricesInclVat ? ceilingOre : null);
}

/** The öre including VAT by which the invoices of an order, less their credits, are more than what is done on it; else 0. */
export function overInvoicedOre(
  order: WorkOrder,
  issued: Parameters<typeof deductionsOf>[0],
): number {
  return issued.length === 0 ? 0 : Math.max(0, -restOfOrder(order, deductionsOf(issued)).grossOre);
}

/** The part of an order, including VAT in öre, that another payer is invoiced; null where it leaves nothing or is nothing. */
export function partOfOrder(
  order: WorkOrder,
  amountOre: number,
  text: string,
): ChargedContent | null {
  const { discountBp, pricesInclVat } = order;
  const { rates } = wholeOf({ lines: chargedLines(order), discountBp, pricesInclVat });
  if (!isPartOf(rates, amountOre)) return null;
  const lines = partLines(rates, amountOre, text.slice(0, invoiceLimits.about.max - 12));
  return chargedContent(lines, { discountBp: 0, pricesInclVat: true, deductions: [] });
}

/** True if the invoices of an order are all among those that were read: they do not come with the order. */
export function areRead(
  { invoiceIds }: Pick<WorkOrder, 'invoiceIds'>,
  issued: readonly { id: string }[],
): boolean {
  return invoiceIds.every((id) => issued.some((each) => each.id === id));
}

/** The öre issued in the place of each credited invoice of an order, once one of `grossOre` replaces `replacedId`. */
export function replacedAfter(
  { replacedOre }: Pick<WorkOrder, 'replacedOre'>,
  replacedId: string,
  { grossOre }: Pick<InvoiceContent, 'grossOre'>,
): WorkOrder['replacedOre'] {
  return { ...replacedOre, [replacedId]: (replacedOre[replacedId] ?? 0) + grossOre };
}

/** The fault of an order with an unreadable invoice, which keeps it from being invoiced further; null if all can be read. */
export function unreadableFault(issued: Live<unknown>): InvoiceFault | null {
  return issued.kind === 'ready' && issued.unreadable.length > 0
    ? {
        text: `${issued.unreadable.map(invoiceName).join(', ')} kan inte läsas. Därför går det inte att se vad som är kvar att fakturera.`,
        at: 'here',
      }
    : null;
}

/**
 * Gives the reason why lines cannot be invoiced: their returns take off more of a rate than the others add to it, before a discount
 * on the whole; null when they can.
 */
export function returnFault(
  lines: readonly InvoiceLine[],
  { pricesInclVat }: Pick<WorkOrder, 'pricesInclVat'>,
): string | null {
  const { rates } = wholeOf({ lines, discountBp: 0, pricesInclVat });
  const under = rates.find(({ grossOre }) => grossOre < 0);
  return under
    ? `Returer och avdrag med ${under.vatRate} % moms är ${formatMoney(-under.grossOre)} mer än de andra raderna. En faktura blir inte mindre än noll: kreditera den faktura som returen gäller.`
    : null;
}

/** The fault that keeps an order, of which `rest` is left, from being invoiced as it is; null without one. */
export function orderFault(
  id: string,
  order: WorkOrder,
  rest: ChargedContent,
): InvoiceFault | null {
  const fault = (text: string): InvoiceFault => ({ text, at: 'here' });
  if (order.stage !== 'ready') return fault(`${orderName(id)} är inte klar att fakturera.`);
  if (chargedLines(order).length === 0) return fault('Det finns inget utfört att fakturera.');
  const lines = linesOf(order).map(({ line }) => line);
  const overOre = overCeiling(lines, order);
  if (overOre > 0) {
    return fault(
      `Raderna är ${formatMoney(overOre)} över det som kunden har godkänt. Fråga kunden först.`,
    );
  }
  const returned = returnFault(chargedLines(order), order);
  if (returned !== null) return fault(returned);
  const { grossOre } = rest;
  if (grossOre < 0 || (grossOre === 0 && order.invoiceIds.length > 0))
    return fault('Hela ordern är redan fakturerad.');
  const overRate = overtakenRate(rest, rest.deductions);
  return overRate === null
    ? null
    : fault(
        `Med ${overRate} % moms är mer fakturerat än raderna på ${orderName(id)}. Kreditera den fakturan först.`,
      );
}
