import * as v from 'valibot';
import { lineKinds, lineLimits, lineUnits, type OrderLine } from '@/domain/order/orderLine';
import { cellText } from '@/domain/values/cellText';
import { wrongShape } from '@/domain/values/fields';
import { vatRates } from '@/domain/values/vat';

/** A line of an invoice; a credited line has a negative quantity. */
export type InvoiceLine = Pick<
  OrderLine,
  'kind' | 'milliQty' | 'unit' | 'unitOre' | 'discountBp' | 'vatRate' | 'text'
>;

function integer(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^(0|-?[1-9]\d{0,11})$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
}

const cells = v.strictTuple([
  v.picklist(lineKinds),
  v.pipe(
    integer(-lineLimits.milliQty.max, lineLimits.milliQty.max),
    v.check((milliQty) => milliQty !== 0),
  ),
  v.picklist(lineUnits),
  integer(lineLimits.unitOre.min, lineLimits.unitOre.max),
  integer(lineLimits.discountBp.min, lineLimits.discountBp.max),
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.picklist(vatRates)),
  v.pipe(v.string(), v.minLength(lineLimits.text.min), v.regex(/^[^\n\r]*$/)),
]);

/** Reads a stored line of an invoice; null for a text that is no line. */
export function parseInvoiceLine(stored: string): InvoiceLine | null {
  const read = v.safeParse(cells, stored.split('|'));
  if (!read.success) return null;
  const [kind, milliQty, unit, unitOre, discountBp, vatRate, text] = read.output;
  return { kind, milliQty, unit, unitOre, discountBp, vatRate, text };
}

/** The lines of an invoice, in their order. */
export function invoiceLinesOf({ lines }: { lines: readonly string[] }): InvoiceLine[] {
  return lines.flatMap((stored) => parseInvoiceLine(stored) ?? []);
}

/** Writes a line as it is stored: `part|1000|st|12500|0|25|Oljefilter`. */
export function formatInvoiceLine(line: InvoiceLine): string {
  const { kind, milliQty, unit, unitOre, discountBp, vatRate, text } = line;
  return [kind, milliQty, unit, unitOre, discountBp, vatRate, cellText(text)].join('|');
}

/** A stored line of an invoice. */
export const storedInvoiceLine = v.pipe(
  v.string(wrongShape),
  v.check((stored) => parseInvoiceLine(stored) !== null, wrongShape),
);
