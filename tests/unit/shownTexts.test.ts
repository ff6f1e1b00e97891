import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { singleLine } from '@/domain/values/typedText';

test('the rules call the same characters visible as the app does', () => {
  const [, pattern = ''] =
    /matches\('\(\?s\)(\[\^.*\])\.\*'\)/.exec(readFileSync('firestore.rules', 'utf8')) ?? [];
  const inScript = pattern.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{');
  const visible = new RegExp(`^${inScript}$`, 'u');
  const different: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    // Halves of emoji cannot be stored.
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (visible.test(character) !== (singleLine(character) !== ''))
      different.push(code.toString(16));
  }
  expect(visible.test('Å')).toBe(true);
  expect(different).toEqual([]);
});
