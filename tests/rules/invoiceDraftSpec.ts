import { vatChoices } from '@/domain/invoice/foreignSale';
import { invoiceLimits } from '@/domain/invoice/invoice';
import { lineLimits } from '@/domain/order/orderLine';
import {
  type DocumentSpec,
  flag,
  integer,
  later,
  listOf,
  oneOf,
  orNull,
  pattern,
  text,
} from './fieldSpecs';
import { invoiceLine } from './invoiceWorld';
import { id } from './registerSpecs';

export const day = pattern(
  /^\d{4}-\d{2}-\d{2}$/,
  ['2026-11-20', '2027-02-28'],
  ['2026-11-2', '20261120', '2026-11-20 ', 'igår', '2026-11-20T10:00'],
);

const draftLines = (max: number) =>
  listOf(
    (row) => /^[^\n\r]{1,300}$/u.test(row),
    [invoiceLine, 'å'.repeat(300)],
    ['', 'å'.repeat(301), 'a\nb', 'a\r'],
    max,
  );

/** A draft of an invoice. */
export const draftSpec: DocumentSpec = {
  orderId: orNull(id),
  vehicleId: orNull(id),
  customerId: orNull(id),
  replacesId: orNull(
    pattern(/^F[1-9]\d{0,7}$/, ['F1', 'F99999999'], ['G1', 'F0', 'F100000000', '1', 'F1x']),
  ),
  deliveredOn: orNull(day),
  about: orNull(text(invoiceLimits.about)),
  reference: orNull(text(invoiceLimits.reference)),
  note: orNull(text(invoiceLimits.note)),
  pricesInclVat: flag,
  lines: draftLines(invoiceLimits.lines.max),
  discountBp: integer(lineLimits.discountBp),
  deductions: draftLines(invoiceLimits.deductions.max),
  vatChoice: later(orNull(oneOf(vatChoices))),
};
