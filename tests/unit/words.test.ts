import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that the app has left for better ones, or writes in one way everywhere. */
const left = [
  ...[
    /\bi dag\b/i,
    /\bi morgon\b/i,
    /undantagsdag/i,
    /vad dagen gäller/i,
    /\bresurs(en|er|erna)?\b/i,
  ],
  ...[/buffert/i, /har redan varit/i, /dra in inbjudan/i, /sömlös/i, /nedladd/i],
  // Of a loan car, which comes back. Goods are returned.
  /\bretur\b(?! eller avdrag| tillsammans med)/i,
  ...[
    /inga inlagda fordon/i,
    /reserveras ej/i,
    /importera en fil till/i,
    /\bkl \d/,
    /\d\.\d\d–\d\d\.\d\d/,
  ],
];
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

test('a word that was exchanged for a better one does not come back', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`src/${file}`, 'utf8').replaceAll(comments, '');
      return left.filter((word) => word.test(text)).map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});
