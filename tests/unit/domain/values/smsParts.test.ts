import { expect, test } from 'vitest';
import { formatSmsLength, smsLength } from '@/domain/values/smsParts';

const partsOf = (text: string) => smsLength(text).parts;

test.each([
  ['nothing', '', 1],
  ['a full message', 'å'.repeat(160), 1],
  ['one character more', 'å'.repeat(161), 2],
  ['two full parts', 'a'.repeat(306), 2],
  ['one more than two parts', 'a'.repeat(307), 3],
  ['extended characters, which count twice', '€'.repeat(80), 1],
  ['one extended character too many', '€'.repeat(81), 2],
  ['other characters', '–'.repeat(70), 1],
  ['one other character too many', '–'.repeat(71), 2],
  ['two full parts of other characters', '–'.repeat(134), 2],
  ['one more than that', '–'.repeat(135), 3],
  ['emoji, which count twice', '🚗'.repeat(35), 1],
  ['one emoji too many', '🚗'.repeat(36), 2],
])('%s', (_, text, parts) => {
  expect(partsOf(text)).toBe(parts);
});

test('no character is divided between two messages', () => {
  // Each part has room for 76 of the double characters, and one place is left over.
  expect(partsOf('€'.repeat(152))).toBe(2);
  expect(partsOf('€'.repeat(153))).toBe(3);
  expect(partsOf('🚗'.repeat(66))).toBe(2);
  expect(partsOf('🚗'.repeat(67))).toBe(3);
});

test('Swedish letters and line breaks are ordinary characters', () => {
  expect(smsLength('Åäö ÉÜ é\n@')).toEqual({ parts: 1, used: 10, room: 160, costly: null });
});

test('the length is shown with the character that makes it long', () => {
  expect(formatSmsLength(smsLength('Hej!'))).toBe('1\u00a0sms, 4 av 160 tecken.');
  expect(formatSmsLength(smsLength('a'.repeat(161)))).toBe('2\u00a0sms, 161 av 306 tecken.');
  expect(formatSmsLength(smsLength('kl. 8–9'))).toBe(
    '1\u00a0sms, 7 av 70 tecken. Tecknet – gör att bara 70 tecken ryms i ett sms, annars 160.',
  );
});
