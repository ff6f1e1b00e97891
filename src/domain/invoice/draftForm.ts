import * as v from 'valibot';
import {
  day,
  documentId,
  flag,
  line,
  orNull,
  paragraphs,
  wrongShape,
} from '@/domain/values/fields';
import { vatChoices } from './foreignSale';
import { invoiceLimits } from './invoice';

/** The fields of a draft that a person fills in, without its lines and the discount on them. */
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
    vatChoice: v.nullable(v.picklist(vatChoices, wrongShape)),
  },
  wrongShape,
);

export type DraftForm = v.InferOutput<typeof draftForm>;

/** The facts of an order's invoice that a person fills in because the order lacks them. */
export const invoiceFacts = v.pick(draftForm, ['deliveredOn', 'reference', 'note', 'vatChoice']);

export type InvoiceFacts = v.InferOutput<typeof invoiceFacts>;
