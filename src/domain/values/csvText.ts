/** The value of a cell; a text stands in quotation marks, and one like a formula after an apostrophe. */
export type CsvCell = string | number | null;

/**
 * The rows as a CSV that Excel with Swedish settings opens correctly: semicolons, decimal commas, CRLF and a
 * byte order mark.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}

/**
 * The text of one cell. An apostrophe precedes a text that a spreadsheet would take for a formula, also in the
 * full-width signs of some keyboards (OWASP, "CSV injection"). Without quotation marks, a spreadsheet that
 * separates by commas could make a cell of the middle of a text.
 */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const defused = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${defused.replaceAll('"', '""')}"`;
}
