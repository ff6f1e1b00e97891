import type { CsvRow, ImportMessage } from './importCells';

/** A row with its outcome; one that is `skip` or `fault` is left out. */
export interface OutcomeRow extends CsvRow {
  outcome: string;
  faults: readonly ImportMessage[];
  /** The reason why the row is left out as a duplicate. */
  duplicate: string | null;
}

/** The rows that were not imported, with their original cells, each with its row number and the reason. */
export function leftOutRows(headers: readonly string[], rows: readonly OutcomeRow[]): string[][] {
  const leftOut = rows.filter(({ outcome }) => outcome === 'fault' || outcome === 'skip');
  return [
    ['Rad', 'Anledning', ...headers],
    ...leftOut.map(({ row, cells, faults, duplicate }) => [
      String(row),
      [...faults.map(({ column, message }) => `${column}: ${message}`), duplicate ?? '']
        .filter(Boolean)
        .join(' '),
      ...cells,
    ]),
  ];
}
