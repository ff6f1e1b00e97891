import { noDiscount } from '@/domain/order/orderLine';
import * as v from 'valibot';
import {
  day,
  documentId,
  flag,
  line,
  orNull,
  paragraphs,
  serverTimes,
  wrongShape,
} from '@/domain/values/fields';
import { vatChoices } from './foreignSale';
import { invoiceLimits } from './invoice';
import { formatInvoiceLine, storedInvoiceLine } from './invoiceLine';

/**
 * A document of `workshops/{id}/invoiceDrafts`: an invoice that is not issued and has no number, such as one that is not
 * about an order, or the copy of a credited one.
 */
export const invoiceDraftDocument = v.object(
  {
    orderId: v.nullable(documentId),
    vehicleId: v.nullable(documentId),
    customerId: v.nullable(documentId),
    /** The credited invoice in whose place it is issued. */
    replacesId: v.nullable(documentId),
    /** Null for the day on which it is issued. */
    deliveredOn: v.nullable(day),
    about: orNull(line(invoiceLimits.about, wrongShape)),
    /** The customer's reference, where it is another than on the card. */
    reference: orNull(line(invoiceLimits.reference, wrongShape)),
    note: paragraphs(invoiceLimits.note),
    pricesInclVat: flag,
    lines: v.array(storedInvoiceLine, wrongShape),
    discountBp: v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)),
    deductions: v.array(v.string(wrongShape), wrongShape),
    /** The choice about the VAT of a sale abroad. */
    vatChoice: v.optional(v.nullable(v.picklist(vatChoices, wrongShape)), null),
    ...serverTimes,
  },
  wrongShape,
);

export type InvoiceDraft = v.InferOutput<typeof invoiceDraftDocument>;
export type InvoiceDraftFields = Omit<InvoiceDraft, 'createdAt' | 'updatedAt'>;

/** The Swedish names of the fields. */
export const invoiceDraftLabels: Record<keyof InvoiceDraftFields, string> = {
  orderId: 'Arbetsorder',
  vehicleId: 'Fordon',
  customerId: 'Kund',
  replacesId: 'Ersätter faktura',
  deliveredOn: 'Leveransdag',
  about: 'Avser',
  reference: 'Er referens',
  note: 'Meddelande',
  pricesInclVat: 'Priser med moms',
  lines: 'Rader',
  discountBp: 'Rabatt på hela fakturan',
  deductions: 'Avdrag',
  vatChoice: 'Moms vid försäljning utomlands',
};

/** The fields of a draft, without its stamps. */
export function fieldsOfDraft(draft: InvoiceDraft): InvoiceDraftFields {
  const { orderId, vehicleId, customerId, replacesId, deliveredOn, about, reference } = draft;
  const { note, pricesInclVat, lines, discountBp, deductions, vatChoice } = draft;
  return {
    orderId,
    vehicleId,
    customerId,
    replacesId,
    deliveredOn,
    about,
    reference,
    note,
    pricesInclVat,
    lines,
    discountBp,
    deductions,
    vatChoice,
  };
}

/** An empty draft. */
export const newInvoiceDraft: InvoiceDraftFields = {
  orderId: null,
  vehicleId: null,
  customerId: null,
  replacesId: null,
  deliveredOn: null,
  about: null,
  reference: null,
  note: null,
  pricesInclVat: true,
  lines: [],
  discountBp: 0,
  deductions: [],
  vatChoice: null,
};

/**
 * A draft about the fee for a reminder of an invoice, in öre. It pays for a cost and not for a service, so it is without VAT (lag
 * 1981:739, 2 §).
 */
export function feeDraft(
  { number, customerId }: { number: number; customerId: string | null },
  feeOre: number,
): InvoiceDraftFields {
  const line = formatInvoiceLine({
    kind: 'package',
    milliQty: 1000,
    unit: 'st',
    unitOre: feeOre,
    ...noDiscount,
    vatRate: 0,
    text: `Påminnelseavgift, faktura ${number}`,
  });
  // A fee is no sale, also to a company abroad.
  return { ...newInvoiceDraft, customerId, lines: [line], vatChoice: 'domestic' };
}
