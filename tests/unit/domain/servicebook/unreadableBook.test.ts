import { expect, it } from 'vitest';
import { otherFileText } from '@/domain/servicebook/unreadableBook';

const bytes = (start: string) => Uint8Array.from(start, (letter) => letter.charCodeAt(0));
const wanted =
  'Välj filen med serviceboken: verkstaden sparar den med ett namn som slutar på .json.';

it.each([
  ['\u0000\u0000\u0000\u0018ftypheic', `Det här är ett foto (HEIC). ${wanted}`],
  ['%PDF-1.7', `Det här är en PDF. ${wanted}`],
  ['Namn;Ort\nBo;Lund\n', `Det här är en tabell (CSV). ${wanted}`],
  ['<!DOCTYPE html><p>', `Det här är en webbsida (HTML). ${wanted}`],
  [
    `PK\u0003\u0004${'\u0000'.repeat(26)}servicebok.json`,
    'Det här är ett packat arkiv (zip). Packa upp det och välj filen i det.',
  ],
])('a file that begins %j is named', (start, message) => {
  expect(otherFileText(bytes(start))).toBe(message);
});

it.each([
  '',
  'hej',
  'MZ\u0000',
  '{"form":"verkstadsnavet-servicebok-1",\n"car":{},\n',
  '[1,\n2,\n',
])('a file that begins %j is not named', (start) => {
  expect(otherFileText(bytes(start))).toBeNull();
});
