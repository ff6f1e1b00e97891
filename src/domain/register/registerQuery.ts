import { plateKey, type VehicleKeys } from './registerKeys';
import { foldRegistrationNumber } from '@/domain/values/registrationNumber';
import { bareText, foldText, wordStarts } from '@/domain/values/searchText';
import { codeText } from '@/domain/values/typedText';

const longestQuery = 200;
const mostWords = 12;
/** A foreign plate such as `AB 123 CD` is three words. */
const mostWordsOfPlate = 3;

export interface Word {
  /**
   * The forms of the word, of which a row must contain one: as typed, as part of a phone number, as part of a
   * plate or VIN.
   */
  needles: string[];
  /** The text to find in a name of which one word begins with this word. */
  start: string;
  isNumber: boolean;
  /** True if the word has an å, ä or ö, and so matches only texts with the same letters. */
  isExact: boolean;
}

/** The text of the search box, prepared for a search of the whole register. */
export interface RegisterQuery {
  words: Word[];
  /**
   * The texts that may be a plate or the beginning of one, with the number of words that each was joined
   * from.
   */
  plates: { plate: string; words: number }[];
  /** A number typed with spaces in it, its digits joined; empty when there is none. */
  number: string;
}

/** Reads a query of at most 12 words; the rest of a pasted text is left out. */
export function readQuery(query: string): RegisterQuery {
  const typed = foldText(codeText(query.slice(0, longestQuery)).replaceAll('(0)', ' '))
    .split(/[ ,;]+/)
    .filter((word) => /[^\p{P}]/u.test(word))
    .slice(0, mostWords);
  const numbers = typed.filter((word) => numberIn(word));
  return {
    words: typed.map((word) => ({
      needles: [...new Set([word, numberIn(word), plateIn([word])])].filter(Boolean),
      start: wordStarts(word),
      isNumber: numbers.includes(word),
      isExact: bareText(word) !== word,
    })),
    plates: typed.flatMap((_, start) =>
      typed
        .slice(start, start + mostWordsOfPlate)
        .map((_, last) => ({
          plate: plateIn(typed.slice(start, start + last + 1)),
          words: last + 1,
        }))
        .filter(({ plate }) => plate),
    ),
    number: numbers.length > 1 ? numberIn(numbers.join('')) : '',
  };
}

/** True if a searched text contains the word; a typed a also stands for å and ä, a typed o for ö. */
export function isIn(text: string, { needles, isExact }: Word): boolean {
  const searched = isExact ? text : bareText(text);
  return needles.some((needle) => searched.includes(needle));
}

/** True if a vehicle matches any of the words. */
export function isHit({ text }: VehicleKeys, { words }: RegisterQuery): boolean {
  return words.some((word) => isIn(text, word));
}

/** The rank of a plate that matches: 0 when the whole plate was typed, 1 or more when its beginning was, otherwise Infinity. */
export function plateRank({ plate }: VehicleKeys, { words, plates }: RegisterQuery): number {
  let rank = Infinity;
  for (const typed of plates) {
    if (!plate.startsWith(typed.plate)) continue;
    if (plate === typed.plate) return 0;
    rank = Math.min(rank, 1 + words.length - typed.words);
  }
  return rank;
}

function plateIn(words: string[]): string {
  return plateKey(foldRegistrationNumber(words.join('')));
}

/** The digits of a phone or organisation number in any spelling; empty for other texts. */
function numberIn(text: string): string {
  if (!/^[\d+()/.-]*\d[\d+()/.-]*$/.test(text)) return '';
  return text
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=\d)/, '+')
    .replace(/^\+460+/, '+46');
}
