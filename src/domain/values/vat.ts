/**
 * The Swedish VAT rates in per cent (mervärdesskattelag 2023:200, 9 kap.); repairs, parts and washing have
 * 25.
 */
export const vatRates = [25, 12, 6, 0] as const;
export type VatRate = (typeof vatRates)[number];

export type VatTotal = { vatRate: VatRate; netOre: number; vatOre: number; grossOre: number };

/** Splits an amount including VAT, in öre, rounding the VAT to whole öre. */
export function splitGross(grossOre: number, vatRate: VatRate): VatTotal {
  const vatOre = roundedOre((grossOre * vatRate) / (100 + vatRate));
  return { vatRate, netOre: grossOre - vatOre, vatOre, grossOre };
}

/** Adds VAT to an amount excluding it, in öre, rounding the VAT to whole öre. */
export function splitNet(netOre: number, vatRate: VatRate): VatTotal {
  const vatOre = roundedOre((netOre * vatRate) / 100);
  return { vatRate, netOre, vatOre, grossOre: netOre + vatOre };
}

/** Net, VAT and gross per rate over a whole document, never per line, so that the öre add up. */
export function vatPerRate(
  lines: readonly { ore: number; vatRate: VatRate }[],
  split: typeof splitGross | typeof splitNet,
): VatTotal[] {
  return vatRates.flatMap((vatRate) => {
    const ofRate = lines.filter((line) => line.vatRate === vatRate);
    if (ofRate.length === 0) return [];
    return [
      split(
        ofRate.reduce((sum, line) => sum + line.ore, 0),
        vatRate,
      ),
    ];
  });
}

/**
 * Rounds to whole öre, half an öre away from zero, so that a credit note mirrors its invoice; never gives
 * minus zero.
 */
function roundedOre(ore: number): number {
  const rounded = Math.round(Math.abs(ore));
  return ore < 0 && rounded > 0 ? -rounded : rounded;
}
