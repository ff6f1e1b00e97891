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
import type { CustomerFields } from '@/domain/register/customer';
import { addMinutes, dayOf } from '@/domain/time/swedishTime';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import type { DemoOrder } from './orders';
import { invoiceSettings } from './workshop';

/** An invoice or a credit of the demo, with what is owed for it; a credit has nothing of its own. */
export interface DemoInvoice {
  id: string;
  values: InvoiceFields;
  owed: ReceivableFields | null;
  createdAt: Date;
  payment: { id: string; values: PaymentFields; createdAt: Date } | null;
}

const methods: PaymentMethod[] = ['bank', 'swish', 'bank', 'card', 'bank', 'cash'];
/** How many orders are invoiced at most, the number of the first invoice, and which invoices nobody pays, by their places. */
export interface InvoicedRange {
  most: number;
  firstNumber?: number;
  isUnpaid: (place: number) => boolean;
}

export const latest: InvoicedRange = { most: 120, isUnpaid: (place) => place % 11 === 3 };
/** The places among the invoices after which one of them is credited: a whole one, and one line of another. */
const credited = { whole: 40, part: 80 };

/**
 * The invoices of the latest orders that are closed, which thereby are invoiced, and two credits. They use no chance, so that
 * the rest of the demo stays.
 */
export function demoInvoices(
  orders: readonly DemoOrder[],
  workshop: WorkshopDraft,
  about: {
    customerOf: (id: string) => CustomerFields | undefined;
    vehicleOf: (id: string) => VehicleFields | undefined;
  },
  now: Date,
  { most, firstNumber, isUnpaid }: InvoicedRange,
): { orders: DemoOrder[]; invoices: DemoInvoice[]; series: SeriesFields | null } {
  const seller = sellerOf(workshop, invoiceSettings);
  const after = new Map(orders.map((order) => [order.id, order]));
  const invoices: DemoInvoice[] = [];
  let series: SeriesFields | null = null;

  function issue(content: InvoiceContent, createdAt: Date): DemoInvoice {
    const today = dayOf(createdAt).toString();
    const next = numbered(content, {
      ...{ series, today, hasLengthDigit: false },
      ...(firstNumber !== undefined && { firstNumber }),
    });
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
      const customer = about.customerOf(values.customerId ?? '');
      const charged = restOfOrder(
        { ...values, createdAt: order.createdAt, updatedAt: order.updatedAt },
        [],
      );
      if (!customer || charged.grossOre <= 0) return [];
      const buyer = buyerOf(customer);
      const vehicle = about.vehicleOf(values.vehicleId ?? '');
      if (partyFault(seller, buyer, charged)) return [];
      const content: InvoiceContent = {
        ...{ kind: 'invoice', creditsId: null, orderId: order.id, vehicleId: values.vehicleId },
        ...{ customerId: values.customerId, seller, buyer, ...charged },
        about: vehicle ? carText(vehicle) : null,
        ...{ ourReference: null, note: null, deliveredOn: null },
        paymentDays: customer.paymentDays ?? invoiceSettings.paymentDays,
      };
      return [{ order, content }];
    })
    .slice(-most);
  for (const [place, { order, content }] of contents.entries()) {
    const invoice = issue(content, order.updatedAt);
    if (!isUnpaid(place)) pay(invoice, place, now);
    const { id } = invoice;
    const values = { ...order.values, stage: 'invoiced' as const, closedReason: null };
    after.set(order.id, { ...order, values: { ...values, invoiceIds: [id] } });
    if (place === credited.whole) creditSome(invoices[place - 5], null, order.updatedAt);
    if (place === credited.part) {
      const parted = invoices.findLast(({ values: { lines } }) => lines.length > 1);
      creditSome(parted, [0], order.updatedAt);
    }
  }
  return { orders: [...after.values()], invoices, series };
}

/** Pays an invoice after some days: most wholly, one in part, one too much, and the latest not at all. */
function pay(invoice: DemoInvoice, place: number, now: Date) {
  const { id, values, owed, createdAt } = invoice;
  const paidAt = addMinutes(createdAt, ((place % 8) + 1) * 24 * 60);
  if (!owed || paidAt >= now) return;
  const { payableOre, ocr } = values;
  const amountOre =
    place === 12 ? Math.round(payableOre / 200) * 100 : payableOre + (place === 16 ? 10_000 : 0);
  if (amountOre === 0) return;
  const method = methods[place % methods.length] ?? 'bank';
  const payment: PaymentFields = {
    ...{ invoiceId: id, amountOre, paidOn: dayOf(paidAt).toString(), method, correctsId: null },
    reference: method === 'bank' ? ocr : null,
  };
  invoice.payment = { id: `${id}-1`, values: payment, createdAt: paidAt };
  invoice.owed = { ...owed, ...paidBy(owed, `${id}-1`, payment) };
}
