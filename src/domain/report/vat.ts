import { type VatRate, vatRates } from '@/domain/values/vat';
import { type Facts, valueOf } from './facts';

/** The invoiced amounts less credits, in öre: a basis for the VAT return, and no return. */
export interface VatBasis {
  /** The rates in use, the highest first. */
  rates: { vatRate: VatRate; netOre: number; vatOre: number }[];
  netOre: number;
  vatOre: number;
  /** The öre that rounding to whole kronor has added, without VAT. */
  roundingOre: number;
}

/** The VAT basis of a period, from its facts. */
export function vatBasis(facts: Facts): VatBasis {
  const rates = vatRates.map((vatRate) => ({
    vatRate,
    netOre: valueOf(facts, 'net', String(vatRate)),
    vatOre: valueOf(facts, 'vat', String(vatRate)),
  }));
  return {
    rates: rates.filter(({ netOre, vatOre }) => netOre !== 0 || vatOre !== 0),
    netOre: valueOf(facts, 'net'),
    vatOre: valueOf(facts, 'vat'),
    roundingOre: valueOf(facts, 'rounding'),
  };
}
