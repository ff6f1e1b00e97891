import type { WorkOrder } from '@/domain/order/order';
import { lineLimits } from '@/domain/order/orderLine';
import { splitNet, usualVatRate } from '@/domain/values/vat';
import { netLine } from './chargedTo';
import { type CreditableLine, creditableLines, partOfLine } from './credit';
import { deductionsIn, formatDeduction } from './deduction';
import { isForeignCompany, type VatChoice } from './foreignSale';
import type { Invoice } from './invoice';
import type { InvoiceDraftFields } from './invoiceDraft';
import { formatInvoiceLine, type InvoiceLine } from './invoiceLine';
import { chargedLines } from './orderInvoice';
import { deductionsOf } from './splitOrder';

/** The order of an invoice, and what has been issued of the order. */
export interface InvoicedOrder {
  order: WorkOrder;
  issued: Parameters<typeof deductionsOf>[0];
}

/**
 * The draft that is issued in the place of an invoice: as it was, to be changed, without what the `credits` before have taken of
 * its lines. A sale abroad has the prices and rates of its order again, so that Swedish VAT can be chosen instead.
 */
export function draftOf(
  invoice: Invoice,
  id: string,
  credits: readonly Pick<Invoice, 'lines'>[] = [],
  invoiced: InvoicedOrder | null = null,
): InvoiceDraftFields {
  const { orderId, vehicleId, customerId, deliveredOn, about, note, discountBp, buyer } = invoice;
  const { pricesInclVat, deductions } = invoice;
  const creditable = creditableLines(invoice, credits);
  return {
    orderId,
    vehicleId,
    customerId,
    replacesId: id,
    deliveredOn,
    about,
    note,
    discountBp,
    ...(invoice.foreignSale === null
      ? { pricesInclVat, deductions, lines: linesLeft(creditable) }
      : {
          ...withRates(creditable, invoiced?.order ?? null),
          deductions: ratedDeductions(invoice, invoiced?.issued ?? []),
        }),
    reference: buyer.reference,
    vatChoice: choiceOf(invoice),
  };
}

/** Gives the choice about VAT that an invoice was issued by. */
function choiceOf({ foreignSale, buyer }: Invoice): VatChoice | null {
  if (foreignSale === null) return isForeignCompany(buyer) ? 'domestic' : null;
  return foreignSale === 'euGoods' || foreignSale === 'export' ? 'goods' : null;
}

function linesLeft(creditable: readonly CreditableLine[]): string[] {
  return creditable
    .filter(({ leftMilliQty }) => leftMilliQty !== 0)
    .map((each) => formatInvoiceLine(partOfLine(each, each.leftMilliQty)));
}

/** Gives what is left of lines without VAT, with the prices and rates of the order that they were made of. */
function withRates(
  creditable: readonly CreditableLine[],
  order: WorkOrder | null,
): Pick<InvoiceDraftFields, 'pricesInclVat' | 'lines'> {
  const own = order ? chargedLines(order) : [];
  const untaken = [...own];
  const inclVat = order?.pricesInclVat ?? false;
  const asSold = (line: InvoiceLine) => formatInvoiceLine(netLine(line, inclVat));
  const exact = new Map(
    creditable.map(({ place, line }) => {
      return [place, take(untaken, (each) => asSold(each) === formatInvoiceLine(line))] as const;
    }),
  );

  /** The line of the order that became a line whose text was changed since, as by a translation; it has the new text. */
  function renamed(line: InvoiceLine): InvoiceLine | undefined {
    const { text } = line;
    const found = take(untaken, (each) => {
      return formatInvoiceLine({ ...netLine(each, inclVat), text }) === formatInvoiceLine(line);
    });
    return found && { ...found, text };
  }

  const read = creditable.map(({ place, line, leftMilliQty }): CreditableLine => {
    const made = exact.get(place) ?? renamed(line);
    if (!made) return { place, line: likeLine(line), leftMilliQty };
    // The net line of a large quantity is one piece.
    const shareOf = (milliQty: number) => Math.round((milliQty * leftMilliQty) / line.milliQty);
    return { place, line: made, leftMilliQty: shareOf(made.milliQty) };
  });

  /** A line that no line of the order became, such as one that was changed on a draft: at the rate of its text. */
  function likeLine(line: InvoiceLine): InvoiceLine {
    const like = own.find((each) => {
      const { kind, text } = netLine(each, inclVat);
      return kind === line.kind && text === line.text;
    });
    const vatRate = like?.vatRate ?? usualVatRate;
    const price = (ore: number) => (inclVat ? splitNet(ore, vatRate).grossOre : ore);
    return {
      ...line,
      vatRate,
      discountOre: price(line.discountOre),
      unitOre: Math.min(price(line.unitOre), lineLimits.unitOre.max),
    };
  }
  return { pricesInclVat: inclVat, lines: linesLeft(read) };
}

/** The deductions of a sale abroad with the VAT that the invoices of the parts have. */
function ratedDeductions(
  invoice: Invoice,
  issued: Parameters<typeof deductionsOf>[0],
): InvoiceDraftFields['deductions'] {
  const before = deductionsOf(issued.filter(({ data }) => data.number < invoice.number));
  return deductionsIn(invoice).map((each) => {
    const vatRate = before.find(({ text }) => text === each.text)?.vatRate ?? usualVatRate;
    const ofPart = take(before, ({ text, netOre }) => text === each.text && netOre === each.netOre);
    return formatDeduction(ofPart ?? { ...splitNet(each.netOre, vatRate), text: each.text });
  });
}

/** Takes the first that fits out of a list. */
function take<T>(from: T[], fits: (each: T) => boolean): T | undefined {
  const at = from.findIndex(fits);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}
