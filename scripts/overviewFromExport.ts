import { readFileSync } from 'node:fs';
import { parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { exported } from './overview/exported';
import { overviewFrom, unpaidFrom } from './overview/figures';

/**
 * Computes the overview's figures from a file that the app has exported, without the app's reports: `node --import tsx
 * scripts/overviewFromExport.ts verkstad.json 2026-11-01 2026-11-30`. Prints them as JSON, öre and minutes.
 */
const [file, first, last] = process.argv.slice(2);
if (file === undefined || first === undefined || last === undefined) {
  throw new Error('Ange filen med exporten, den första dagen och den sista.');
}
const content = v.parse(exported, JSON.parse(readFileSync(file, 'utf8')));
const figures = overviewFrom(content)(String(parseDate(first)), String(parseDate(last)));
const unpaid = unpaidFrom(content, new Date().toLocaleDateString('sv-SE'));
console.log(JSON.stringify({ first, last, ...figures, unpaid }, null, 2));
