/** Marks that Swedish texts have between words and numbers. */
const marks = new Set('–—‘’“”„…•·½¼¾§°€£´®©×«»²³±\u00a0');
const insideWords = new Set("’´·'\u00a0");
/** Letters of the neighbours' names. */
const foreign = new Set('üèàáíóúñçëïøæêôîâûßãõýÿìòù');

/**
 * Rates how likely the letters of a text are in Swedish names and addresses: å, ä and ö where words have them count for it; signs, box
 * drawings and capitals inside words count against it. 0 for a text of ASCII alone.
 */
export function rateLetters(text: string): number {
  let sum = 0;
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) {
    sum += rateLetter(text.charAt(index), text.charAt(index - 1), text.charAt(index + 1));
  }
  return sum;
}

function rateLetter(letter: string, before: string, after: string): number {
  const isInside = isLetter(before) && isLetter(after);
  if (marks.has(letter)) return isInside && !insideWords.has(letter) ? -2 : 0;
  if (!isLetter(letter)) return -3;
  const lower = letter.toLowerCase();
  const isCapital = letter !== lower;
  if (isCapital ? isLower(before) : isUpper(after)) return -2;
  if ('åäöé'.includes(lower)) return isLetter(before) || isLetter(after) ? 2 : 0;
  if (foreign.has(lower)) return isLetter(before) || isLetter(after) ? 0.5 : -1;
  if (!'šž'.includes(lower)) return -1;
  // Nataša and Blaž have it inside, where it may as well be a Mac's ö. Škoda begins so.
  if (isLetter(before)) return 0;
  return isCapital && isLower(after) ? 1 : -1;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

function isLower(character: string): boolean {
  return /\p{Ll}/u.test(character);
}

function isUpper(character: string): boolean {
  return /\p{Lu}/u.test(character);
}
