/** A number of payments: `1 betalning`, `12 betalningar`. */
export function paymentsText(count: number): string {
  return count === 1 ? '1 betalning' : `${count.toLocaleString('sv-SE')} betalningar`;
}
