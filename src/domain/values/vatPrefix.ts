/** The letters before the VAT numbers of countries whose code is another. */
const others: Record<string, string> = { GR: 'EL', AX: 'FI', MC: 'FR', IM: 'GB' };

/** The letters before the VAT numbers of the country with the code. */
export function vatPrefix(country: string): string {
  return others[country] ?? country;
}
