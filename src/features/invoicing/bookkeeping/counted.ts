/** A number with its noun: `1 faktura`, `3 fakturor`. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
