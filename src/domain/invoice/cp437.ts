import { byteOfPage } from '@/domain/values/codePages';

/** The nearest that the code page has to characters of other kinds. */
const nearest: Record<string, string> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '‐': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '´': "'",
  '…': '...',
  '•': '·',
  '×': 'x',
  '€': 'EUR',
  '™': 'TM',
  '®': '(R)',
  '©': '(c)',
  '¹': '1',
  '³': '3',
  '¾': '3/4',
  '‰': 'o/oo',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  ẞ: 'SS',
};

/** A text with the nearest to each character that code page 437 has not; it may be longer. */
export function nearestCp437(text: string): string {
  return [...text.normalize('NFC')].map((character) => nearest[character] ?? character).join('');
}

/** A text in code page 437; a character that the page has not becomes its letter without accents, or a question mark. */
export function toCp437(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text.normalize('NFC')], (character) => {
    const [plain = '?'] = character.normalize('NFD');
    return byteOfPage(character, 'DOS 437') ?? byteOfPage(plain, 'DOS 437') ?? 0x3f;
  });
}
