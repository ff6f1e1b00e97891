import { describe, expect, it } from 'vitest';
import { decodeCsv } from '@/domain/values/csvEncoding';

const text = 'Namn;Ort\r\nÅsa Öberg;Mörbylånga – “é” €';
const utf8 = new TextEncoder().encode(text);
const utf16 = (byteOf: (unit: number) => number[]) =>
  [...text].flatMap((letter) => byteOf(letter.charCodeAt(0)));

describe('decodeCsv', () => {
  it.each([
    ['UTF-8', [...utf8], 'UTF-8'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8], 'UTF-8'],
    ['UTF-16 LE', [0xff, 0xfe, ...utf16((unit) => [unit & 255, unit >> 8])], 'UTF-16'],
    ['UTF-16 BE', [0xfe, 0xff, ...utf16((unit) => [unit >> 8, unit & 255])], 'UTF-16'],
  ])('reads %s', (_, bytes, encoding) => {
    expect(decodeCsv(new Uint8Array(bytes))).toEqual({ ok: true, text, encoding });
  });

  it('reads as Windows-1252 what is not UTF-8', () => {
    // The bytes leave out 0x80 to 0x9F, which browsers decode in Windows-1252 and Node 20 does not.
    const bytes = [0x4e, 0x3b, 0xc5, 0xe4, 0xf6, 0xe9];
    expect(decodeCsv(new Uint8Array(bytes))).toEqual({
      ok: true,
      text: 'N;Åäöé',
      encoding: 'Windows-1252',
    });
  });

  it('is empty for nothing', () => {
    expect(decodeCsv(new Uint8Array())).toEqual({ ok: true, text: '', encoding: 'UTF-8' });
  });

  it.each([
    ['an xlsx', [0x50, 0x4b, 3, 4, 20], 'Det här är ett kalkylblad.'],
    ['an xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'Det här är ett kalkylblad.'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0], 'Det här är en bild (PNG).'],
  ])('refuses %s', (_, bytes, message) => {
    expect(decodeCsv(new Uint8Array(bytes))).toEqual({
      ok: false,
      message: expect.stringContaining(message),
    });
  });
});
