import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeText, singleLine } from '@/domain/typedText';

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

test('in codes every dash is a hyphen and nothing invisible remains', () => {
  expect(codeText('070\u2013174\u00a006\u200b 05')).toBe('070-174 06 05');
  expect(codeText('\u22125')).toBe('-5');
  expect(codeText('\ufeffABC\u00ad123')).toBe('ABC123');
});

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(singleLine(singleLine(text))).toBe(singleLine(text));
      expect(codeText(codeText(text))).toBe(codeText(text));
    }),
  );
});
