import type { ColumnAnswers, ColumnQuestion } from '@/domain/import/columnQuestions';
import type { CsvTable } from '@/domain/import/csvTable';
import type { CsvRow } from '@/domain/import/importCells';

export type Columns<F> = (F | null)[];

/** What the columns of a file can be, and how its rows are read by them. */
export interface ImportFields<F extends string, R> {
  labels: Readonly<Record<F, string>>;
  /** Guesses the columns by their headers, and by the rows where there are any. */
  guess(headers: readonly string[], rows: readonly CsvRow[]): Columns<F>;
  /** The faults of a choice, by the number of the column. */
  faults(columns: Columns<F>): Map<number, string>;
  /** What has to be known of a column that becomes a field; nothing for most. */
  questions?(field: F, header: string, cells: readonly string[]): ColumnQuestion[];
  reader(
    headers: readonly string[],
    columns: Columns<F>,
    answers: readonly ColumnAnswers[],
  ): (row: CsvRow) => R;
  /** The hint of a column instead of `samples`, some of its values. */
  hint?(header: string, samples: string): string | null;
}

/** A file with the place of its headers, what its columns are, and what was answered about each. */
export interface ImportChoice<F> {
  table: CsvTable;
  columns: Columns<F>;
  answers: readonly ColumnAnswers[];
}

/** How many headers of a line an import knows. */
export function knownHeaders<F extends string, R>(
  { guess }: ImportFields<F, R>,
  headers: readonly string[],
): number {
  return guess(headers, []).filter((field) => field !== null).length;
}

/** The choice that is proposed for a file. */
export function proposedChoice<F extends string, R>(
  { guess }: ImportFields<F, R>,
  table: CsvTable,
): ImportChoice<F> {
  return { table, columns: guess(table.headers, table.rows), answers: [] };
}
