import { expect, test } from 'vitest';
import { countryChoices, countryName, isInUnion, parseCountry } from '@/domain/values/country';

test.each([
  ['SE', 'Sverige', 'Sweden', 'S', 'swe', ' sverige '],
  ['NO', 'Norge', 'Norway', 'no', 'N', 'NORGE', 'NOR'],
  ['DK', 'Danmark', 'Denmark', 'dk'],
  ['FI', 'Finland', 'Suomi', 'FIN'],
  ['DE', 'Tyskland', 'Germany', 'Deutschland', 'D', 'DEU'],
  ['GB', 'Storbritannien', 'United Kingdom', 'England', 'UK'],
  ['NL', 'Nederländerna', 'Holland', 'Nederland', 'The Netherlands'],
  ['CZ', 'Tjeckien', 'Czechia', 'Czech Republic'],
  ['AT', 'Österrike', 'Austria', 'A'],
  ['PL', 'Polen', 'Polska'],
])('%s is read from its names', (code, ...names) => {
  expect(names.map(parseCountry)).toEqual(names.map(() => ({ ok: true, value: code })));
});

test.each([
  ['', 'Fyll i landet.'],
  ['Utomlands', '”Utomlands” är inget land som appen känner till.'],
])('%s is refused: %s', (text, message) => {
  expect(parseCountry(text)).toEqual({ ok: false, message });
});

test('Sweden and its neighbours come first, and each country once', () => {
  const choices = countryChoices();
  expect(choices.slice(0, 4).map(([, name]) => name)).toEqual([
    'Sverige',
    'Norge',
    'Danmark',
    'Finland',
  ]);
  expect(new Set(choices.map(([code]) => code)).size).toBe(choices.length);
  expect(choices.every(([code, name]) => countryName(code) === name && name !== code)).toBe(true);
});

test('a stored code that is no country is the first choice, and another is none', () => {
  expect(countryChoices('QQ').slice(0, 2)).toEqual([
    ['QQ', 'QQ (okänt land)'],
    ['SE', 'Sverige'],
  ]);
  expect(countryChoices('NO')).toEqual(countryChoices());
});

test('Norway, Åland and Great Britain are not in the union, and Monaco is', () => {
  expect(['NO', 'AX', 'GB', 'CH'].some(isInUnion)).toBe(false);
  expect(['DK', 'FI', 'GR', 'MC'].every(isInUnion)).toBe(true);
});

test.each(['S', '', 'Sverige', 'ZZ', 'no'])('the code %j is none and is shown as it is', (code) => {
  expect(countryName(code)).toBe(code);
});
