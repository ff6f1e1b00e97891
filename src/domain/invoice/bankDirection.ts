import type { ColumnAnswers, ColumnQuestion } from '@/domain/import/columnQuestions';
import { codeText } from '@/domain/values/typedText';

/** Money that came in to the account, or went out of it. */
export type Direction = 'in' | 'out';

/** Words of banks, seen from the account: credit is money in. */
const words: Record<Direction, string> = {
  in: 'in insättning insättningar inbetalning inbetalningar kredit kred credit crdt incoming mottagen k c cr plus +',
  out: 'ut uttag utbetalning utbetalningar debet debit deb dbit out outgoing återbetalning återbetald skickad d dr db minus -',
};

/** More words than this are no signs: the column holds something else. */
const mostWords = 8;

const wordOf = (cell: string) => codeText(cell).toLowerCase().replace(/\.$/, '');
const keyOf = (word: string) => `direction-${word}`;

/** Tells which way the money went by a word of a bank, or by two or three with one among them; null where none is known. */
export function directionOfWord(cell: string): Direction | null {
  const whole = wordOf(cell);
  const parts = whole.split(' ');
  const known = (parts.length > 1 && parts.length <= 3 ? parts : [whole]).flatMap((word) => {
    // Single letters stand for many things in a text.
    if (parts.length > 1 && word.length < 2) return [];
    if (words.in.split(' ').includes(word)) return ['in' as const];
    return words.out.split(' ').includes(word) ? ['out' as const] : [];
  });
  return new Set(known).size === 1 ? (known[0] ?? null) : null;
}

/** Tells which way the money went by a word that is known or was answered; null for any other. */
export function directionOf(cell: string, answers: ColumnAnswers): Direction | null {
  const answer = answers[keyOf(wordOf(cell))];
  return directionOfWord(cell) ?? (answer === 'in' || answer === 'out' ? answer : null);
}

/** Asks about each word of a column that does not say which way the money went. */
export function directionQuestions(cells: readonly string[]): ColumnQuestion[] {
  const unknown = new Map(
    cells
      .filter((cell) => cell.trim() !== '' && directionOfWord(cell) === null)
      .map((cell) => [wordOf(cell), cell.trim()]),
  );
  return [...unknown].slice(0, mostWords).map(([word, cell]) => ({
    key: keyOf(word),
    label: `Vad betyder ”${cell}”?`,
    hint: 'Bara pengar in föreslås som betalningar.',
    options: [
      ['', 'Välj …'],
      ['in', 'Pengar in på kontot'],
      ['out', 'Pengar ut från kontot'],
    ],
    proposal: '',
    missing: 'Välj om pengarna kom in eller gick ut.',
  }));
}

/** Tells whether the cells of a column say which way the money went: few words, one of which is money out. */
export function isDirectionColumn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const different = new Set(filled.map(wordOf));
  if (different.size > mostWords) return false;
  const isOut = (cell: string) => directionOfWord(cell) === 'out';
  // A dash also stands where a text is missing, and a text of several words may be a message.
  const isStrict = [...different].some((word) => word === '-' || word.includes(' '));
  return isStrict
    ? filled.every((cell) => directionOfWord(cell) !== null) &&
        filled.some(isOut) &&
        different.size > 1
    : filled.some(isOut);
}
