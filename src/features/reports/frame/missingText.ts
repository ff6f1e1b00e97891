/** Tells how many days of a period, and of those that it is compared with, are not counted; there is one at least. */
export function missingText(missing: number, earlier: number): string {
  const days = (count: number) =>
    count === 1 ? '1 dag' : `${count.toLocaleString('sv-SE')} dagar`;
  const not = (count: number) => `är inte ${count === 1 ? 'räknad' : 'räknade'} än`;
  if (missing === 0) return `${days(earlier)} i det som perioden jämförs med ${not(earlier)}.`;
  const also = earlier === 0 ? '' : `, och ${days(earlier)} i det som den jämförs med`;
  return `${days(missing)} i perioden ${not(missing)}${also}.`;
}
