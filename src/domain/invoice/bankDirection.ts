import type { ColumnAnswers, ColumnQuestion } from '@/domain/import/columnQuestions';
import { codeText } from '@/domain/values/typedText';

/** Whether money came in to the account or went out of it. */
export type Direction = 'in' | 'out';

/** Words of banks, seen from the account: credit is money in. */
const words: Record<Direction, string> = {
  in: 'in insättning insättningar inbetalning inbetalningar kredit kred credit crdt k c cr plus +',
  out: 'ut uttag utbetalning utbetalningar debet debit deb dbit d dr db minus -',
};

/** More words than this are no signs: the column holds something else. */
const mostWords = 8;

const wordOf = (cell: string) => codeText(cell).toLowerCase().replace(/\.$/, '');
const keyOf = (word: string) => `direction-${word}`;

/** Which way the money went by a word of a bank; null for a word that is not known. */
export function directionOfWord(cell: string): Direction | null {
  const word = wordOf(cell);
  if (words.in.split(' ').includes(word)) return 'in';
  return words.out.split(' ').includes(word) ? 'out' : null;
}

/** Which way the money went by a word that is known or was answered; null for any other. */
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
  // A dash also stands where a text is missing.
  return different.has('-')
    ? filled.every((cell) => directionOfWord(cell) !== null) && different.size > 1
    : filled.some((cell) => directionOfWord(cell) === 'out');
}
