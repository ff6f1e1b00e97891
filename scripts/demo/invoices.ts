import { parseDate } from '@internationalized/date';
import { chargedTo } from '@/domain/invoice/chargedTo';
import {
  afterCredit,
  type InvoiceContent,
  numbered,
  receivableOf,
} from '@/domain/invoice/invoiceContent';
import { creditOf } from '@/domain/invoice/credit';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import { restOfOrder } from '@/domain/invoice/orderInvoice';
import { buyerOf, carText, partyFault, sellerOf } from '@/domain/invoice/parties';
import { paidBy } from '@/domain/invoice/payment';
import type { PaymentFields, PaymentMethod, ReceivableFields } from '@/domain/invoice/receivable';
import type { SeriesFields } from '@/domain/invoice/series';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import type { About, DemoOrder } from './orders';
import { invoiceSettings } from './workshop';

/** An invoice or a credit of the demo, with what is owed for it; a credit has nothing of its own. */
export interface DemoInvoice {
  id: string;
  values: InvoiceFields;
  owed: ReceivableFields | null;
  createdAt: Date;
  payment: { id: string; values: PaymentFields; createdAt: Date } | null;
}

/** The places, of each 160 invoices, of one that is credited as a whole and never paid, and of one of which a line is credited. */
const credited = { every: 160, whole: 40, part: 75 };
/** After how many more invoices a credit is issued. */
const creditedAfter = 5;

/**
 * The invoices of the latest orders that are closed, `most` of them, which thereby are invoiced, with some credits, in one series by the
 * time of issue. They use no chance, so that the rest of the demo stays.
 */
export function demoInvoices(
  orders: readonly DemoOrder[],
  workshop: WorkshopDraft,
  about: About,
  now: Date,
  most: number,
): { orders: DemoOrder[]; invoices: DemoInvoice[]; series: SeriesFields | null } {
  const seller = sellerOf(workshop, invoiceSettings);
  const after = new Map(orders.map((order) => [order.id, order]));
  const invoices: DemoInvoice[] = [];
  let series: SeriesFields | null = null;

  function issue(content: InvoiceContent, createdAt: Date): DemoInvoice {
    const today = dayOf(createdAt).toString();
    const { hasLengthDigit } = invoiceSettings;
    const next = numbered(content, { series, today, hasLengthDigit });
    series = next.series;
    const owed = content.kind === 'invoice' ? receivableOf(next.invoice) : null;
    const issued: DemoInvoice = {
      ...{ id: next.id, values: next.invoice, owed, createdAt, payment: null },
    };
    invoices.push(issued);
    return issued;
  }

  function creditSome(
    invoice: DemoInvoice | undefined,
    places: readonly number[] | null,
    at: Date,
  ) {
    if (!invoice?.owed) return;
    const { values } = invoice;
    const quantities = values.lines.map((line, place): [number, number] => {
      return [place, places?.includes(place) === false ? 0 : Number(line.split('|')[1])];
    });
    const parts = creditOf(values, [], new Map(quantities));
    if (!parts) return;
    const content = { ...values, ...parts, kind: 'credit', creditsId: invoice.id } as const;
    const credit = issue({ ...content, paymentDays: 0 }, at);
    invoice.owed = {
      ...invoice.owed,
      ...afterCredit(invoice.owed, { id: credit.id, invoice: credit.values }),
    };
  }

  const contents = orders
    .filter(({ values }) => values.stage === 'closed')
    .toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime())
    .flatMap((order) => {
      const { values } = order;
      const payerId = values.payerId ?? values.customerId;
      const customer = about.customerOf(payerId);
      const rest = restOfOrder(
        { ...values, createdAt: order.createdAt, updatedAt: order.updatedAt },
        [],
      );
      if (!customer || rest.grossOre <= 0) return [];
      const buyer = buyerOf(customer);
      const charged = chargedTo(buyer, rest, null);
      const vehicle = about.vehicleOf(values.vehicleId);
      if (partyFault(seller, buyer, charged)) return [];
      const content: InvoiceContent = {
        ...{ kind: 'invoice', creditsId: null, orderId: order.id, vehicleId: values.vehicleId },
        ...{ customerId: payerId, seller, buyer, ...charged },
        about: vehicle ? carText(vehicle) : null,
        ...{ ourReference: null, note: null, deliveredOn: null },
        paymentDays: customer.paymentDays ?? invoiceSettings.paymentDays,
      };
      return [{ order, content }];
    })
    .slice(-most);
  const issued: DemoInvoice[] = [];
  for (const [place, { order, content }] of contents.entries()) {
    const invoice = issue(content, order.updatedAt);
    issued.push(invoice);
    const { id } = invoice;
    const handedOverAt = order.updatedAt;
    const values = {
      ...order.values,
      stage: 'invoiced' as const,
      closedReason: null,
      handedOverAt,
    };
    after.set(order.id, { ...order, values: { ...values, invoiceIds: [id] } });
    const former = (place - creditedAfter) % credited.every;
    if (former === credited.whole) creditSome(issued[place - creditedAfter], null, order.updatedAt);
    if (former === credited.part) {
      const parted = issued
        .slice(0, place - creditedAfter + 1)
        .findLast(({ values: { lines } }) => lines.length > 1);
      creditSome(parted, [0], order.updatedAt);
    }
  }
  // Less is paid of what was credited before.
  for (const [place, invoice] of issued.entries()) pay(invoice, place, now);
  return { orders: [...after.values()], invoices, series };
}

/** The ways in which private customers pay when they fetch their cars. */
const counterMethods: PaymentMethod[] = ['card', 'swish', 'card', 'card', 'swish', 'cash'];
/** The days from the last day to pay to the payments of companies; negative before it. */
const companyDays = [-12, -3, 0, -7, 2, -1, -18, 0, 9, -5];

/** The days for which an invoice that is not paid as it should be stays so: then the owner has seen to it. */
const oddDays = 120;

/**
 * Pays what is left of an invoice: a private customer most often when the car is fetched, others by bank around the last day. Of the
 * latest some are paid in part, too much or never, and of all one in 211 never.
 */
function pay(invoice: DemoInvoice, place: number, now: Date) {
  const { id, values, owed, createdAt } = invoice;
  const isOdd = addMinutes(createdAt, oddDays * 1440) > now;
  const leftOre = owed ? owed.payableOre - owed.creditedOre : 0;
  if (!owed || leftOre === 0 || place % 211 === 3 || (isOdd && place % 60 === 33)) return;
  const isCompany = values.buyer.kind === 'company';
  const isAtCounter = !isCompany && place % 5 !== 2 && owed.creditedOre === 0;
  const days = isCompany ? (companyDays[place % companyDays.length] ?? 0) : -(place % 23);
  const due = instantAt(parseDate(values.dueOn).add({ days }), 780 + (place % 120));
  const paidAt = isAtCounter || due <= createdAt ? addMinutes(createdAt, 8) : due;
  if (paidAt >= now) return;
  const halfOre = Math.round(leftOre / 200) * 100;
  const wholeOre = leftOre + (isOdd && place % 97 === 16 ? 10_000 : 0);
  const amountOre = isOdd && place % 97 === 12 ? halfOre : wholeOre;
  if (amountOre <= 0) return;
  const method = isAtCounter ? (counterMethods[place % counterMethods.length] ?? 'card') : 'bank';
  const payment: PaymentFields = {
    ...{ invoiceId: id, amountOre, paidOn: dayOf(paidAt).toString(), method, correctsId: null },
    reference: method === 'bank' ? values.ocr : null,
  };
  invoice.payment = { id: `${id}-1`, values: payment, createdAt: paidAt };
  invoice.owed = { ...owed, ...paidBy(owed, `${id}-1`, payment) };
}
