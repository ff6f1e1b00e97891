import { lineOre, splitByWeight } from '@/domain/order/orderSums';
import { splitGross, vatRates } from '@/domain/values/vat';
import { opposite } from './invoiceSums';
import type { InvoiceLine } from './invoiceLine';

/**
 * The amounts of lines without VAT, in öre, which add up per rate to the net of the lines' sum: VAT is computed on the sum of a rate
 * and not per line, so that the largest remainders get the odd öre.
 */
export function lineNets(lines: readonly InvoiceLine[], pricesInclVat: boolean): number[] {
  const amounts = lines.map(lineOre);
  if (!pricesInclVat) return amounts;
  const nets = lines.map(() => 0);
  for (const rate of vatRates) {
    const places = lines.flatMap(({ vatRate }, place) => (vatRate === rate ? [place] : []));
    const own = places.map((place) => amounts[place] ?? 0);
    const whole = own.reduce((sum, ore) => sum + ore, 0);
    const isCredit = whole < 0;
    const { netOre } = splitGross(whole, rate);
    const weights = own.map((ore) => Math.abs(ore));
    const shares = splitByWeight(Math.abs(netOre), weights);
    places.forEach((place, at) => {
      const share = shares[at] ?? 0;
      nets[place] = isCredit ? opposite(share) : share;
    });
  }
  return nets;
}
