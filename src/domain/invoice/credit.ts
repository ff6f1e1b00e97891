import { type Invoice, ratesOf } from './invoice';
import { roundHalfAway } from '@/domain/order/orderSums';
import { formatInvoiceLine, type InvoiceLine, invoiceLinesOf } from './invoiceLine';
import { type InvoiceSums, leftOf, negative, opposite, sumsOfParts, wholeOf } from './invoiceSums';

/**
 * The most credits of one invoice. Each part may be off by as much as its VAT is rounded, and the last takes all of that:
 * the rules allow 30 öre per rate.
 */
export const mostCredits = 40;

/** The most that the credits of one invoice are rounded by for each rate, in öre; the last one takes all of it. */
export const creditRoundingOre = 30;

/**
 * A line of an invoice that can be credited, and how much of it is left, in thousandths of its unit; less than nothing of a line
 * that was a return.
 */
export interface CreditableLine {
  /** The place of the line on the invoice. */
  place: number;
  line: InvoiceLine;
  leftMilliQty: number;
}

/** The credited quantity of each line, by its place on the invoice, in thousandths of its unit and with the sign of the line. */
export type CreditedQuantities = ReadonlyMap<number, number>;

type Credited = Pick<Invoice, 'lines' | 'deductions' | 'discountBp' | 'pricesInclVat'> &
  InvoiceSums;

/**
 * Tells whether a line is a part of another: they differ in quantity alone, and an amount that is taken off is the part's share of
 * it, but for an öre of rounding. A sale and its return are two lines.
 */
function isShareOf(part: InvoiceLine, line: InvoiceLine): boolean {
  const shareOre = (line.discountOre * part.milliQty) / line.milliQty;
  return (
    Math.sign(part.milliQty) === Math.sign(line.milliQty) &&
    Math.abs(part.discountOre - shareOre) <= 1 &&
    (['kind', 'unit', 'unitOre', 'discountBp', 'vatRate', 'text'] as const).every(
      (key) => part[key] === line[key],
    )
  );
}

/** Gives a quantity of what is left of a line. All its parts together have the amount that is taken off it, to the öre. */
export function partOfLine({ line, leftMilliQty }: CreditableLine, milliQty: number): InvoiceLine {
  const offUntil = (left: number) =>
    roundHalfAway((line.discountOre * (line.milliQty - left)) / line.milliQty);
  const discountOre = offUntil(leftMilliQty - milliQty) - offUntil(leftMilliQty);
  return { ...line, milliQty, discountOre };
}

const isMoreOf = (milliQty: number, ofMilliQty: number) =>
  Math.sign(milliQty) !== Math.sign(ofMilliQty) || Math.abs(milliQty) > Math.abs(ofMilliQty);

/** The lines of an invoice with what former credits have left of each. */
export function creditableLines(
  invoice: Pick<Invoice, 'lines'>,
  credits: readonly Pick<Invoice, 'lines'>[],
): CreditableLine[] {
  const lines = invoiceLinesOf(invoice);
  const left = lines.map(({ milliQty }) => milliQty);
  for (const credited of credits.flatMap(invoiceLinesOf)) {
    const part = { ...credited, milliQty: -credited.milliQty };
    let rest = part.milliQty;
    for (const [place, line] of lines.entries()) {
      if (!isShareOf(part, line)) continue;
      const most = left[place] ?? 0;
      const taken = part.milliQty > 0 ? Math.min(rest, most) : Math.max(rest, most);
      left[place] = most - taken;
      rest -= taken;
    }
  }
  return lines.map((line, place) => ({ place, line, leftMilliQty: left[place] ?? 0 }));
}

/** All quantities that former credits have left to credit. */
export function allThatIsLeft(lines: readonly CreditableLine[]): CreditedQuantities {
  return new Map(lines.map(({ place, leftMilliQty }) => [place, leftMilliQty]));
}

/** The lines, deductions and sums of a credit. */
export type CreditParts = Pick<Invoice, 'lines' | 'deductions'> & InvoiceSums;

/**
 * A credit of quantities of an invoice's lines. A part is computed by itself and not rounded to kronor; the one that completes
 * the former ones takes all that is left of the invoice, to the öre. Null where nothing is credited, or more than is left.
 */
export function creditOf(
  invoice: Credited,
  credits: readonly (Pick<Invoice, 'lines'> & InvoiceSums)[],
  quantities: CreditedQuantities,
): CreditParts | null {
  const creditable = creditableLines(invoice, credits);
  const taken = creditable.flatMap((each) => {
    const milliQty = quantities.get(each.place) ?? 0;
    return milliQty === 0 ? [] : [partOfLine(each, milliQty)];
  });
  const isOver = creditable.some(({ place, leftMilliQty }) => {
    const milliQty = quantities.get(place) ?? 0;
    return milliQty !== 0 && isMoreOf(milliQty, leftMilliQty);
  });
  if (taken.length === 0 || isOver || credits.length >= mostCredits) return null;
  const lines = taken.map((line) => formatInvoiceLine({ ...line, milliQty: -line.milliQty }));
  const isRest = creditable.every(
    ({ place, leftMilliQty }) => (quantities.get(place) ?? 0) === leftMilliQty,
  );
  const payableLeft = [invoice, ...credits].reduce((sum, each) => sum + each.payableOre, 0);
  if (isRest) {
    return {
      lines,
      deductions: credits.length === 0 ? invoice.deductions : [],
      ...sumsOfParts(negative(leftOf([invoice, ...credits])), () => opposite(payableLeft)),
    };
  }
  const { discountBp, pricesInclVat } = invoice;
  const { rates } = wholeOf({ lines: taken, discountBp, pricesInclVat });
  const sums = sumsOfParts(negative(rates), (grossOre) => grossOre);
  // The lines of an invoice of which another pays a part, or with a return, are more than what is invoiced, also of one rate
  // alone. A return that is credited by itself adds to what is to be paid, which no credit does.
  const isMore =
    -sums.payableOre > payableLeft ||
    leftOf([invoice, ...credits, sums]).some(({ netOre }) => netOre < -creditRoundingOre) ||
    ratesOf(sums).some(({ netOre }) => netOre > 0);
  return isMore ? null : { lines, deductions: [], ...sums };
}
