import * as v from 'valibot';
import {
  day,
  documentId,
  flag,
  line,
  orNull,
  paragraphs,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { formatDiscount, parseDiscount } from '@/domain/order/lineDraft';
import { orderLimits } from '@/domain/order/order';
import { invoiceLimits } from './invoice';

/** What a person fills in of a draft but its lines. */
export const draftForm = v.object(
  {
    customerId: v.pipe(
      v.nullable(documentId),
      v.check((id) => id !== null, 'Välj vem som ska ha fakturan.'),
    ),
    vehicleId: v.nullable(documentId),
    deliveredOn: v.nullable(day),
    pricesInclVat: flag,
    reference: orNull(line(invoiceLimits.reference, wrongShape)),
    note: paragraphs(invoiceLimits.note),
    discountBp: wholeNumber(parseDiscount, orderLimits.discountBp, formatDiscount),
  },
  wrongShape,
);

export type DraftForm = v.InferOutput<typeof draftForm>;

/** What a person may say of an order's invoice that the order does not. */
export const invoiceFacts = v.pick(draftForm, ['deliveredOn', 'reference', 'note']);

export type InvoiceFacts = v.InferOutput<typeof invoiceFacts>;
