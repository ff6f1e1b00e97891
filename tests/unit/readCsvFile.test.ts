import { describe, expect, it, vi } from 'vitest';
import { tableUnder } from '@/domain/import/csvTable';
import {
  csvLimits,
  type KnownHeaders,
  readCsvText,
  readTextFile,
} from '@/components/import/readCsvFile';

const never = new AbortController().signal;
const unknown = () => 0;
const known = (headers: readonly string[]) =>
  headers.filter((header) => ['Bokföringsdag', 'Referens', 'Belopp', 'Namn'].includes(header))
    .length;
const file = (...content: BlobPart[]) => new File(content, 'kunder.csv');

async function readCsvFile(from: File, signal: AbortSignal, counts: KnownHeaders) {
  const read = await readTextFile(from);
  return read.ok ? readCsvText(from.name, read.value, signal, counts) : read;
}

async function read(text: string, counts: KnownHeaders = unknown) {
  const result = await readCsvText('Text', { text }, never, counts);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('A CSV', () => {
  it('in Windows-1252 with semicolons has its letters right', async () => {
    const bytes = Uint8Array.from('Namn;Ort\r\nÅsa Öhrn;Växjö\r\n', (letter) =>
      letter.charCodeAt(0),
    );
    expect(await readCsvFile(file(bytes), never, unknown)).toMatchObject({
      ok: true,
      value: {
        name: 'kunder.csv',
        found: 'Windows-1252, semikolon',
        headers: ['Namn', 'Ort'],
        rows: [{ row: 2, cells: ['Åsa Öhrn', 'Växjö'], broken: false }],
      },
    });
  });

  it('with a byte order mark has a clean first header', async () => {
    const result = await readCsvFile(file('\ufeffNamn,Ort\nÅsa,Växjö'), never, unknown);
    expect(result).toMatchObject({ value: { found: 'UTF-8, komma', headers: ['Namn', 'Ort'] } });
  });

  it.each([
    ['a;b\n1,5;2', 'semikolon'],
    ['a,b\n1;2;3;4,5', 'komma'],
    ['a\tb\n1,2\t3', 'tabb'],
    ['a|b|c\n1|2|3', 'lodstreck'],
    ['"a;b;c",d\n1,2', 'komma'],
    ['\r\n\r\na;b\n1;2', 'semikolon'],
  ])('%j is parted by %s', async (text, found) => {
    const { headers } = await read(text);
    expect((await read(text)).found).toBe(found);
    expect(headers.length).toBeGreaterThan(1);
  });

  it('keeps line breaks and separators in quotes, and counts rows as a spreadsheet', async () => {
    const { rows } = await read(
      'Namn;Text\r\n"Bo";"rad ett\r\n""rad"" två; slut"\r\n\r\n ; \r\nEva;x\r\n',
    );
    expect(rows).toEqual([
      { row: 2, cells: ['Bo', 'rad ett\n"rad" två; slut'], broken: false },
      { row: 5, line: 6, cells: ['Eva', 'x'], broken: false },
    ]);
  });

  it('may announce its separator to Excel', async () => {
    expect(await read('sep=;\r\nNamn;Ort\r\nBo;Ek')).toMatchObject({
      headers: ['Namn', 'Ort'],
      rows: [{ row: 2, line: 3 }],
    });
  });

  it('may have 41 columns, some without a header', async () => {
    const line = (cell: (index: number) => string) =>
      Array.from({ length: 41 }, (_, index) => cell(index)).join(';');
    const { headers, rows } = await read(
      `${line((index) => (index === 40 ? '' : `Fält ${index}`))}\n${line(String)}`,
    );
    expect(headers).toHaveLength(41);
    expect(headers[40]).toBe('Kolumn 41');
    expect(rows[0]?.cells[40]).toBe('40');
  });

  it('may have a line of 3 MB, which is read like others', async () => {
    const { rows } = await read(`a;b\nBo;${'x'.repeat(3_000_000)}\nEva;2`);
    expect(rows.map(({ broken }) => broken)).toEqual([false, false]);
    expect(rows[0]?.cells[1]).toHaveLength(3_000_000);
  });

  it('of a megabyte comes whole', async () => {
    const text = `Namn;Text\n${Array.from({ length: 20_000 }, (_, n) => `Kund ${n};"${'ö'.repeat(60)}\n${n}"`).join('\n')}`;
    expect(text.length).toBeGreaterThan(1_000_000);
    const { rows } = await read(text);
    expect(rows).toHaveLength(20_000);
    expect(rows.every(({ row, cells }, n) => row === n + 2 && cells[0] === `Kund ${n}`)).toBe(true);
    expect(rows.every(({ cells, broken }, n) => cells[1]?.endsWith(`\n${n}`) && !broken)).toBe(
      true,
    );
  });

  it('marks a row whose quotation marks do not match', async () => {
    const { rows } = await read('a;b\n"Bo" Ek;1\n"Eva";2\n"Ida;3\nPer;4');
    expect(rows.map(({ row, broken }) => [row, broken])).toEqual([
      [2, true],
      [3, false],
      [4, true],
      [5, false],
    ]);
  });
});

describe('The headers of a CSV', () => {
  const bank = [
    '* Transaktioner Period 2026-11-01 – 2026-11-25 Skapad 2026-11-26 08:10 CET',
    'Radnummer,Bokföringsdag,Referens,Belopp',
    '1,2026-11-20,"1000173",1793.00',
  ].join('\n');

  it('may stand below a title, and name the separator that the title lacks', async () => {
    expect(await read(bank, known)).toMatchObject({
      found: 'komma',
      headerAt: 1,
      headers: ['Radnummer', 'Bokföringsdag', 'Referens', 'Belopp'],
      rows: [{ row: 3, cells: ['1', '2026-11-20', '1000173', '1793.00'] }],
    });
  });

  it('are found below titles by their width when no name is known', async () => {
    const list = 'Kundlista\n\nUtskriven;2026-11-20\nA;B;C;D\nx;1;y;2\nx;3;y;4';
    expect(await read(list)).toMatchObject({ headers: ['A', 'B', 'C', 'D'], headerAt: 2 });
  });

  it('are not looked for below the fifteenth line', async () => {
    const title = Array.from({ length: 14 }, (_, n) => `Rad ${n};x;y;z\n`).join('');
    expect(await read(`${title}${bank.slice(bank.indexOf('\n') + 1)}`, known)).toMatchObject({
      headerAt: 14,
    });
    expect(await read(`x\n${title}${bank.slice(bank.indexOf('\n') + 1)}`, known)).not.toMatchObject(
      { headerAt: 15 },
    );
  });

  it('may be missing', async () => {
    expect(await read('2026-11-20;1793,00;Anna\n2026-11-21;659,00;Bo', known)).toMatchObject({
      headerAt: null,
      headers: ['Kolumn 1', 'Kolumn 2', 'Kolumn 3'],
      rows: [{ row: 1 }, { row: 2 }],
    });
  });

  it('can be said to stand on another line', async () => {
    const table = await read('A;B\nx;y\nz;å');
    expect(tableUnder(table, 1)).toMatchObject({ headers: ['x', 'y'], rows: [{ row: 3 }] });
    expect(tableUnder(table, null).rows).toHaveLength(3);
  });

  it('with nothing below them are refused', async () => {
    const file = 'Transaktioner\nBokföringsdag;Referens;Belopp\n';
    expect(await readCsvText('Text', { text: file }, never, known)).toMatchObject({
      message: 'Det finns inga rader under rubrikerna.',
    });
  });
});

describe('Refused is', () => {
  it('a file of 30 MB, at once and without being read', async () => {
    const large = file(new Uint8Array(30 * 1024 * 1024));
    const reading = vi.spyOn(large, 'arrayBuffer');
    expect(await readCsvFile(large, never, unknown)).toEqual({
      ok: false,
      message: 'Filen är för stor. Högst 20 MB går att importera åt gången: dela upp den i flera.',
    });
    expect(reading).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', '', 'Det finns ingenting i filen.'],
    ['blank lines', '\n;;\n \n', 'Det finns ingenting i filen.'],
    ['headers alone', 'Namn;Ort\n', 'Det finns bara en rad.'],
    ['too many rows', `Namn\n${'Bo\n'.repeat(csvLimits.rows + 1)}`, 'fler än 20 000 rader'],
    ['too many columns', `${'a;'.repeat(200)}b\n1;2`, 'fler än 200 kolumner'],
    ['too long a text', 'x'.repeat(csvLimits.bytes + 1), 'för stor'],
  ])('%s', async (_, text, message) => {
    expect(await readCsvText('Text', { text }, never, unknown)).toEqual({
      ok: false,
      message: expect.stringContaining(message),
    });
  });

  it('what is 20 000 rows is not', async () => {
    const { rows } = await read(`Namn\n${'Bo\n'.repeat(csvLimits.rows)}`);
    expect(rows).toHaveLength(20_000);
  });

  it('a spreadsheet', async () => {
    const result = await readCsvFile(file(new Uint8Array([0x50, 0x4b, 3, 4])), never, unknown);
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('kalkylblad') });
  });

  it('a file that has gone', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const gone = file('Namn\nBo');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('NotFoundError'));
    expect(await readCsvFile(gone, never, unknown)).toMatchObject({
      message: expect.stringContaining('gick inte att läsa'),
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

it('Reading can be stopped', async () => {
  const stopping = new AbortController();
  const reading = readCsvText(
    'Text',
    { text: `Namn\n${`${'x'.repeat(100)}\n`.repeat(10_000)}` },
    stopping.signal,
    unknown,
  );
  stopping.abort();
  expect((await reading).ok).toBe(false);
});
