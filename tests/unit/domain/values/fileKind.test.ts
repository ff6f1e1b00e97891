import { expect, it } from 'vitest';
import { kindOfFile, kindOfText, otherFile, otherText } from '@/domain/values/fileKind';

const bytes = (start: string) => Uint8Array.from(start, (letter) => letter.charCodeAt(0));
const zip = (entry: string) => `PK\u0003\u0004${'\u0000'.repeat(26)}${entry}`;

it.each([
  ['%PDF-1.7', 'Det här är en PDF.'],
  ['\u0000\u0000\u0000\u0018ftypheic', 'Det här är ett foto (HEIC).'],
  ['\u0000\u0000\u0000\u0018ftypqt  ', 'Det här är en film.'],
  ['\u00ff\u00d8\u00ff\u00e0', 'Det här är ett foto (JPEG).'],
  ['\u0089PNG\r\n', 'Det här är en bild (PNG).'],
  [zip('xl/workbook.xml'), 'Det här är ett kalkylblad.'],
  [zip('word/document.xml'), 'Det här är ett Word-dokument.'],
  [zip('kunder.csv'), 'Det här är ett packat arkiv (zip).'],
  ['MZ\u0000\u0000', 'Filen är ingen textfil.'],
])('a file that begins %j is named: %s', (start, name) => {
  expect(otherFile(bytes(start))).toMatch(new RegExp(`^${name.replace(/[().]/g, '\\$&')}`));
});

it.each([
  ['<!DOCTYPE html><table>', 'Det här är en webbsida (HTML).'],
  ['\n<?xml version="1.0"?>', 'Det här är en XML-fil.'],
  ['{"kunder": []}', 'Det här är en JSON-fil.'],
  ['BEGIN:VCARD', 'Det här är en fil med kontakter (vCard).'],
  ['#FLAGGA 0', 'Det här är en bokföringsfil (SIE).'],
])('a text that begins %j is named: %s', (start, name) => {
  expect(otherText(start)).toContain(name);
});

it.each(['Namn;Ort', '"Namn","Ort"', '<Namn>;Ort', '[Namn];Ort', '\ufeffNamn'])(
  'a table that begins %s is no other kind',
  (start) => {
    expect(otherText(start)).toBeNull();
    expect(otherFile(new TextEncoder().encode(start))).toBeNull();
  },
);

it('gives the kind of a file alone, and none of one that has no name', () => {
  expect(kindOfFile(bytes(zip('xl/workbook.xml')))).toBe('ett kalkylblad');
  expect(kindOfFile(bytes('%PDF-1.7'))).toBe('en PDF');
  expect(kindOfFile(bytes('MZ\u0000\u0000'))).toBeNull();
});

it.each([
  ['Namn;Ort\r\nBo;Lund\r\n', 'en tabell (CSV)'],
  ['\nNamn,Ort\n\n"Bo","Lund"', 'en tabell (CSV)'],
  ['Namn\tOrt\nBo\tLund', 'en tabell (CSV)'],
  ['BEGIN:VCARD\nN:Ek;Bo\n', 'en fil med kontakter (vCard)'],
  ['{"a": 1,\n"b": 2,\n', 'en JSON-fil'],
  ['Hej, Bo\nVi ses i morgon', null],
  ['Namn;Ort', null],
])('gives the kind of a text: %j', (text, kind) => {
  expect(kindOfText(text)).toBe(kind);
});
