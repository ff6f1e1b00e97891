import type { CsvRow } from './importCells';
import { isData } from './cellContent';
import type { Parsed } from '@/domain/values/parsed';

/** Banks and programs write a title, an account or a period above the headers: this many lines are looked through. */
export const headerLines = 15;

/** The ways in which the letters of a file can be read. */
export interface FileLetters {
  /** The encoding that was taken. */
  encoding: string;
  /** The likely encodings, each with lines of the file as it reads them. */
  readings: readonly { encoding: string; samples: readonly string[] }[];
  /** True when several encodings fit the letters, so that a person has to look. */
  isInDoubt: boolean;
  /** True when a person has chosen. */
  isChosen: boolean;
  /** The table in another encoding. */
  reread(encoding: string, signal: AbortSignal): Promise<Parsed<CsvTable>>;
}

/** The lines of a file or a pasted text that hold something; `found` tells how it was read: `Windows-1252, semikolon`. */
export interface CsvLines {
  name: string;
  found: string;
  lines: CsvRow[];
  /** Null for a text that can be read in one way alone. */
  letters: FileLetters | null;
}

/** A file with its headers; `headerAt` is their place among the lines, null for a file without headers. */
export interface CsvTable extends CsvLines {
  headerAt: number | null;
  headers: string[];
  rows: CsvRow[];
}

/**
 * The place of the headers among the first fifteen lines. It is the line with most names that `known` counts, if it has two. Else
 * it is the first line that fills more than half of the usual width, or null where that line holds data.
 */
export function headerPlace(
  lines: readonly CsvRow[],
  known: (headers: readonly string[]) => number,
): number | null {
  const first = lines.slice(0, headerLines);
  const counts = first.map(({ cells }) => known(cells));
  const most = Math.max(...counts);
  if (most >= 2) return counts.indexOf(most);
  const width = usualWidth(lines.slice(0, 200));
  const place = first.findIndex(({ cells }) => filled(cells).length > width / 2);
  return filled(first[place]?.cells ?? []).some(isData) ? null : Math.max(place, 0);
}

/** The file as a table whose headers stand at a place among its lines; null calls its columns `Kolumn 1`, `Kolumn 2`. */
export function tableUnder(file: CsvLines, headerAt: number | null): CsvTable {
  const { name, found, lines, letters } = file;
  const rows = headerAt === null ? lines : lines.slice(headerAt + 1);
  const cells =
    headerAt === null
      ? Array.from({ length: Math.max(0, ...lines.map((line) => line.cells.length)) }, () => '')
      : (lines[headerAt]?.cells ?? []);
  return { name, found, lines, letters, headerAt, headers: headersOf(cells), rows };
}

/** The headers of a line, of which an empty one is called by its place. */
export function headersOf(cells: readonly string[]): string[] {
  return cells.map((header, index) => header.trim() || `Kolumn ${index + 1}`);
}

function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell.trim() !== '');
}

/** The number of cells that most lines have; the smallest where several are as common. */
function usualWidth(lines: readonly CsvRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of lines) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(
    ([width, count], [otherWidth, otherCount]) => otherCount - count || width - otherWidth,
  );
  return usual?.[0] ?? 1;
}
