import { plateKey, type VehicleKeys } from './registerKeys';
import { foldRegistrationNumber } from '@/domain/values/registrationNumber';
import { foldText, wordStarts } from '@/domain/values/searchText';
import { codeText } from '@/domain/values/typedText';

const longestQuery = 200;
const mostWords = 12;
/** A foreign plate such as `AB 123 CD` is three words. */
const mostWordsOfPlate = 3;

interface Word {
  /** What a row must have one of: the word as it is, as part of a phone, as part of a plate or VIN. */
  needles: string[];
  /** What it is in a name that has a word beginning with it. */
  start: string;
  isNumber: boolean;
}

/** What was typed into the search box, made ready for the whole register. */
export interface RegisterQuery {
  words: Word[];
  /** What may be a plate or the beginning of one, and of how many words it was made. */
  plates: { plate: string; words: number }[];
  /** All that was typed of a number with spaces in it, else empty. */
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

/** Whether a vehicle has any of the words. */
export function isHit({ text }: VehicleKeys, { words }: RegisterQuery): boolean {
  return words.some(({ needles }) => needles.some((needle) => text.includes(needle)));
}

/** How well a plate answers: 0 when it was typed, from 1 when its beginning was, else Infinity. */
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

/** The digits of a phone or organisation number however it is written; empty when it is none. */
function numberIn(text: string): string {
  if (!/^[\d+()/.-]*\d[\d+()/.-]*$/.test(text)) return '';
  return text
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=\d)/, '+')
    .replace(/^\+460+/, '+46');
}
