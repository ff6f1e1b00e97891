import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canTakeTexts, formatPhone, parsePhone } from '@/domain/values/phone';

test.each([
  ['070-174 06 05', '+46701740605'],
  ['0701740605', '+46701740605'],
  ['+46 70 174 06 05', '+46701740605'],
  ['+46 (0)70-174 06 05', '+46701740605'],
  ['+46070-174 06 05', '+46701740605'],
  ['0046701740605', '+46701740605'],
  ['070/174.06.05', '+46701740605'],
  ['08-465 004 00', '+46846500400'],
  ['(08) 465 004 00', '+46846500400'],
  ['+47 12 34 56 78', '+4712345678'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['00358 40 123 4567', '+358401234567'],
])('%s is read as %s', (text, value) => {
  expect(parsePhone(text)).toEqual({ ok: true, value });
});

const charactersMessage =
  'Telefonnumret får bara innehålla siffror, mellanslag, bindestreck och plus.';

test.each([
  ['', 'Fyll i telefonnumret.'],
  ['070-174 06 0S', charactersMessage],
  ['070-174 06 05 ankn 3', charactersMessage],
  ['070+1740605', charactersMessage],
  ['701740605', 'Börja telefonnumret med 0 eller +, till exempel 070-123 45 67.'],
  ['+0701740605', 'Det finns inget landsnummer som börjar med 0.'],
  ['070-174 06 0', 'Telefonnumret är för kort.'],
  ['070-174 06 055', 'Telefonnumret är för långt.'],
  ['112', 'Börja telefonnumret med 0 eller +, till exempel 070-123 45 67.'],
  ['+47 123', 'Telefonnumret är för kort.'],
  ['+4712345678901234', 'Telefonnumret är för långt.'],
])('%s is refused: %s', (text, message) => {
  expect(parsePhone(text)).toEqual({ ok: false, message });
});

test.each([
  ['+46701740605', '070-174 06 05'],
  ['+46846500400', '08-465 004 00'],
  ['+4684650040', '08-465 00 40'],
  ['+46313900600', '031-390 06 00'],
  ['+46406280400', '040-628 04 00'],
  ['+46980319200', '0980-31 92 00'],
  ['+4698031920', '0980-319 20'],
  ['+46101234567', '010-123 45 67'],
  ['+46771123456', '0771-12 34 56'],
  ['+46901234567', '090-123 45 67'],
  ['+46900123456', '0900-12 34 56'],
  ['+4712345678', '+47 12 34 56 78'],
  ['+358401234567', '+358 401 23 45 67'],
  ['+12025550123', '+1 20 25 55 01 23'],
])('%s is shown as %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test.each([
  ['+46701740605', true],
  ['+46846500400', false],
  ['+46771123456', false],
  ['+46101234567', false],
  // A foreign number passes: each country has its own numbering plan.
  ['+4712345678', true],
])('that %s takes text messages is %s', (e164, takes) => {
  expect(canTakeTexts(e164)).toBe(takes);
});

test('a shown number reads back as the same number', () => {
  const national = fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 0, max: 99_999_999 }),
  );
  const swedish = national.map(([first, rest]) => `+46${first}${String(rest).padStart(8, '0')}`);
  const foreign = fc.bigInt({ min: 10_000_000n, max: 999_999_999_999_999n }).map((n) => `+${n}`);
  fc.assert(
    fc.property(fc.oneof(swedish, foreign), (e164) => {
      fc.pre(parsePhone(e164).ok);
      expect(parsePhone(formatPhone(e164))).toEqual({ ok: true, value: e164 });
    }),
  );
});

test.each([
  ['NO', '90 12 34 56', '+4790123456'],
  ['DK', '20123456', '+4520123456'],
  ['IS', '555 1234', '+3545551234'],
  ['FI', '040 123 4567', '+358401234567'],
  ['NO', '070-174 06 05', '+46701740605'],
  ['FI', '070-174 06 05', '+46701740605'],
  ['NO', '+47 90 12 34 56', '+4790123456'],
])('as it is written in %s, %s is read as %s', (country, text, value) => {
  expect(parsePhone(text, country)).toEqual({ ok: true, value });
});
