import { grouped } from '@/domain/values/grouped';
import { bareText, foldText } from '@/domain/values/searchText';

/** Words that payers and banks leave out of a company's name. */
const formWords = new Set(
  'ab aktiebolag hb handelsbolag kb kommanditbolag firma publ och and i'.split(' '),
);

/** The letters that a cut word must keep: banks cut names after 12 to 35 characters. */
const fewestLetters = 2;

/** Shorter names stand in too many texts by chance. */
const shortestName = 4;

/**
 * Finds the names that a text has, in any order of their words, without the company's form; where no whole name is there, also those
 * whose last word is cut off as banks do. A name that is a part of another one is not meant: `Berg` in `Anna Berg`.
 */
export function nameFinder(names: Iterable<string>): (text: string | null) => string[] {
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
    const cut = () =>
      words
        .slice(1)
        .flatMap((word, at) => byCut.get(cutKey(words[at] ?? '', word)) ?? [])
        .filter((each) => hasCutName(words, each.words));
    const found = [...new Set(whole.length > 0 ? whole : cut())];
    return found
      .filter((one) => !found.some((other) => isPart(one.words, other.words)))
      .map(({ name }) => name);
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

/** True when all words of a name but the last are among the words, and what follows them is the beginning of the last. */
function hasCutName(words: readonly string[], name: readonly string[]): boolean {
  const last = name.at(-1) ?? '';
  const cut = words[words.indexOf(name.at(-2) ?? '') + 1] ?? '';
  return (
    name.slice(0, -1).every((word) => words.includes(word)) &&
    /^\p{L}{2,}$/u.test(cut) &&
    last.startsWith(cut)
  );
}

function isPart(words: readonly string[], ofWords: readonly string[]): boolean {
  return words.length < ofWords.length && words.every((word) => ofWords.includes(word));
}
