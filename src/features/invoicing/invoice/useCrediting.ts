import { useCredit } from '@/data/invoicing/crediting';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useIssuedOf } from '@/data/invoicing/invoices';
import { useOrder } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { creditOf, type CreditedQuantities } from '@/domain/invoice/credit';
import { creditContent } from '@/domain/invoice/creditContent';
import { draftOf, type InvoicedOrder } from '@/domain/invoice/draftOf';
import type { Invoice } from '@/domain/invoice/invoice';
import { creditFault, sellerOf } from '@/domain/invoice/parties';
import type { Receivable } from '@/domain/invoice/receivable';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { useOurReference } from './useOurReference';

/** An invoice with its credits and what is owed for it, all as they were shown together. */
export interface Creditable {
  invoice: Entry<Invoice>;
  credits: readonly Entry<Invoice>[];
  receivable: Entry<Receivable>;
}

/**
 * Gives the order of a sale abroad, whose prices and rates the draft in its place has; null where there is none or it cannot be
 * read, and undefined while it is not known. Other invoices have their own.
 */
export function useInvoicedOrder({
  data,
}: Pick<Entry<Invoice>, 'data'>): InvoicedOrder | null | undefined {
  const orderId = data.foreignSale === null ? null : data.orderId;
  const order = useOrder(orderId);
  const issued = useIssuedOf('orderId', orderId);
  const reach = useReach();
  if (orderId === null) return null;
  if (!isAsKnown(order, reach) || !isAsKnown(issued, reach)) return undefined;
  return order.kind === 'ready' && order.data
    ? { order: order.data.data, issued: entriesOf(issued) }
    : null;
}

/** Issues credits of an invoice; null while it is not known how the workshop invoices, and what the invoice is of. */
export function useCrediting(invoice: Entry<Invoice>) {
  const credit = useCredit();
  const settings = useInvoiceSettings();
  const { workshop } = useWorkshop();
  const ourReference = useOurReference();
  const invoiced = useInvoicedOrder(invoice);
  if (settings.kind !== 'ready' || invoiced === undefined) return null;
  const seller = sellerOf(workshop, settings.data);
  const { hasLengthDigit } = settings.data;
  return {
    /** Why the workshop cannot issue a credit as its settings are. */
    fault: creditFault(seller, invoice.data),
    /** Credits quantities of what was shown, and makes the draft of a new invoice where `isRedone`. */
    async issue(shown: Creditable, quantities: CreditedQuantities, isRedone: boolean) {
      const { data, id } = shown.invoice;
      const credits = shown.credits.map((each) => each.data);
      const parts = creditOf(data, credits, quantities);
      if (!parts) throw new Error(`Nothing of ${id} can be credited so`);
      const content = creditContent(shown.invoice, parts, { seller, ourReference });
      const again = isRedone ? draftOf(data, id, credits, invoiced) : null;
      return credit(content, { hasLengthDigit }, shown.receivable, again);
    },
  };
}
