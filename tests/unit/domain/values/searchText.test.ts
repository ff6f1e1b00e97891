import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, placeInText, swedishSortKey, wordStarts } from '@/domain/values/searchText';

test.each([
  ['ÅSA ÄNG ÖBERG', 'åsa äng öberg'],
  ['A\u030asa O\u0308berg', 'åsa öberg'],
  ['José Müller Noël Çelik', 'jose muller noel celik'],
  ['Škoda Citroën', 'skoda citroen'],
  ['Bjørn Kjær', 'björn kjär'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Yıldız YILDIZ', 'yildiz yildiz'],
  ['İlker', 'ilker'],
  ['Strauß GROẞ', 'strauss gross'],
  ['Đorđe Đoković', 'dorde dokovic'],
  ['Guðmundur Þórsson', 'gudmundur thorsson'],
  ['Cœur Ħal Əliyev', 'coeur hal eliyev'],
  ['Ǻse', 'åse'],
  ['O’Brien', "o'brien"],
  ['Иван 李', 'иван 李'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

const hostileText = fc.oneof(
  fc.uint16Array().map((codes) => String.fromCharCode(...codes)),
  fc
    .array(fc.constantFrom(...'aAoÖuéæøłßıœİΣ\u030a\u0308\u0301\u0323\ud83d\udd27'.split('')))
    .map((characters) => characters.join('')),
);

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test.each([
  ['Anna Berg', 5, 9, 'Berg'],
  ['Levi Strauß', 5, 12, 'Strauß'],
  ['Strauß Ek', 8, 10, 'Ek'],
  ['Strauß', 0, 6, 'Strau'],
  ['Jose\u0301 Ek', 0, 4, 'Jose\u0301'],
])('of %s, the folded characters %i to %i are %s', (text, start, end, part) => {
  expect(text.slice(placeInText(text, start), placeInText(text, end))).toBe(part);
});

test('å, ä and ö follow z, in that order', () => {
  const names = ['öberg', 'zeta', 'ärlig', 'ahl', 'åberg', 'aborre', 'ek ab', 'ekberg'];
  const sorted = names
    .map((name) => ({ name, key: swedishSortKey(name) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ name }) => name);
  expect(sorted).toEqual(names.toSorted(new Intl.Collator('sv').compare));
});

test.each([
  ['anna-karin berg', ' anna karin berg'],
  ['"bil & tvätt" ab', ' bil tvätt ab'],
  ["o'neill", ' o neill'],
])('the words of %s begin after one space each', (text, words) => {
  expect(wordStarts(text)).toBe(words);
});
