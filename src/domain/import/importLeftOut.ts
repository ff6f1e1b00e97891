import type { PlannedRow } from './importPlan';

/** The rows that were not imported, with their original cells, each with its row number and the reason. */
export function leftOutRows(headers: readonly string[], rows: readonly PlannedRow[]): string[][] {
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
