import { splitGross } from '@/domain/values/vat';
import { deductionsIn } from './deduction';
import { foreignSaleTo, type VatChoice } from './foreignSale';
import type { Buyer, Invoice } from './invoice';
import { invoiceLinesOf } from './invoiceLine';
import { chargedContent, type ChargedContent } from './orderInvoice';

/** What a buyer is charged: as it is, or without Swedish VAT where the sale bears none. */
export function chargedTo(
  buyer: Buyer,
  charged: ChargedContent,
  choice: VatChoice | null,
): ChargedContent & Pick<Invoice, 'foreignSale'> {
  const foreignSale = foreignSaleTo(buyer, choice);
  return { ...(foreignSale === null ? charged : withoutVat(charged)), foreignSale };
}

/** The same at the prices without VAT, each rounded to whole öre, which is what such an invoice states. */
function withoutVat(charged: ChargedContent): ChargedContent {
  const lines = invoiceLinesOf(charged).map((line) => {
    const netOf = (ore: number) =>
      charged.pricesInclVat ? splitGross(ore, line.vatRate).netOre : ore;
    const [unitOre, discountOre] = [netOf(line.unitOre), netOf(line.discountOre)];
    return { ...line, vatRate: 0 as const, unitOre, discountOre };
  });
  const deductions = deductionsIn(charged).map((each) => {
    return { ...each, vatRate: 0 as const, vatOre: 0 };
  });
  return chargedContent(lines, {
    ...{ discountBp: charged.discountBp, pricesInclVat: false, deductions },
  });
}
