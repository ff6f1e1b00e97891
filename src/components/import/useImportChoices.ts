import { useMemo } from 'react';
import { useColumnMemory } from '@/data/workshop/columnMemory';
import { isData } from '@/domain/import/cellContent';
import type { ColumnAnswers, ColumnQuestion } from '@/domain/import/columnQuestions';
import { type CsvTable, headersOf } from '@/domain/import/csvTable';
import type { CsvRow } from '@/domain/import/importCells';

export type Columns<F> = (F | null)[];

/** The fields that columns of a file can become, and the way to read its rows by them. */
export interface ImportFields<F extends string, R> {
  labels: Readonly<Record<F, string>>;
  /** Guesses the columns by their headers, and by the rows where there are any. */
  guess(headers: readonly string[], rows: readonly CsvRow[]): Columns<F>;
  /** Changes remembered columns where the rows of this file need it. */
  adapted?(headers: readonly string[], columns: Columns<F>, rows: readonly CsvRow[]): Columns<F>;
  /** The faults of a choice, by the number of the column. */
  faults(columns: Columns<F>, headers: readonly string[]): Map<number, string>;
  /** Asks about a column that becomes a field; nothing for most. */
  questions?(field: F, header: string, cells: readonly string[]): ColumnQuestion[];
  reader(
    headers: readonly string[],
    columns: Columns<F>,
    answers: readonly ColumnAnswers[],
  ): (row: CsvRow) => R;
  /** The hint of a column instead of `samples`, some of its values. */
  hint?(header: string, samples: string): string | null;
}

/** A file with the place of its headers, the fields of its columns, and the answers about each. */
export interface ImportChoice<F> {
  table: CsvTable;
  columns: Columns<F>;
  answers: readonly ColumnAnswers[];
}

/** The field that a text names; null for any other text. */
export function fieldOf<F extends string>(
  labels: Readonly<Record<F, string>>,
  text: string,
): F | null {
  return Object.keys(labels).find((each): each is F => each === text) ?? null;
}

/** A line of headers that is remembered counts more than any that is only known. */
const rememberedHeaders = 1000;

/**
 * Proposes the fields of a file's columns: those chosen on this device for the same headers, or else a guess. `fields` stays the
 * same object from call to call.
 */
export function useImportChoices<F extends string, R>(
  kind: 'customers' | 'parts' | 'bank',
  fields: ImportFields<F, R>,
) {
  const { recall, remember } = useColumnMemory(kind);

  return useMemo(() => {
    const { labels, guess, adapted, questions } = fields;
    /** Gives the answers of before, without those that the numbers of this file give themselves. */
    function stillOpen(
      { headers, rows }: CsvTable,
      columns: Columns<F>,
      answers: readonly ColumnAnswers[],
    ): ColumnAnswers[] {
      return columns.map((field, column) => {
        const cells = rows.map((row) => row.cells[column] ?? '');
        const asked = field ? (questions?.(field, headers[column] ?? '', cells) ?? []) : [];
        const open = asked.filter(({ proposal }) => proposal === '').map(({ key }) => key);
        const given = Object.entries(answers[column] ?? {});
        return Object.fromEntries(given.filter(([key]) => open.includes(key)));
      });
    }

    return {
      /** Counts the headers of a line that the import knows. */
      known(headers: readonly string[]): number {
        if (recall(headersOf(headers)) !== null) return rememberedHeaders;
        return guess(headers, []).filter((field) => field !== null).length;
      },
      propose(table: CsvTable): ImportChoice<F> {
        const { headers, rows, headerAt } = table;
        const remembered = headerAt === null ? null : recall(headers);
        if (!remembered) return { table, columns: guess(headers, rows), answers: [] };
        const chosen = headers.map((_, column) =>
          fieldOf(labels, remembered.columns[column] ?? ''),
        );
        const columns = adapted?.(headers, chosen, rows) ?? chosen;
        return { table, columns, answers: stillOpen(table, columns, remembered.answers) };
      },
      /** Remembers a choice by its headers, unless a line of data was taken for them. */
      remember({ table: { headers, headerAt }, columns, answers }: ImportChoice<F>) {
        if (headerAt === null || headers.some(isData)) return;
        remember({ headers, columns, answers: [...answers] });
      },
    };
  }, [fields, recall, remember]);
}
