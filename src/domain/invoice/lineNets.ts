import { lineOre } from '@/domain/order/orderSums';
import { sum } from '@/domain/values/sum';
import { splitGross, type VatRate, vatRates } from '@/domain/values/vat';
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
    // A credit has the opposite amounts of what it credits, to the öre.
    const isCredit = sum(own) < 0;
    const shares = netShares(isCredit ? own.map(opposite) : own, rate);
    places.forEach((place, at) => {
      const share = shares[at] ?? 0;
      nets[place] = isCredit ? opposite(share) : share;
    });
  }
  return nets;
}

/**
 * The amounts without VAT of amounts with VAT of one rate, in öre: each is rounded down, and the largest remainders get what is left
 * to the net of their sum. Returns may make that sum nothing, so that it gives no weights to split by.
 */
function netShares(amounts: readonly number[], rate: VatRate): number[] {
  const divisor = 100 + rate;
  const floors = amounts.map((ore) => Math.floor((ore * 100) / divisor));
  const left = splitGross(sum(amounts), rate).netOre - sum(floors);
  const byRemainder = amounts
    .map((ore, place) => ({ place, remainder: ore * 100 - (floors[place] ?? 0) * divisor }))
    .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place);
  for (const { place } of byRemainder.slice(0, left)) floors[place] = (floors[place] ?? 0) + 1;
  return floors;
}
