import { linesOf, orderLimits, orderName, type WorkOrder } from '@/domain/order/order';
import { ceilingOf } from '@/domain/order/priceCeiling';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { chargedFault, chargedTo } from './chargedTo';
import { deductionsIn } from './deduction';
import type { TaxedBuyer } from './foreignSale';
import { type Invoice, invoiceName } from './invoice';
import type { InvoiceContent } from './invoiceContent';
import type { InvoiceDraftFields } from './invoiceDraft';
import { invoiceLinesOf } from './invoiceLine';
import { type InvoiceSums, overtakenRate, wholeOf } from './invoiceSums';
import { chargedContent, replacedAfter, restOfOrder, returnFault } from './orderInvoice';
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
    kind: 'invoice',
    creditsId: null,
    orderId,
    vehicleId,
    deliveredOn,
    note,
    ...named,
    about: draft.about ?? named.about,
    ...chargedTo(
      named.buyer,
      chargedContent(
        invoiceLinesOf(draft),
        { discountBp, pricesInclVat, deductions: deductionsIn(draft) },
        pricesInclVat ? agreedOre(order) : null,
      ),
      draft.vatChoice,
    ),
  };
}

/** The sum of the invoice that a draft becomes, in öre: without VAT where the sale to its buyer bears none. */
export function draftOre(draft: InvoiceDraftFields, buyer: TaxedBuyer | undefined): number {
  const { discountBp, pricesInclVat, vatChoice } = draft;
  const deductions = deductionsIn(draft);
  const charged = chargedContent(invoiceLinesOf(draft), { discountBp, pricesInclVat, deductions });
  return (buyer ? chargedTo(buyer, charged, vatChoice) : charged).grossOre;
}

/**
 * The reason why a draft of an invoiced order may not replace a credited invoice; null when it may. Several that replace one are
 * together no more than it was.
 */
function replacedFault(
  { replacesId }: InvoiceDraftFields,
  grossOre: number,
  { id, data }: Pick<Entry<WorkOrder>, 'id' | 'data'>,
  issued: readonly Entry<Invoice>[],
): string | null {
  const replaced = issued.find((each) => each.id === replacesId);
  if (replacesId === null || !replaced || !data.invoiceIds.includes(replacesId))
    return `${orderName(id)} är redan fakturerad. Kreditera fakturan och gör om den.`;
  const isMore =
    replacesId in data.replacedOre &&
    (replacedAfter(data, replacesId, { grossOre })[replacesId] ?? 0) > replaced.data.grossOre;
  return isMore
    ? `${invoiceName(replacesId)} är redan gjord om, och det här är mer än resten av den. Kreditera och gör om den som kom i stället.`
    : null;
}

/**
 * The fault that keeps a draft from being issued as it is; null without one. `issued` holds the invoices of its order and their
 * credits.
 */
export function draftFault(
  draft: InvoiceDraftFields,
  sums: InvoiceSums & Pick<Invoice, 'foreignSale'>,
  order: OfOrder,
  issued: readonly Entry<Invoice>[],
): InvoiceFault | null {
  const fault = (text: string): InvoiceFault => ({ text, at: 'here' });
  if (draft.lines.length === 0) return fault('Lägg till minst en rad.');
  const returned = returnFault(invoiceLinesOf(draft), draft);
  if (returned !== null) return fault(returned);
  const { grossOre } = sums;
  const charged = chargedFault(sums);
  if (charged !== null) return charged;
  if (grossOre < 0) return fault('Avdragen är mer än raderna. Kontrollera raderna.');
  const overRate = overtakenRate(sums, draft.deductions);
  if (overRate !== null)
    return fault(`Avdragen är mer än raderna med ${overRate} % moms. Kontrollera raderna.`);
  if (!order) return null;
  const { stage, invoiceIds } = order.data;
  if (stage !== 'ready' && stage !== 'invoiced')
    return fault(`${orderName(order.id)} är inte klar att fakturera.`);
  if (invoiceIds.length >= orderLimits.invoices.max)
    return fault(
      `${orderName(order.id)} har redan ${invoiceIds.length} fakturor, och fler tar den inte.`,
    );
  if (stage === 'invoiced') {
    const text = replacedFault(draft, grossOre, order, issued);
    if (text !== null) return fault(text);
  }
  const issuedOre = issued.reduce((sum, { data }) => sum + data.grossOre, 0);
  if (issuedOre > 0 && issuedOre + grossOre > restOfOrder(order.data, []).grossOre) {
    return fault(
      `${orderName(order.id)} är redan fakturerad med ${formatMoney(issuedOre)}, och det här är mer än resten.`,
    );
  }
  const ceilingOre = agreedOre(order);
  if (ceilingOre === null) return null;
  const { pricesInclVat } = order.data;
  if (draft.pricesInclVat !== pricesInclVat) {
    const vat = pricesInclVat ? 'inkl.' : 'exkl.';
    return fault(
      `${orderName(order.id)} är avtalad med priser ${vat} moms. Välj det på utkastet, och kontrollera priserna.`,
    );
  }
  const whole = wholeOf({ ...draft, lines: invoiceLinesOf(draft) });
  const overOre = whole.linesOre - whole.discountOre - ceilingOre;
  return overOre > 0
    ? fault(
        `Raderna är ${formatMoney(overOre)} över det som kunden har godkänt på ${orderName(order.id)}.`,
      )
    : null;
}
