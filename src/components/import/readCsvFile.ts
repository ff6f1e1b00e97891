import { type DecodedText, decodeCsv } from '@/domain/values/csvEncoding';
import { csvRecords } from '@/domain/import/csvRecords';
import {
  type CsvTable,
  type FileLetters,
  headerLines,
  headerPlace,
  tableUnder,
} from '@/domain/import/csvTable';
import type { CsvRow } from '@/domain/import/importCells';
import { otherText } from '@/domain/values/fileKind';
import { type Parsed, refused } from '@/domain/values/parsed';
import { inSlices } from './inSlices';

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

/** Characters at the start of a file by which its separator is found. */
const startLength = 256 * 1024;

const tooLarge = refused(
  'Filen är för stor. Högst 20 MB går att importera åt gången: dela upp den i flera.',
);

const tooLong = refused('Filen har fler än 20 000 rader. Dela upp den i flera.');

/** Reads a text file and finds its encoding, or refuses with the reason in Swedish. */
export async function readTextFile(file: File): Promise<Parsed<DecodedText>> {
  if (file.size > csvLimits.bytes) return tooLarge;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.error('The file could not be read', error);
    return refused('Filen gick inte att läsa. Kontrollera att den finns kvar och försök igen.');
  }
  const decoded = decodeCsv(bytes);
  return decoded.ok ? { ok: true, value: decoded } : decoded;
}

/** A text to read as CSV: a pasted one, or that of a file with the way in which it was decoded. */
export type CsvSource = { text: string } | DecodedText;

/** Reads a text as CSV, in slices; or refuses with the reason. */
export async function readCsvText(
  name: string,
  source: CsvSource,
  signal: AbortSignal,
  known: KnownHeaders,
): Promise<Parsed<CsvTable>> {
  const { text } = source;
  if (text.length > csvLimits.bytes) return tooLarge;
  const other = otherText(text);
  if (other !== null) return refused(other);
  // Some programs mix line endings. Some name the separator for Excel on a first line, which Excel does not
  // count as a row.
  const lines = text.replace(/\r\n?/g, '\n');
  const body = lines.replace(/^sep=.\n/i, '');
  const above = body === lines ? 0 : 1;
  const separator = separatorOf(body, known);
  const all: CsvRow[] = [];
  let row = 0;
  const wasRead = await inSlices(
    csvRecords(body, separator),
    ({ cells, line, broken }) => {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) return;
      const inEditor = line + above;
      all.push({ row, ...(inEditor !== row && { line: inEditor }), cells, broken });
    },
    signal,
  );
  if (!wasRead || signal.aborted) return refused('Avbrutet.');
  if (all.length > csvLimits.rows + headerLines) return tooLong;
  if (all.length === 0) return refused('Det finns ingenting i filen.');
  if (all.length === 1) {
    return refused(
      'Det finns bara en rad. Under raden med rubriker ska det finnas en rad för var och en.',
    );
  }
  const encoding = 'encoding' in source ? [source.encoding] : [];
  const found = [...encoding, separators[separator]].join(', ');
  const letters = 'read' in source ? lettersOf(name, source, known) : null;
  const table = tableUnder({ name, found, lines: all, letters }, headerPlace(all, known));
  if (table.rows.length === 0) return refused('Det finns inga rader under rubrikerna.');
  if (table.rows.length > csvLimits.rows) return tooLong;
  return table.headers.length > csvLimits.columns
    ? refused(`Filen har fler än ${csvLimits.columns} kolumner.`)
    : { ok: true, value: table };
}

/** The ways to read a file's letters; null where there is one alone. */
function lettersOf(name: string, source: DecodedText, known: KnownHeaders): FileLetters | null {
  if (source.readings.length < 2) return null;
  return {
    encoding: source.encoding,
    readings: source.readings,
    isInDoubt: !source.isSure,
    isChosen: false,
    async reread(encoding, signal) {
      const other = { ...source, encoding, text: source.read(encoding) };
      const read = await readCsvText(name, other, signal, known);
      if (!read.ok || !read.value.letters) return read;
      const letters = { ...read.value.letters, isChosen: true };
      return { ok: true, value: { ...read.value, letters } };
    },
  };
}

/** The separator that gives the most known headers, or else the most headers. */
function separatorOf(text: string, known: KnownHeaders): Separator {
  const start = text.slice(0, startLength).trimStart();
  const worth = (delimiter: Separator) => {
    const lines = [];
    for (const record of csvRecords(start, delimiter)) {
      // The quotation marks of a line match by its own separator, so a line that another one breaks counts as a single cell.
      const cells = record.broken ? [record.cells.join(delimiter)] : record.cells;
      if (cells.some((cell) => cell.trim() !== '')) {
        lines.push({ row: lines.length, cells, broken: false });
      }
      if (lines.length === headerLines * 2) break;
    }
    // A text of this separator alone has no filled line.
    if (lines.length === 0) return Infinity;
    const { headers, headerAt } = tableUnder(
      { name: '', found: '', lines, letters: null },
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
