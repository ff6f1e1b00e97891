const list = new Intl.ListFormat('sv-SE');

/** Texts as a sentence has them: `2, 5 och 9`. */
export function listed(texts: readonly string[]): string {
  return list.format(texts);
}
