import { parseDate, type CalendarDate } from '@internationalized/date';
import { same } from '@/domain/values/same';
import type { VatRate } from '@/domain/values/vat';
import { creditRoundingOre } from './credit';
import { deductionsIn } from './deduction';
import { fitsBuyer } from './foreignSale';
import { type Invoice, ratesOf } from './invoice';
import { invoiceLinesOf } from './invoiceLine';
import { invoiceSettingsLimits } from './invoiceSettings';
import {
  type InvoiceSums,
  invoiceSums,
  leftOf,
  negative,
  sumsOfParts,
  wholeOf,
} from './invoiceSums';

/** A sum that is made of others. */
export type TotalField = 'netOre' | 'vatOre' | 'grossOre' | 'payableOre';

/** Amounts of an invoice or a credit that do not add up, in öre. */
export type SumFault =
  /** The sums of the rates are not those of the lines. */
  | { kind: 'lines' }
  | { kind: 'total'; field: TotalField; statedOre: number; computedOre: number }
  | { kind: 'vat'; vatRate: VatRate; netOre: number; vatOre: number }
  /** The base of a rate, or what is to be paid, has the sign of the other type of document. */
  | { kind: 'baseSign'; vatRate: VatRate; netOre: number }
  | { kind: 'payableSign'; payableOre: number }
  | { kind: 'rounding'; roundingOre: number }
  /** A sale abroad without VAT whose buyer is no company there with a VAT number, or that has VAT all the same. */
  | { kind: 'foreignSale' };

/** Days of an invoice or a credit that cannot be. */
export type DayFault =
  | { kind: 'future'; issuedOn: string }
  | { kind: 'due' | 'lateDue'; issuedOn: string; dueOn: string };

export type InvoiceOwnFault = SumFault | DayFault;

const { paymentDays } = invoiceSettingsLimits;

/** The most that rounding to whole kronor adds or takes, in öre. */
const mostRoundingOre = 50;
/** A device's clock may be fast by as much as the rules allow. */
const fastDays = 1;

/** All that is wrong with an invoice or a credit by itself, read on `today`; empty for one that is right. */
export function invoiceFaults(invoice: Invoice, today: CalendarDate): InvoiceOwnFault[] {
  return [...sumFaults(invoice), ...dayFaults(invoice, today)];
}

/**
 * The amounts of an invoice or a credit that do not add up. A credit is not held against its lines: the last one of several takes what the
 * others have left, see `isOfCreditedLines`.
 */
export function sumFaults(invoice: Invoice): SumFault[] {
  const isCredit = invoice.kind === 'credit';
  const { roundingOre, payableOre } = invoice;
  const rates = ratesOf(invoice);
  const faults: SumFault[] = isCredit || isOfItsLines(invoice) ? [] : [{ kind: 'lines' }];
  for (const { vatRate, netOre, vatOre } of rates) {
    const most = isCredit ? 100 * creditRoundingOre : 100 + 100 * invoice.deductions.length;
    if (Math.abs(100 * vatOre - vatRate * netOre) > most) {
      faults.push({ kind: 'vat', vatRate, netOre, vatOre });
    }
    // A part that another pays may be an öre off for each rate.
    const offOre = isCredit ? netOre - creditRoundingOre : -netOre - invoice.deductions.length;
    if (offOre > 0) faults.push({ kind: 'baseSign', vatRate, netOre });
  }
  const computed = sumsOfParts(rates, (grossOre) => grossOre + roundingOre);
  for (const field of ['netOre', 'vatOre', 'grossOre', 'payableOre'] as const) {
    const [statedOre, computedOre] = [invoice[field], computed[field]];
    if (statedOre !== computedOre) faults.push({ kind: 'total', field, statedOre, computedOre });
  }
  const { foreignSale, buyer } = invoice;
  const isTaxed = rates.some(({ vatRate }) => vatRate > 0);
  if (foreignSale !== null && (isTaxed || !fitsBuyer(foreignSale, buyer))) {
    faults.push({ kind: 'foreignSale' });
  }
  if (Math.abs(roundingOre) > mostRoundingOre) faults.push({ kind: 'rounding', roundingOre });
  if (isCredit ? payableOre > 0 : payableOre < 0) faults.push({ kind: 'payableSign', payableOre });
  return faults;
}

function dayFaults({ issuedOn, dueOn }: Invoice, today: CalendarDate): DayFault[] {
  const issued = parseDate(issuedOn);
  const latest = today.add({ days: fastDays });
  const days = parseDate(dueOn).compare(issued);
  const faults: DayFault[] = [];
  if (issued.compare(latest) > 0) faults.push({ kind: 'future', issuedOn });
  if (days < 0) faults.push({ kind: 'due', issuedOn, dueOn });
  if (days > paymentDays.max) faults.push({ kind: 'lateDue', issuedOn, dueOn });
  return faults;
}

/** Tells whether the rules refuse a credit of all of it, which would give a rate the sign of an invoice. */
export function cannotBeCredited(invoice: Invoice): boolean {
  return sumFaults(invoice).some(({ kind }) => kind === 'baseSign');
}

/** True when the sums of an invoice are those of its lines, per rate. */
function isOfItsLines(invoice: Invoice): boolean {
  const lines = invoiceLinesOf(invoice);
  const sums = invoiceSums({ ...invoice, lines, deductions: deductionsIn(invoice) });
  return same(ratesOf(sums), ratesOf(invoice));
}

/** True when a credit takes off the amounts of its lines, or all that the `former` credits have left of the invoice. */
export function isOfCreditedLines(
  credit: Invoice,
  invoice: Invoice,
  former: readonly Invoice[],
): boolean {
  const all = [invoice, ...former, credit];
  if (leftOf(all).length === 0 && all.reduce((sum, each) => sum + each.payableOre, 0) === 0) {
    return true;
  }
  const lines = invoiceLinesOf(credit).map((line) => ({ ...line, milliQty: -line.milliQty }));
  const { discountBp, pricesInclVat } = credit;
  const { rates } = wholeOf({ lines, discountBp, pricesInclVat });
  const sums = sumsOfParts(negative(rates), (grossOre) => grossOre);
  return same(ratesOf(sums), ratesOf(credit)) && credit.roundingOre === 0;
}

/** The öre that credits take beyond an invoice: of its sum to pay, and of the bases of its rates. */
export function creditedTooMuch(
  invoice: InvoiceSums,
  credits: readonly InvoiceSums[],
): { payableOre: number; rates: { vatRate: VatRate; netOre: number }[] } {
  const all = [invoice, ...credits];
  const payableOre = -all.reduce((sum, each) => sum + each.payableOre, 0);
  return {
    payableOre: Math.max(payableOre, 0),
    rates: leftOf(all).flatMap(({ vatRate, netOre }) =>
      -netOre > creditRoundingOre ? [{ vatRate, netOre: -netOre }] : [],
    ),
  };
}
