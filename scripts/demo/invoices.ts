import {
  afterCredit,
  type InvoiceContent,
  numbered,
  receivableOf,
} from '@/domain/invoice/invoiceContent';
import { creditOf } from '@/domain/invoice/credit';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import { usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import { restOfOrder } from '@/domain/invoice/orderInvoice';
import { buyerOf, carText, partyFault, sellerOf } from '@/domain/invoice/parties';
import type { ReceivableFields } from '@/domain/invoice/receivable';
import type { SeriesFields } from '@/domain/invoice/series';
import type { CustomerFields } from '@/domain/register/customer';
import { dayOf } from '@/domain/time/swedishTime';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import type { DemoOrder } from './orders';

/** An invoice or a credit of the demo, with what is owed for it; a credit has nothing of its own. */
export interface DemoInvoice {
  id: string;
  values: InvoiceFields;
  owed: ReceivableFields | null;
  createdAt: Date;
}

const most = 120;
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
): { orders: DemoOrder[]; invoices: DemoInvoice[]; series: SeriesFields | null } {
  const seller = sellerOf(workshop, usualInvoiceSettings);
  const after = new Map(orders.map((order) => [order.id, order]));
  const invoices: DemoInvoice[] = [];
  let series: SeriesFields | null = null;

  function issue(content: InvoiceContent, createdAt: Date): DemoInvoice {
    const today = dayOf(createdAt).toString();
    const next = numbered(content, { series, today, hasLengthDigit: false });
    series = next.series;
    const owed = content.kind === 'invoice' ? receivableOf(next.invoice) : null;
    const issued = { id: next.id, values: next.invoice, owed, createdAt };
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
        paymentDays: customer.paymentDays ?? usualInvoiceSettings.paymentDays,
      };
      return [{ order, content }];
    })
    .slice(-most);
  for (const [place, { order, content }] of contents.entries()) {
    const { id } = issue(content, order.updatedAt);
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
