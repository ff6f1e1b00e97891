import { linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { ceilingOf } from '@/domain/order/priceCeiling';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { deductionsIn } from './deduction';
import type { InvoiceContent } from './invoiceContent';
import type { InvoiceDraftFields } from './invoiceDraft';
import { invoiceLinesOf } from './invoiceLine';
import { wholeOf } from './invoiceSums';
import { chargedContent } from './orderInvoice';
import { type InvoiceFault, type Parties, partiesOf } from './parties';

/** The order that a draft is about. */
type OfOrder = Pick<Entry<WorkOrder>, 'id' | 'data'> | null;

/** The most that the customer has agreed to, in öre, with or without VAT as the order has its prices; null without a limit. */
function agreedOre(order: OfOrder): number | null {
  return (
    order &&
    ceilingOf(
      linesOf(order.data).map(({ line }) => line),
      order.data,
    )
  );
}

/** The invoice that a draft becomes; one about an order is not rounded over what its customer has agreed to. */
export function contentOfDraft(
  draft: InvoiceDraftFields,
  parties: Parties,
  order: OfOrder,
): InvoiceContent {
  const { orderId, vehicleId, deliveredOn, reference, note, discountBp, pricesInclVat } = draft;
  const named = partiesOf(parties, reference);
  return {
    ...{ kind: 'invoice', creditsId: null, orderId, vehicleId, deliveredOn, note },
    ...{ ...named, about: draft.about ?? named.about },
    ...chargedContent(
      invoiceLinesOf(draft),
      { discountBp, pricesInclVat, deductions: deductionsIn(draft) },
      pricesInclVat ? agreedOre(order) : null,
    ),
  };
}

/** Why a draft cannot be issued as it is; null when it can. */
export function draftFault(
  draft: InvoiceDraftFields,
  { grossOre }: Pick<InvoiceContent, 'grossOre'>,
  order: OfOrder,
): InvoiceFault | null {
  const fault = (text: string): InvoiceFault => ({ text, at: 'here' });
  if (draft.lines.length === 0) return fault('Lägg till minst en rad.');
  if (grossOre < 0) return fault('Avdragen är mer än raderna. Kontrollera raderna.');
  const ceilingOre = agreedOre(order);
  if (!order || ceilingOre === null) return null;
  const { pricesInclVat } = order.data;
  if (draft.pricesInclVat !== pricesInclVat) {
    const vat = pricesInclVat ? 'inkl.' : 'exkl.';
    return fault(`${orderName(order.id)} är avtalad med priser ${vat} moms. Välj det på utkastet.`);
  }
  const { linesOre, discountOre } = wholeOf({ ...draft, lines: invoiceLinesOf(draft) });
  const overOre = linesOre - discountOre - ceilingOre;
  return overOre > 0
    ? fault(
        `Raderna är ${formatMoney(overOre)} över det som kunden har godkänt på ${orderName(order.id)}.`,
      )
    : null;
}
