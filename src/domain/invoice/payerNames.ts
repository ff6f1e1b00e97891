import { grouped } from '@/domain/values/grouped';
import { bareText, foldText } from '@/domain/values/searchText';

/** Words that payers and banks leave out of a company's name. */
const formWords = new Set(
  'ab aktiebolag hb handelsbolag kb kommanditbolag firma publ och and i'.split(' '),
);

/** Banks cut names after 12 to 35 characters; a shorter name is whole. */
const shortestCut = 12;

/** The letters that a cut word must keep. */
const fewestLetters = 2;

/** Shorter names stand in too many texts by chance. */
const shortestName = 4;

/** Names that a text has. */
export interface FoundNames {
  names: string[];
  /** True when the text ends within the names, as where a bank has cut it off. */
  isCut: boolean;
}

/**
 * Finds the names that a text has, in any order of their words, without the company's form; where no whole name is there, also those
 * whose last word the end of the text cuts off. A name that is a part of another one is not meant: `Berg` in `Anna Berg`.
 */
export function nameFinder(names: Iterable<string>): (text: string | null) => FoundNames {
  const known = [...new Set(names)]
    .map((name) => ({ name, words: wordsOf(name) }))
    .filter(({ words }) => words.join('').length >= shortestName);
  const byLast = grouped(known, ({ words }) => words.at(-1) ?? '');
  const byCut = grouped(known, ({ words }) => cutKey(words.at(-2) ?? '', words.at(-1) ?? ''));
  return (text) => {
    const words = wordsOf(text ?? '');
    const whole = words
      .flatMap((word) => byLast.get(word) ?? [])
      .filter((each) => each.words.every((word) => words.includes(word)));
    const [former = '', last = ''] = words.slice(-2);
    const cut = () =>
      (byCut.get(cutKey(former, last)) ?? []).filter((each) => hasCutName(words, each.words));
    const isCut = whole.length === 0;
    const found = [...new Set(isCut ? cut() : whole)];
    const meant = found.filter((one) => !found.some((other) => isPart(one.words, other.words)));
    return { names: meant.map(({ name }) => name), isCut: isCut && meant.length > 0 };
  };
}

/** Names whose last two words may be these, of which the last may be cut off, share a key. */
function cutKey(former: string, last: string): string {
  return `${former} ${last.slice(0, fewestLetters)}`;
}

function wordsOf(text: string): string[] {
  const words = bareText(foldText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = words.filter((word) => word.length > 1 && !formWords.has(word));
  return kept.length > 0 ? kept : words;
}

/** True when all words of a name but the last are among the words, which end with the beginning of the last. */
function hasCutName(words: readonly string[], name: readonly string[]): boolean {
  const cut = words.at(-1) ?? '';
  const former = name.slice(0, -1);
  return (
    [...former, cut].join(' ').length >= shortestCut &&
    former.every((word) => words.includes(word)) &&
    /^\p{L}{2,}$/u.test(cut) &&
    (name.at(-1) ?? '').startsWith(cut)
  );
}

function isPart(words: readonly string[], ofWords: readonly string[]): boolean {
  return words.length < ofWords.length && words.every((word) => ofWords.includes(word));
}
