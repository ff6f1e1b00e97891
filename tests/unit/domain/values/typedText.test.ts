import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeText, multiLine, singleLine } from '@/domain/values/typedText';

test('a pasted line loses line breaks, control characters and doubled spaces', () => {
  expect(singleLine('  Åkes\r\n\tBil \u0000 AB\u00a0')).toBe('Åkes Bil AB');
});

test('letters are composed, so that å typed on a Mac equals å typed elsewhere', () => {
  expect(singleLine('A\u030akes')).toBe('Åkes');
});

test('markup, emoji of several parts and dashes stay in text as they are', () => {
  const text = '<img src=x onerror=alert(1)> 👩‍🔧 Däck – fälg';
  expect(singleLine(text)).toBe(text);
});

test('half an emoji, which the database cannot hold, is dropped', () => {
  expect(singleLine('Lyft \ud83d')).toBe('Lyft');
});

test('text of several lines keeps its lines and paragraphs, but no control characters', () => {
  expect(multiLine('  Ring\tförst.\r\n\r\nHar\u00a0\u0000 hund.\rBitsk\u2028Å\u0007 ')).toBe(
    'Ring först.\n\nHar hund.\nBitsk\nÅ',
  );
  expect(multiLine('A\u030asa \ud83d')).toBe('Åsa');
});

test.each([
  ['zero-width space', '\u200b'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['joiner', '\u200d'],
  ['direction mark', '\u200f'],
  ['Hangul filler', '\u3164'],
  ['blank of braille', '\u2800'],
  ['variation selector', '\ufe0f'],
])('%s is no text, and nothing at the ends of one', (_, character) => {
  for (const clean of [singleLine, multiLine]) {
    expect(clean(` ${character} ${character}`)).toBe('');
    expect(clean(`${character} Åke`)).toBe('Åke');
  }
});

test.each([
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u061c', '\u200e', '\u200f', '\u00ad', '\u034f', '\u200b', '\u2060', '\u2064', '\u206a'],
  ...['\u3164', '\ufeff', '\ufff9', '\ufffb', '\u{e0001}', '\u{e0041}'],
])('the invisible %j is removed from within a text as well', (character) => {
  for (const clean of [singleLine, multiLine, codeText]) {
    expect(clean(`Å${character}ke E${character}k`)).toBe('Åke Ek');
    expect(clean(`A${character}\u030ake`)).toBe('Åke');
  }
});

test('characters that join or part letters, and the flags of regions, stay', () => {
  for (const text of ['می\u200cخواهم', 'क्\u200dष', '🏴\u{e0067}\u{e0062}\u{e007f}!']) {
    expect(singleLine(text)).toBe(text);
    expect(multiLine(text)).toBe(text);
  }
});

test('invisible characters are taken from the end, but not out of an emoji', () => {
  expect(singleLine('Åke \u200b\u200d \u00ad')).toBe('Åke');
  expect(multiLine('Åke\n\u200b\n')).toBe('Åke');
  for (const text of [
    'Stamkund ❤️',
    '👩‍🔧',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ]) {
    expect(singleLine(text)).toBe(text);
  }
});

test('in codes every dash is a hyphen and nothing invisible remains', () => {
  expect(codeText('070\u2013174\u00a006\u200b 05')).toBe('070-174 06 05');
  expect(codeText('\u22125')).toBe('-5');
  expect(codeText('\ufeffABC\u00ad123')).toBe('ABC123');
});

test('letters that half an emoji kept apart are composed as well', () => {
  expect(singleLine('A\ud83d\u030asa')).toBe('Åsa');
  expect(multiLine('A\ud83d\u030asa')).toBe('Åsa');
});

const hostileText = fc.oneof(
  fc.uint16Array().map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        ...'aAo-–  \n\r\t\0\u0007\u030a\u0308\u00a0\u200b\u200d\u00ad\ufe0f\u2028\u202e\ud83d\udd27\ud83c\udff4\udb40\udc67'.split(
          '',
        ),
      ),
    )
    .map((characters) => characters.join('')),
);

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(singleLine(singleLine(text))).toBe(singleLine(text));
      expect(multiLine(multiLine(text))).toBe(multiLine(text));
      expect(codeText(codeText(text))).toBe(codeText(text));
    }),
  );
});
