import type { ColumnAnswers, ColumnQuestion } from '@/domain/import/columnQuestions';
import { folded } from '@/domain/import/knownColumns';
import { codeText } from '@/domain/values/typedText';

/** Money that came in to the account, or went out of it. */
export type Direction = 'in' | 'out';

/** Words of banks, seen from the account: credit is money in. Payers write others in their messages, such as `Avgift` and `Köp`. */
const words: Record<Direction, string> = {
  in: 'in kredit kred credit crdt incoming income deposit received mottagen mottaget haben k c cr plus +',
  out: 'ut debet debit deb dbit out outgoing expense expenses withdrawal purchase återbetalning återbetald skickad skickat kortköp soll d dr db minus -',
};

/** The ends of words that say it, whatever stands before: `Bankomatuttag`, `Personalkostnader`. */
const ends: Record<Direction, RegExp> = {
  in: /(insättning|inbetalning|inkomst|intäkt)(en|ar|er)?$/,
  out: /(uttag|utbetalning|utgift|kostnad)(en|ar|er)?$/,
};

/** The German Soll and Haben, which are read so only beside each other. */
const sides: Readonly<Record<string, Direction>> = { s: 'out', h: 'in' };

/** Headers of columns that tell kinds of transactions, in the form that `folded` gives. */
const kinds =
  /^(transaktions?|trans|transaction|betalnings?|payment|händelse|bokförings?|verifikations?|budget|huvud|under)?(typ|type|slag|kategori|category|grupp|kind)(av\p{L}+)?$|^(flöde|rörelse|transaktionskod|transkod)$/u;

/** More words than this are no signs, unless the header says so: the column holds something else. */
const mostWords = 8;

/** The most words that are asked about. */
const mostAsked = 30;

const wordOf = (cell: string) => codeText(cell).toLowerCase().replace(/\.$/, '');
const keyOf = (word: string) => `direction-${word}`;

/** Tells which way the money went by a word of a bank, or by two or three with one among them; null where none is known. */
export function directionOfWord(cell: string): Direction | null {
  const whole = wordOf(cell);
  const parts = whole.split(' ');
  const known = (parts.length > 1 && parts.length <= 3 ? parts : [whole]).flatMap((word) => {
    // Single letters stand for many things in a text.
    if (parts.length > 1 && word.length < 2) return [];
    const says = (direction: Direction) =>
      words[direction].split(' ').includes(word) || ends[direction].test(word);
    return (['in', 'out'] as const).filter(says);
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
  const hasSides = Object.keys(sides).every((side) => unknown.has(side)) && unknown.size === 2;
  return [...unknown].slice(0, mostAsked).map(([word, cell]) => ({
    key: keyOf(word),
    label: `Vad betyder ”${cell}”?`,
    hint: 'Bara pengar in föreslås som betalningar.',
    options: [
      ['', 'Välj …'],
      ['in', 'Pengar in på kontot'],
      ['out', 'Pengar ut från kontot'],
    ],
    proposal: (hasSides && sides[word]) || '',
    missing: 'Välj om pengarna kom in eller gick ut.',
  }));
}

/** Gives the column that says which way the money went, of those at `places`; undefined where none does or may. */
export function directionColumn(
  places: readonly number[],
  headers: readonly string[],
  cellsOf: (column: number) => readonly string[],
): number | undefined {
  const found = places
    .map((at) => ({ at, header: headers[at] ?? '', cells: cellsOf(at).filter(Boolean) }))
    .filter(({ header, cells }) => saysDirection(cells) || mayHideOut(header, cells))
    .toSorted((one, other) => unknownIn(one.cells) - unknownIn(other.cells));
  return (found.find(({ cells }) => cells.some(isOut)) ?? found[0])?.at;
}

const isOut = (cell: string) => directionOfWord(cell) === 'out';

function unknownIn(cells: readonly string[]): number {
  return directionQuestions(cells).length;
}

/** Tells whether a column has kinds of transactions of which one may be money out, so that a person has to say so. */
function mayHideOut(header: string, cells: readonly string[]): boolean {
  return kinds.test(folded(header)) && cells.some((cell) => directionOfWord(cell) !== 'in');
}

/** Tells whether the cells of a column say which way the money went: few words, one of which is money out. */
function saysDirection(cells: readonly string[]): boolean {
  const different = new Set(cells.map(wordOf));
  if (different.size > mostWords) return false;
  // A dash also stands where a text is missing, and a text of several words may be a message.
  const isStrict = [...different].some((word) => word === '-' || word.includes(' '));
  return isStrict
    ? cells.every((cell) => directionOfWord(cell) !== null) &&
        cells.some(isOut) &&
        different.size > 1
    : cells.some(isOut);
}
