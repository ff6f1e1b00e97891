import { ledgerFees } from './gapAlarm';

const whole = new Intl.NumberFormat('sv-SE');

/** Shows whole kronor as `12 500 kr`, with no-break spaces. */
export function formatKronor(kronor: number): string {
  return `${whole.format(kronor)}\u00a0kr`;
}

/** The fees at stake while somebody works without being in the ledger (SFL 50 kap. 3–4 §§). */
export const feeRisk = `risk ${whole.format(ledgerFees.ledger)} + ${formatKronor(ledgerFees.person)} per person`;
