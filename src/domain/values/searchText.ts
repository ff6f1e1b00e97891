/** Letters that Unicode takes for letters of their own, as those type them who have no such key. */
const plainLetters: Record<string, string> = {
  æ: 'ä',
  ø: 'ö',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  þ: 'th',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ŀ: 'l',
  ĸ: 'k',
  ĳ: 'ij',
  ə: 'e',
  ſ: 's',
};
const withoutKey = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * Makes text ready for search: lower case, é as e, ł as l, ß as ss, while å, ä and ö stay letters of their own; æ and ø, which few
 * Swedes can type, become ä and ö.
 */
export function foldText(text: string): string {
  // Phones type ’ where computers type '.
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (!/[^\n -~åäö]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/(a\u030a|[ao]\u0308)|\p{M}/gu, '$1')
    .normalize('NFC')
    .replace(withoutKey, (letter) => plainLetters[letter] ?? letter);
}

/** The place in a text at which its folded form has this many characters; of a letter that becomes two, the place before it. */
export function placeInText(text: string, foldedPlace: number): number {
  if (foldText(text).length === text.length) return foldedPlace;
  let place = text.length;
  while (foldText(text.slice(0, place)).length > foldedPlace) place -= 1;
  return place;
}

/** Folded text as it is typed where å, ä and ö are missing: a for å and ä, o for ö. */
export function bareText(folded: string): string {
  return folded.replace(/[åä]/g, 'a').replaceAll('ö', 'o');
}

/** A text folded for a search: unless the folded query has å, ä or ö, its a and o also stand for them. */
export function foldFor(query: string, text: string): string {
  return bareText(query) === query ? bareText(foldText(text)) : foldText(text);
}

/** The key that sorts folded text by `<` in the Swedish order, where å, ä and ö follow z. */
export function swedishSortKey(folded: string): string {
  return folded.replaceAll('å', '{').replaceAll('ä', '|').replaceAll('ö', '}');
}

/** Folded text with one space before each word and no other characters between the words. */
export function wordStarts(folded: string): string {
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.replace('  ', ' ');
}
