import { hasDiscount } from '@/domain/order/lineDraft';
import type { InvoiceLine } from './invoiceLine';
import type { ForeignSale } from './foreignSale';
import { amount, category, decimal } from './peppolParts';
import { element, type Xml } from './xml';

/** A line with its amounts without VAT, in öre: positive, and negative for a return. */
export interface NetLine {
  /** As it was sold, also on a credit. */
  line: InvoiceLine;
  /** The sale abroad that bears no Swedish VAT; null for one that does. */
  sale: ForeignSale | null;
  /** Before what is taken off the whole. */
  netOre: number;
  /** Before the discount of the line too. */
  fullOre: number;
}

/** The codes of UN/ECE Recommendation 20 for the units. */
const unitCodes: Record<InvoiceLine['unit'], string> = {
  h: 'HUR',
  st: 'C62',
  par: 'PR',
  l: 'LTR',
  kg: 'KGM',
  m: 'MTR',
};

/** The code of UNCL 5189 for a discount. */
const discountCode = '95';

/** A line of an invoice or a credit note; `place` counts from 0. */
export function lineElement(
  kind: 'Invoice' | 'CreditNote',
  { line, sale, netOre, fullOre }: NetLine,
  place: number,
): Xml {
  const { milliQty } = line;
  const base = Math.abs(milliQty);
  const isRate = line.discountOre === 0;
  const name = kind === 'CreditNote' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity';
  // The discount of a return makes less of what it takes off, and so is in its price.
  const lessOre = !hasDiscount(line) || milliQty < 0 ? 0 : Math.max(fullOre - netOre, 0);
  return element(`cac:${kind}Line`, [
    element('cbc:ID', String(place + 1)),
    element(name, decimal(milliQty, 3), { unitCode: unitCodes[line.unit] }),
    amount('cbc:LineExtensionAmount', netOre),
    lessOre === 0
      ? null
      : element('cac:AllowanceCharge', [
          element('cbc:ChargeIndicator', 'false'),
          element('cbc:AllowanceChargeReasonCode', discountCode),
          element('cbc:AllowanceChargeReason', 'Rabatt'),
          isRate ? element('cbc:MultiplierFactorNumeric', decimal(line.discountBp, 2)) : null,
          amount('cbc:Amount', lessOre),
          isRate ? amount('cbc:BaseAmount', netOre + lessOre) : null,
        ]),
    element('cac:Item', [
      element('cbc:Name', line.text),
      category('cac:ClassifiedTaxCategory', line.vatRate, sale),
    ]),
    // The price of the quantity, because that of one may have no end of decimals. No price is negative (BR-27).
    element('cac:Price', [
      amount('cbc:PriceAmount', Math.abs(netOre) + lessOre),
      element('cbc:BaseQuantity', decimal(base, 3), { unitCode: unitCodes[line.unit] }),
    ]),
  ]);
}
