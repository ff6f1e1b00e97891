/**
 * Text as it is searched: lower case, é as e and ü as u, while å, ä and ö stay letters of their own;
 * æ and ø, which few Swedes can type, are ä and ö.
 */
export function foldText(text: string): string {
  // Phones type ’ where computers type '.
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (!/[^\n -~åäö]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/(?<!a)\u030a|(?<![ao])\u0308|(?![\u030a\u0308])\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('æ', 'ä')
    .replaceAll('ø', 'ö');
}

/** What to compare by `<` to sort folded text as in Swedish, where å, ä and ö follow z. */
export function swedishSortKey(folded: string): string {
  return folded.replaceAll('å', '{').replaceAll('ä', '|').replaceAll('ö', '}');
}

/** Folded text with one space before each of its words and nothing else between them. */
export function wordStarts(folded: string): string {
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.replace('  ', ' ');
}
