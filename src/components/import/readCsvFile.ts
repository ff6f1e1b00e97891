import { parse, type Parser, type ParseResult } from 'papaparse';
import { decodeCsv } from '@/domain/values/csvEncoding';
import { type CsvTable, headerLines, headerPlace, tableUnder } from '@/domain/import/csvTable';
import type { CsvRow } from '@/domain/import/importCells';
import { otherText } from '@/domain/values/fileKind';
import { type Parsed, refused } from '@/domain/values/parsed';
import { nextTurn } from './inSlices';

/**
 * The most that one import takes: bytes of a file (characters of a pasted text), rows below the headers,
 * columns.
 */
export const csvLimits = { bytes: 20 * 1024 * 1024, rows: 20_000, columns: 200 } as const;

/** Counts the headers of a line that name something: by it the line of the headers and the separator are found. */
export type KnownHeaders = (headers: readonly string[]) => number;

const separators = { ';': 'semikolon', ',': 'komma', '\t': 'tabb', '|': 'lodstreck' } as const;
type Separator = keyof typeof separators;
/** The comma comes last: it also parts the decimals of Swedish numbers. */
const separatorList: readonly Separator[] = [';', '\t', '|', ','];

const portionSize = 256 * 1024;
/** After this many portions without the end of a row, a closing quotation mark must be missing. */
const endlessPortions = 5;

const tooLarge = refused(
  'Filen är för stor. Högst 20 MB går att importera åt gången: dela upp den i flera.',
);

const tooLong = refused('Filen har fler än 20 000 rader. Dela upp den i flera.');

/** Reads a text file and finds its encoding, or refuses with the reason in Swedish. */
export async function readTextFile(
  file: File,
): Promise<Parsed<{ text: string; encoding?: string }>> {
  if (file.size > csvLimits.bytes) return tooLarge;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.error('The file could not be read', error);
    return refused('Filen gick inte att läsa. Kontrollera att den finns kvar och försök igen.');
  }
  const decoded = decodeCsv(bytes);
  return decoded.ok ? { ok: true, value: decoded } : decoded;
}

/** Reads a pasted text, or the text of a file together with its encoding, as CSV, a portion at a time; or refuses with the reason. */
export async function readCsvText(
  name: string,
  text: string,
  signal: AbortSignal,
  known: KnownHeaders,
  encoding?: string,
): Promise<Parsed<CsvTable>> {
  if (text.length > csvLimits.bytes) return tooLarge;
  const other = otherText(text);
  if (other !== null) return refused(other);
  // Some programs mix line endings. Some name the separator for Excel on a first line, which Excel does not
  // count as a row.
  const body = text.replace(/\r\n?/g, '\n').replace(/^sep=.\n/i, '');
  const separator = separatorOf(body, known);
  const all: CsvRow[] = [];
  let count = 0;
  const refusal = await inPortions(body, separator, signal, ({ data, errors }) => {
    const broken = new Set(errors.map(({ row }) => row));
    for (const [index, cells] of data.entries()) {
      count += 1;
      const isEmpty = cells.every((cell) => cell.trim() === '');
      if (!isEmpty) all.push({ row: count, cells, broken: broken.has(index) });
    }
    if (errors.some(({ code, row }) => code === 'MissingQuotes' && (row ?? 0) < data.length)) {
      return endlessRow(count);
    }
    return all.length > csvLimits.rows + headerLines ? tooLong : null;
  });
  if (refusal) return refusal;
  if (all.length === 0) return refused('Det finns ingenting i filen.');
  if (all.length === 1) {
    return refused(
      'Det finns bara en rad. Under raden med rubriker ska det finnas en rad för var och en.',
    );
  }
  const found = [encoding, separators[separator]].filter(Boolean).join(', ');
  const table = tableUnder({ name, found, lines: all }, headerPlace(all, known));
  if (table.rows.length === 0) return refused('Det finns inga rader under rubrikerna.');
  if (table.rows.length > csvLimits.rows) return tooLong;
  return table.headers.length > csvLimits.columns
    ? refused(`Filen har fler än ${csvLimits.columns} kolumner.`)
    : { ok: true, value: table };
}

/** The separator that gives the most known headers, or else the most headers; papaparse's own guess fails for two columns. */
function separatorOf(text: string, known: KnownHeaders): Separator {
  const start = text.slice(0, portionSize).trimStart();
  const worth = (delimiter: Separator) => {
    const { data } = parse<string[]>(start, { delimiter, preview: headerLines * 2 });
    const lines = data
      .filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells, row) => ({ row, cells, broken: false }));
    // A text of this separator alone has no filled line.
    if (lines.length === 0) return Infinity;
    const { headers, headerAt } = tableUnder(
      { name: '', found: '', lines },
      headerPlace(lines, known),
    );
    // A table without headers counts less than any with them.
    return headerAt === null
      ? Math.min(headers.length, 2) / 4
      : known(headers) * csvLimits.columns + headers.length;
  };
  const worths = separatorList.map(worth);
  return separatorList[worths.indexOf(Math.max(...worths))] ?? ';';
}

function endlessRow(row: number) {
  return refused(
    `Ett citattecken på rad ${row} stängs aldrig, så resten av filen går inte att läsa. Rätta raden och försök igen.`,
  );
}

type Refusal = ReturnType<typeof refused>;

/**
 * Parses a portion at a time and lets the page respond in between; resolves to the refusal of `take`, or
 * null.
 */
function inPortions(
  text: string,
  delimiter: Separator,
  signal: AbortSignal,
  take: (result: ParseResult<string[]>) => Refusal | null,
): Promise<Refusal | null> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let endless = 0;
    parse<string[]>(text, {
      delimiter,
      newline: '\n',
      chunkSize: portionSize,
      chunk(result: ParseResult<string[]>, parser: Parser) {
        rows += result.data.length;
        endless = result.data.length > 0 ? 0 : endless + 1;
        const refusal = endless === endlessPortions ? endlessRow(rows + 1) : take(result);
        if (refusal) {
          resolve(refusal);
          // `abort` calls `complete`, which can no longer change the result.
          return parser.abort();
        }
        parser.pause();
        nextTurn()
          .then(() => (signal.aborted ? resolve(refused('Avbrutet.')) : parser.resume()))
          .catch(reject);
      },
      complete: () => resolve(null),
      error: reject,
    });
  });
}
