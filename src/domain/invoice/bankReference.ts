/** Words before a number that say what it is: `faktura nr 10094`, `OCR 1000173`. */
const telling =
  /(?:^|[^\p{L}])(?:faktura\p{L}*|fakt|fnr|inv|invoice|nr|nummer|ocr\p{L}*|f)[\s.:#-]*$/iu;

/** Fewer digits than these are also days, times and counts. */
const fewestDigits = 4;

/** The numbers in a text that may be OCRs, without the zeros that some banks put before. */
export function ocrsIn(reference: string | null): string[] {
  return distinct(digitsIn(reference));
}

/** The numbers in a text that may be those of invoices: long ones, those after a word that says so, and a text of digits alone. */
export function invoiceNumbersIn(reference: string | null): string[] {
  const long = ocrsIn(reference).filter(({ length }) => length >= fewestDigits);
  return distinct([...long, ...toldNumbersIn(reference)]);
}

/** The numbers in a text after a word that says that they are an invoice’s, and those of a text of digits alone. */
export function toldNumbersIn(reference: string | null): string[] {
  const text = reference ?? '';
  if (isDigits(text)) return ocrsIn(text);
  const found = [...text.matchAll(/\d+/g)];
  return distinct(
    found.filter(({ index }) => telling.test(text.slice(0, index))).map(([digits]) => digits),
  );
}

const isDigits = (text: string) => /^[\d ]+$/.test(text);

function digitsIn(reference: string | null): string[] {
  const text = reference ?? '';
  return [...(isDigits(text) ? [text.replaceAll(' ', '')] : []), ...(text.match(/\d+/g) ?? [])];
}

function distinct(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map((digits) => digits.replace(/^0+/, '')).filter(Boolean))];
}
