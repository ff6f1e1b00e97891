import { describe, expect, it } from 'vitest';
import { byteOfPage, type CodePage, textOfPage } from '@/domain/values/codePages';
import { decodeCsv } from '@/domain/values/csvEncoding';

const text = 'Namn;Ort\r\nÅsa Öberg;Mörbylånga – “é” €';
const utf8 = new TextEncoder().encode(text);
const utf16 = (byteOf: (unit: number) => number[]) =>
  [...text].flatMap((letter) => byteOf(letter.charCodeAt(0)));
const inPage = (typed: string, page: CodePage) =>
  Uint8Array.from(typed, (letter) => byteOfPage(letter, page) ?? 0x3f);
/** A text as it looks when its UTF-8 is read in a code page. */
const misread = (typed: string, page: CodePage) =>
  textOfPage(new TextEncoder().encode(typed), page);
/** A text as it looks when its bytes are read in ISO 8859-1, which has control characters where Windows has signs. */
const latin1 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const people = [
  'Namn;Gatuadress;Ort;Regnr',
  'Åke Åberg;Ängsvägen 3;Älvhaga;DEF 456',
  'MÄRTA SJÖSTRÖM;BÄCKGATAN 1;Östanforsby;GHJ 789',
  'Eva Lind;Ekvägen 1;Ekbacken;KLM 12A',
].join('\r\n');
const utf8People = new TextEncoder().encode(people);

describe('decodeCsv', () => {
  it.each([
    ['UTF-8', [...utf8], 'UTF-8'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8], 'UTF-8'],
    ['UTF-16 LE', [0xff, 0xfe, ...utf16((unit) => [unit & 255, unit >> 8])], 'UTF-16'],
    ['UTF-16 BE', [0xfe, 0xff, ...utf16((unit) => [unit >> 8, unit & 255])], 'UTF-16'],
  ])('reads %s', (_, bytes, encoding) => {
    expect(decodeCsv(new Uint8Array(bytes))).toMatchObject({
      ...{ ok: true, text, encoding, isSure: true },
      readings: [{ encoding }],
    });
  });

  it.each<[CodePage, found: string]>([
    ['Windows-1252', 'Windows-1252'],
    ['Mac OS Roman', 'Mac OS Roman'],
    ['DOS 850', 'DOS 850'],
    // The two have the same Swedish letters.
    ['DOS 437', 'DOS 850'],
  ])('tells %s by the letters of the names', (page, encoding) => {
    expect(decodeCsv(inPage(people, page))).toMatchObject({
      ...{ ok: true, text: people, encoding, isSure: true },
    });
  });

  it.each<[what: string, damaged: string, encoding: string]>([
    ['UTF-8 that was encoded twice', misread(people, 'Windows-1252'), 'UTF-8, kodad två gånger'],
    [
      'UTF-8 that was encoded three times',
      misread(misread(people, 'Windows-1252'), 'Windows-1252'),
      'UTF-8, kodad två gånger',
    ],
    ['UTF-8 that DOS has read', misread(people, 'DOS 850'), 'UTF-8, en gång läst som DOS 850'],
    [
      'UTF-8 that a Mac has read',
      misread(people, 'Mac OS Roman'),
      'UTF-8, en gång läst som Mac OS Roman',
    ],
  ])('puts back %s', (_, damaged, encoding) => {
    const read = decodeCsv(new TextEncoder().encode(damaged));
    expect(read).toMatchObject({ ok: true, text: people, encoding, isSure: true });
  });

  it.each<[what: string, damaged: string, whole: string]>([
    ['twice', latin1(utf8People), people],
    ['three times', latin1(new TextEncoder().encode(latin1(utf8People))), people],
    ['in capitals alone', latin1(new TextEncoder().encode('Åke Åberg;1')), 'Åke Åberg;1'],
    [
      'both ways',
      `${latin1(utf8People)}\n${misread(people, 'Windows-1252')}`,
      `${people}\n${people}`,
    ],
    // Windows has no sign for 8F and 9D, so they stay as they are beside its signs.
    ['with bytes that have no sign', 'Ã–berg;â€œAÃ\u008fDAâ€\u009d', 'Öberg;“AÏDA”'],
  ])('puts back UTF-8 that ISO 8859-1 has read: %s', (_, damaged, whole) => {
    const read = decodeCsv(new TextEncoder().encode(damaged));
    expect(read).toMatchObject({
      ...{ ok: true, text: whole, encoding: 'UTF-8, kodad två gånger', isSure: true },
    });
  });

  it.each(['Windows-1252', 'ISO 8859-1'])(
    'puts back a Mac’s letters that %s has read, and asks',
    (page) => {
      const macs = inPage(people, 'Mac OS Roman');
      const damaged = page === 'ISO 8859-1' ? latin1(macs) : textOfPage(macs, 'Windows-1252');
      const read = decodeCsv(new TextEncoder().encode(damaged));
      expect(read).toMatchObject({
        ...{ ok: true, text: people, isSure: false },
        encoding: 'Mac OS Roman, en gång läst som Windows-1252',
      });
      expect(read.ok && read.read('UTF-8')).toBe(damaged);
    },
  );

  it.each([
    'Namn;Regnr\nLisa’s Bilservice;ABC 123',
    'Namn;Anteckning\nBo Lind;Kallas ”bosse”',
    'Namn;Anteckning\nBo Lind;Ring…',
    'Namn;Regnr\nBlaž;ABC 123',
    'Namn;Anteckning\nBo Lind;Ring\u00a0kunden innan',
    'Namn;Anteckning\nBo Lind;Bult ¤ 5',
  ])('is sure of undamaged Windows-1252: %j', (typed) => {
    expect(decodeCsv(inPage(typed, 'Windows-1252'))).toMatchObject({
      ...{ ok: true, text: typed, encoding: 'Windows-1252', isSure: true },
    });
  });

  it.each([
    'Namn;Regnr\nNataša Ilic;ABC 123',
    'Namn;Anteckning\nBo Lind;Ring\u00a0kunden innan',
    'Namn;Regnr\nLisa’s ”Bilservice”…;ABC 123',
    'Namn;Regnr\nBlaž;ABC 123',
  ])('is sure of undamaged UTF-8: %j', (typed) => {
    expect(decodeCsv(new TextEncoder().encode(typed))).toMatchObject({
      ...{ ok: true, text: typed, encoding: 'UTF-8', isSure: true },
    });
  });

  it('asks where each letter of a Mac may be one of Windows', () => {
    const read = decodeCsv(inPage('Namn;Regnr\nGöran Sjögren;ABC 123', 'Mac OS Roman'));
    expect(read).toMatchObject({
      isSure: false,
      readings: [
        { encoding: 'Windows-1252', samples: ['Gšran Sjšgren;ABC 123'] },
        { encoding: 'Mac OS Roman', samples: ['Göran Sjögren;ABC 123'] },
        { encoding: 'DOS 850' },
      ],
    });
  });

  it.each([
    'Škoda;Żak;Łukasz;François;Jürgen;São',
    'Bult 5–10 mm ½ tum;25 °C;§ 4;12 €;Mc’Örn',
    'ÅÄÖ;åäö;Ö;é',
    '株式会社;Москва',
    'Bult ¤ 5;Nyckel ¦ 7;Anna 🚗',
  ])('leaves UTF-8 as it is: %s', (typed) => {
    expect(decodeCsv(new TextEncoder().encode(typed))).toMatchObject({
      ...{ ok: true, text: typed, encoding: 'UTF-8' },
    });
  });

  it('asks where the letters fit several readings, with rows to tell by', () => {
    const read = decodeCsv(inPage('Bil;Regnr\nŠkoda;ABC 123\nŠkoda;DEF 456', 'Windows-1252'));
    if (!read.ok) throw new Error(read.message);
    expect(read.isSure).toBe(false);
    expect(read.readings).toContainEqual({
      encoding: 'Windows-1252',
      samples: ['Škoda;ABC 123', 'Škoda;DEF 456'],
    });
    expect(read.readings).toContainEqual({
      encoding: 'Mac OS Roman',
      samples: ['äkoda;ABC 123', 'äkoda;DEF 456'],
    });
    expect(read.read('Windows-1252')).toContain('Škoda');
    expect(read.read('Mac OS Roman')).toContain('äkoda');
  });

  it('can be read in another way when it is sure', () => {
    const read = decodeCsv(inPage(people, 'Mac OS Roman'));
    if (!read.ok) throw new Error(read.message);
    expect(read.readings.map(({ encoding }) => encoding)).toContain('Windows-1252');
    expect(read.readings[0]?.samples).toEqual([
      'Åke Åberg;Ängsvägen 3;Älvhaga;DEF 456',
      'MÄRTA SJÖSTRÖM;BÄCKGATAN 1;Östanforsby;GHJ 789',
      'Eva Lind;Ekvägen 1;Ekbacken;KLM 12A',
    ]);
    expect(read.read('Windows-1252')).toContain('€lvhaga');
  });

  it('is empty for nothing', () => {
    expect(decodeCsv(new Uint8Array())).toMatchObject({ ok: true, text: '', encoding: 'UTF-8' });
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
