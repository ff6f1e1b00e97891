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
import { type Invoice, invoiceLimits } from './invoice';
import { storedInvoiceLine } from './invoiceLine';

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
};

/** What a draft says, without its stamps. */
export function fieldsOfDraft(draft: InvoiceDraft): InvoiceDraftFields {
  const { orderId, vehicleId, customerId, replacesId, deliveredOn, about, reference } = draft;
  const { note, pricesInclVat, lines, discountBp, deductions } = draft;
  return {
    ...{ orderId, vehicleId, customerId, replacesId, deliveredOn, about, reference },
    ...{ note, pricesInclVat, lines, discountBp, deductions },
  };
}

/** An empty draft. */
export const newInvoiceDraft: InvoiceDraftFields = {
  ...{ orderId: null, vehicleId: null, customerId: null, replacesId: null, deliveredOn: null },
  ...{ about: null, reference: null, note: null, pricesInclVat: true, lines: [], discountBp: 0 },
  deductions: [],
};

/** The draft that is issued in the place of a credited invoice: as it was, to be changed. */
export function draftOf(invoice: Invoice, id: string): InvoiceDraftFields {
  const { orderId, vehicleId, customerId, deliveredOn, about, note, pricesInclVat } = invoice;
  const { lines, discountBp, deductions, buyer } = invoice;
  return {
    ...{ orderId, vehicleId, customerId, replacesId: id, deliveredOn, about, note, pricesInclVat },
    ...{ lines, discountBp, deductions, reference: buyer.reference },
  };
}
