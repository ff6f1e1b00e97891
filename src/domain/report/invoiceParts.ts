import { grouped } from '@/domain/values/grouped';
import { type Invoice, ratesOf } from '@/domain/invoice/invoice';
import { type InvoiceLine, invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { opposite } from '@/domain/invoice/invoiceSums';
import { lineNets } from '@/domain/invoice/lineNets';
import type { Booking } from '@/domain/booking/booking';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { discountCell, lineText } from '@/domain/order/orderLine';
import { lineOre, splitByWeight } from '@/domain/order/orderSums';
import { serviceMinutes, serviceOfLine } from '@/domain/order/serviceLine';
import type { Entry } from '@/domain/values/live';
import { sum } from '@/domain/values/sum';
import { vatRates } from '@/domain/values/vat';
import type { Part } from './facts';
import { serviceKey } from './serviceKey';

/** A line of an invoice with its share of what was invoiced without VAT, in öre. */
interface SharedLine {
  line: InvoiceLine | null;
  netOre: number;
  /** The person who did it; null if none is named. */
  staffId: string | null;
  /** The like line of the order; null where there is none. */
  orderLineId: string | null;
}

/**
 * Splits the net amounts of an invoice over its lines, rate by rate, so that the shares add up to them to the öre: discounts and
 * the amounts that others pay are spread by the lines' amounts. A rate without lines has a share of its own.
 */
export function sharedLines(
  invoice: Invoice,
  order: Pick<WorkOrder, 'lines' | 'staffId'> | undefined,
): SharedLine[] {
  const invoiced = invoiceLinesOf(invoice);
  const likes = likeLines(invoiced, order ? linesOf(order) : []);
  const lines = invoiced.map((line, index) => {
    const like = likes[index];
    const staffId = like?.line.staffId ?? order?.staffId ?? null;
    return { line, staffId, orderLineId: like?.id ?? null };
  });
  const charged = ratesOf(invoice);
  return vatRates.flatMap((rate): SharedLine[] => {
    const netOre = charged.find(({ vatRate }) => vatRate === rate)?.netOre ?? 0;
    const own = lines.filter(({ line }) => line.vatRate === rate);
    const weights = own.map(({ line }) => lineOre(line));
    if (sum(weights) === 0) {
      // A sale and its return leave nothing, and each still counts for its kind.
      const nets = lineNets(
        own.map(({ line }) => line),
        invoice.pricesInclVat,
      );
      const rest = { line: null, netOre, staffId: order?.staffId ?? null, orderLineId: null };
      return [
        ...own.flatMap((each, place) =>
          weights[place] === 0 ? [] : [{ ...each, netOre: nets[place] ?? 0 }],
        ),
        ...(netOre === 0 ? [] : [rest]),
      ];
    }
    // A credit mirrors what it credits, also in the odd öre.
    const shares = splitByWeight(Math.abs(netOre), weights);
    return own.map((each, place) => {
      const share = shares[place] ?? 0;
      return { ...each, netOre: netOre < 0 ? opposite(share) : share };
    });
  });
}

type LineOfOrder = ReturnType<typeof linesOf>[number];

/**
 * Gives the like line of an order for each line of an invoice, undefined where there is none: the one with the same text, else,
 * for a text that was rewritten before the invoice was issued, one that is left and has the same quantity and price.
 */
function likeLines(
  invoiced: readonly InvoiceLine[],
  ordered: readonly LineOfOrder[],
): (LineOfOrder | undefined)[] {
  // Lines may be alike, and stand in the same order in both.
  const named = grouped(ordered, ({ line }) => `${line.kind}|${line.text}`);
  const given = new Map<string, number>();
  const likes = invoiced.map(({ kind, text }) => {
    const key = `${kind}|${text}`;
    const place = given.get(key) ?? 0;
    given.set(key, place + 1);
    const lines = named.get(key) ?? [];
    return lines[place] ?? lines.at(-1);
  });
  const left = new Set(ordered.filter((each) => !likes.includes(each)));
  return likes.map((like, index) => {
    const line = invoiced[index];
    if (like || !line) return like;
    const priced = [...left].find((each) => priceOf(each.line) === priceOf(line));
    if (priced) left.delete(priced);
    return priced;
  });
}

/** The price and the quantity of a line as one text; a credit has the opposite quantity. */
function priceOf(line: InvoiceLine): string {
  const { kind, milliQty, unit, unitOre, vatRate } = line;
  return [kind, Math.abs(milliQty), unit, unitOre, discountCell(line), vatRate].join('|');
}

/**
 * The minutes of labour that a line sells: hours, and for a service the minutes that the line of the order is linked to. An older
 * line has no link, and then the booking tells by the service's name. A credit takes them back.
 */
export function soldMinutesOf(
  line: InvoiceLine,
  orderLineId: string | null,
  booking: Pick<Booking, 'services'> | undefined,
): number {
  if (line.kind === 'labour' && line.unit === 'h') return Math.round((line.milliQty * 60) / 1000);
  const service =
    serviceOfLine(orderLineId ?? '') ??
    booking?.services.find(({ name }) => lineText(name) === line.text);
  return serviceMinutes(line, service) ?? 0;
}

/** The facts that an invoice or a credit adds to its day. */
export function invoiceParts(
  { id, data }: Entry<Invoice>,
  order: Entry<WorkOrder> | undefined,
  booking: Entry<Booking> | undefined,
): Part[] {
  const parts: Part[] = [
    { measure: 'invoices', key: data.kind, value: 1 },
    { measure: 'customer', key: data.customerId ?? '', value: data.netOre },
    { measure: 'vehicle', key: data.vehicleId ?? '', value: data.netOre },
    { measure: 'group', key: order?.data.group ?? '', value: data.netOre },
    { measure: 'rounding', key: '', value: data.roundingOre },
  ];
  for (const { vatRate, netOre, vatOre } of ratesOf(data)) {
    parts.push({ measure: 'net', key: String(vatRate), value: netOre });
    parts.push({ measure: 'vat', key: String(vatRate), value: vatOre });
  }
  if (data.kind === 'invoice' && (!order || order.data.invoiceIds[0] === id)) {
    parts.push({ measure: 'orders', key: '', value: 1 });
  }
  for (const { line, netOre, staffId, orderLineId } of sharedLines(data, order?.data)) {
    parts.push({ measure: 'kind', key: line?.kind ?? '', value: netOre });
    parts.push({ measure: 'person', key: staffId ?? '', value: netOre });
    if (!line) continue;
    const linked = serviceOfLine(orderLineId ?? '');
    // A credit takes a service back; a typed return or deduction is none.
    const isReturn = line.milliQty < 0 !== (data.kind === 'credit');
    if (linked || (isService(line) && !isReturn)) {
      const key = serviceKey(line.text, linked?.serviceId ?? null);
      parts.push({ measure: 'service', key, value: netOre });
      parts.push({ measure: 'times', key, value: timesOf(line) });
    }
    const minutes = soldMinutesOf(line, orderLineId, booking?.data);
    parts.push({ measure: 'sold', key: staffId ?? '', value: minutes });
  }
  // These may still change for the invoice: an order whose car is fetched later, or of which only a part is invoiced,
  // and what was booked.
  if (order) parts.push({ measure: 'of', key: `o${order.id}`, value: 1 });
  if (order?.data.bookingId) {
    parts.push({ measure: 'of', key: `b${order.data.bookingId}`, value: 1 });
  }
  return parts;
}

/** Gives the thousandths of times that a line sells its service: hours are one time of it, however many they are. */
function timesOf({ unit, milliQty }: InvoiceLine): number {
  return unit === 'h' ? Math.sign(milliQty) * 1000 : milliQty;
}

/** True when a line that was typed is a service: at a fixed price, or by the piece. */
function isService({ kind, unit }: InvoiceLine): boolean {
  return kind === 'package' || (kind === 'labour' && unit !== 'h');
}
