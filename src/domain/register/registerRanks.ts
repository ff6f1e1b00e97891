import { bareTexts, joinTexts, textsWith } from '@/domain/values/joinedTexts';
import { memoised } from '@/domain/values/memoised';
import type { RegisterQuery, Word } from './registerQuery';
import { type IndexedRow, textsOf } from './registerRows';

type Rows = readonly IndexedRow<unknown, unknown>[];

const namesOf = memoised((rows: Rows) => joinTexts(rows.map(({ keys }) => keys.name)));

const bareNamesOf = memoised((rows: Rows) => bareTexts(namesOf(rows)));

/**
 * Each plate with a space on both sides. Only owned vehicles count, so that the owner ranks above other
 * customers who match.
 */
const platesOf = memoised((rows: Rows) =>
  joinTexts(rows.map(({ owned }) => owned.map(({ keys }) => ` ${keys.plate} `).join(''))),
);

/** The most that a word counts: it begins a word of the name, with the very letters that were typed. */
const best = 3;

/**
 * The rank of each row, by the row's place: 0 when its plate was typed, otherwise lower is better. The beginning of a plate goes
 * before names; a word at the beginning of a name, or in a number that the customer has as a whole, before other words; the very
 * letters that were typed before å, ä or ö for a or o.
 */
export function ranksOf(rows: Rows, { words, plates, number }: RegisterQuery): Uint8Array {
  const whole = number === '' ? [] : rows.map(({ keys }) => keys.text.includes(number));
  let ranks = new Uint8Array(rows.length).fill(1 + words.length + best * words.length);
  for (const word of words) {
    const worth = worthOf(rows, word);
    ranks = ranks.map((rank, place) =>
      word.isNumber && whole[place] ? rank - best : rank - (worth[place] ?? 0),
    );
  }
  for (const { plate, words: length } of plates) {
    const rankBegun = 1 + words.length - length;
    const begun = textsWith(platesOf(rows), [` ${plate}`]);
    const typed = textsWith(platesOf(rows), [` ${plate} `]);
    ranks = ranks.map((rank, place) => {
      if (typed[place] === 1) return 0;
      return begun[place] === 1 ? Math.min(rank, rankBegun) : rank;
    });
  }
  return ranks;
}

/** The worth of a word for each row: 3 or 2 at the beginning of a word of the name, otherwise 1 or 0. */
function worthOf(rows: Rows, { start, needles, isExact }: Word): Uint8Array {
  const begun = textsWith(namesOf(rows), [start]);
  // Without an a or an o the very letters are the only ones that match.
  if (isExact || !/[ao]/.test(start)) return begun.map((isBegun) => (isBegun ? best : 1));
  const begunBare = textsWith(bareNamesOf(rows), [start]);
  const exact = textsWith(textsOf(rows), needles);
  return begun.map((isBegun, place) =>
    isBegun ? best : begunBare[place] ? best - 1 : (exact[place] ?? 0),
  );
}
