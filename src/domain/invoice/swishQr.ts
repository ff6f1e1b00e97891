/**
 * The text of the QR code that the Swish app reads: payee, kronor with two decimals, message and a 0 that locks all three
 * (developer.getswish.se, section 6). `C1237856901;659,00;1000173;0` pays 65900 öre for the OCR 1000173.
 */
export function swishQrText(payee: string, payableOre: number, message: string): string {
  if (!Number.isSafeInteger(payableOre) || payableOre <= 0)
    throw new Error('A Swish QR code needs an amount to pay.');
  const kronor = Math.floor(payableOre / 100);
  const ore = String(payableOre % 100).padStart(2, '0');
  return `C${payee};${kronor},${ore};${encodeURIComponent(message)};0`;
}
