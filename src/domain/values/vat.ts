/**
 * The Swedish VAT rates in per cent (mervärdesskattelag 2023:200, 9 kap.); repairs, parts and washing have
 * 25.
 */
export const vatRates = [25, 12, 6, 0] as const;
/** The rate of nearly all that a workshop sells. */
export const usualVatRate = 25;
export type VatRate = (typeof vatRates)[number];

/** The rate that a text names, `25`; null for any other text. */
export function parseVatRate(text: string): VatRate | null {
  return vatRates.find((rate) => String(rate) === text) ?? null;
}

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

/**
 * Rounds to whole öre, half an öre away from zero, so that a credit note mirrors its invoice; never gives
 * minus zero.
 */
function roundedOre(ore: number): number {
  const rounded = Math.round(Math.abs(ore));
  return ore < 0 && rounded > 0 ? -rounded : rounded;
}
