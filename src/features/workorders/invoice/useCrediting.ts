import { useCredit } from '@/data/crediting';
import { useInvoiceSettings } from '@/data/invoiceSettings';
import { useWorkshop } from '@/data/WorkshopContext';
import { creditOf, type CreditedQuantities } from '@/domain/invoice/credit';
import { creditContent } from '@/domain/invoice/creditContent';
import type { Invoice } from '@/domain/invoice/invoice';
import { draftOf } from '@/domain/invoice/invoiceDraft';
import { creditFault, sellerOf } from '@/domain/invoice/parties';
import type { Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import { useOurReference } from './useOurReference';

/** An invoice with its credits and what is owed for it, all as they were shown together. */
export interface Creditable {
  invoice: Entry<Invoice>;
  credits: readonly Entry<Invoice>[];
  receivable: Entry<Receivable>;
}

/** Issues credits of an invoice; null while it is not known how the workshop invoices. */
export function useCrediting(invoice: Entry<Invoice>) {
  const credit = useCredit();
  const settings = useInvoiceSettings();
  const { workshop } = useWorkshop();
  const ourReference = useOurReference();
  if (settings.kind !== 'ready') return null;
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
      const again = isRedone ? draftOf(data, id, credits) : null;
      return credit(content, { hasLengthDigit }, shown.receivable, again);
    },
  };
}
