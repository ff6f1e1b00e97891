/**
 * Returns how often a test repeats what it is about: `full` times, or `few` times where CI asks for a short run
 * (`AMOUNT=few`).
 */
export function amount(full: number, few: number): number {
  return process.env.AMOUNT === 'few' ? few : full;
}
