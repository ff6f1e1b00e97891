import { joinTexts, textsWith } from '@/domain/values/joinedTexts';
import { memoised } from '@/domain/values/memoised';
import type { RegisterQuery } from './registerQuery';
import type { IndexedRow } from './registerRows';

type Rows = readonly IndexedRow<unknown, unknown>[];

const namesOf = memoised((rows: Rows) => joinTexts(rows.map(({ keys }) => keys.name)));

/**
 * Each plate with a space on both sides. Only owned vehicles count, so that the owner ranks above other
 * customers who match.
 */
const platesOf = memoised((rows: Rows) =>
  joinTexts(rows.map(({ owned }) => owned.map(({ keys }) => ` ${keys.plate} `).join(''))),
);

/**
 * How well each row matches, by the row's place: 0 when its plate was typed; otherwise lower is better, by
 * the number of words that begin neither a plate nor a word of the name, and belong to no number that the
 * customer has as a whole.
 */
export function ranksOf(rows: Rows, { words, plates, number }: RegisterQuery): Uint8Array {
  const whole = number === '' ? [] : rows.map(({ keys }) => keys.text.includes(number));
  let ranks = new Uint8Array(rows.length).fill(1 + 2 * words.length);
  for (const { start, isNumber } of words) {
    const begun = textsWith(namesOf(rows), [start]);
    ranks = ranks.map((rank, place) =>
      begun[place] === 1 || (isNumber && whole[place]) ? rank - 1 : rank,
    );
  }
  for (const { plate, words: length } of plates) {
    const best = 1 + words.length - length;
    const begun = textsWith(platesOf(rows), [` ${plate}`]);
    const typed = textsWith(platesOf(rows), [` ${plate} `]);
    ranks = ranks.map((rank, place) => {
      if (typed[place] === 1) return 0;
      return begun[place] === 1 ? Math.min(rank, best) : rank;
    });
  }
  return ranks;
}
