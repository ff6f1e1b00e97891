/** The value of a cell; a text that could be taken for a formula gets an apostrophe in the file. */
export type CsvCell = string | number | null;

/**
 * The rows as a CSV that Excel with Swedish settings opens correctly: semicolons, decimal commas, CRLF and a
 * byte order mark.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}

/**
 * The text of one cell. An apostrophe precedes a text that a spreadsheet would take for a formula (OWASP,
 * "CSV injection").
 */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const defused = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
