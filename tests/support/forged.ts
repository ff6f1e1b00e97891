import type { InvoiceFields } from '@/domain/invoice/invoice';

/** The sums of an invoice of 10 kr, whose base of 25 % is negative; they add up. */
export const forged: Partial<InvoiceFields> = {
  ...{ net25Ore: -800_000, vat25Ore: -200_000, net0Ore: 1_001_000, netOre: 201_000 },
  ...{ vatOre: -200_000, grossOre: 1000, roundingOre: 0, payableOre: 1000 },
};
