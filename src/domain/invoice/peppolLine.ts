import type { InvoiceLine } from './invoiceLine';
import { amount, category, decimal } from './peppolParts';
import { element, type Xml } from './xml';

/** A line with its amounts without VAT, in öre and positive. */
export interface NetLine {
  line: InvoiceLine;
  /** Before what is taken off the whole. */
  netOre: number;
  /** Before the discount of the line too. */
  fullOre: number;
}

/** The codes of UN/ECE Recommendation 20 for the units. */
const unitCodes: Record<InvoiceLine['unit'], string> = {
  ...{ h: 'HUR', st: 'C62', par: 'PR', l: 'LTR', kg: 'KGM', m: 'MTR' },
};

/** The code of UNCL 5189 for a discount. */
const discountCode = '95';

/** A line of an invoice or a credit note; `place` counts from 0. */
export function lineElement(
  kind: 'Invoice' | 'CreditNote',
  { line, netOre, fullOre }: NetLine,
  place: number,
): Xml {
  const quantity = Math.abs(line.milliQty);
  const name = kind === 'CreditNote' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity';
  const lessOre = line.discountBp === 0 ? 0 : Math.max(fullOre - netOre, 0);
  return element(`cac:${kind}Line`, [
    element('cbc:ID', String(place + 1)),
    element(name, decimal(quantity, 3), { unitCode: unitCodes[line.unit] }),
    amount('cbc:LineExtensionAmount', netOre),
    lessOre === 0
      ? null
      : element('cac:AllowanceCharge', [
          element('cbc:ChargeIndicator', 'false'),
          element('cbc:AllowanceChargeReasonCode', discountCode),
          element('cbc:AllowanceChargeReason', 'Rabatt'),
          element('cbc:MultiplierFactorNumeric', decimal(line.discountBp, 2)),
          amount('cbc:Amount', lessOre),
          amount('cbc:BaseAmount', netOre + lessOre),
        ]),
    element('cac:Item', [
      element('cbc:Name', line.text),
      category('cac:ClassifiedTaxCategory', line.vatRate),
    ]),
    // The price of the quantity, because that of one may have no end of decimals.
    element('cac:Price', [
      amount('cbc:PriceAmount', netOre + lessOre),
      element('cbc:BaseQuantity', decimal(quantity, 3), { unitCode: unitCodes[line.unit] }),
    ]),
  ]);
}
