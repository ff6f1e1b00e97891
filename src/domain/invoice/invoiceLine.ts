import * as v from 'valibot';
import {
  discountCell,
  lineKinds,
  lineLimits,
  lineUnits,
  type OrderLine,
  storedDiscount,
  storedInteger,
  storedQuantity,
} from '@/domain/order/orderLine';
import { cellText } from '@/domain/values/cellText';
import { wrongShape } from '@/domain/values/fields';
import { vatRates } from '@/domain/values/vat';

/** A line of an invoice. A credit has the opposite quantities of the lines that it credits. */
export type InvoiceLine = Pick<
  OrderLine,
  'kind' | 'milliQty' | 'unit' | 'unitOre' | 'discountBp' | 'discountOre' | 'vatRate' | 'text'
>;

const cells = v.strictTuple([
  v.picklist(lineKinds),
  storedQuantity,
  v.picklist(lineUnits),
  storedInteger(lineLimits.unitOre),
  storedDiscount,
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.picklist(vatRates)),
  v.pipe(v.string(), v.minLength(lineLimits.text.min), v.regex(/^[^\n\r]*$/)),
]);

/** Reads a stored line of an invoice; null for a text that is no line. */
export function parseInvoiceLine(stored: string): InvoiceLine | null {
  const read = v.safeParse(cells, stored.split('|'));
  if (!read.success) return null;
  const [kind, milliQty, unit, unitOre, discount, vatRate, text] = read.output;
  return { kind, milliQty, unit, unitOre, ...discount, vatRate, text };
}

/** The lines of an invoice, in their order. */
export function invoiceLinesOf({ lines }: { lines: readonly string[] }): InvoiceLine[] {
  return lines.flatMap((stored) => parseInvoiceLine(stored) ?? []);
}

/** Writes a line as it is stored: `part|1000|st|12500|0|25|Oljefilter`. */
export function formatInvoiceLine(line: InvoiceLine): string {
  const { kind, milliQty, unit, unitOre, vatRate, text } = line;
  return [kind, milliQty, unit, unitOre, discountCell(line), vatRate, cellText(text)].join('|');
}

/** A stored line of an invoice. */
export const storedInvoiceLine = v.pipe(
  v.string(wrongShape),
  v.check((stored) => parseInvoiceLine(stored) !== null, wrongShape),
);
