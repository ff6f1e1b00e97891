/** A record of a CSV as it stands; `line` is the number of its first line in a text editor. */
export interface CsvRecord {
  cells: string[];
  line: number;
  /** The record's quotation marks do not match, so its cells may be divided wrongly. */
  broken: boolean;
}

/** The most characters that a spreadsheet has in a cell. A quotation mark that is open for longer was never closed. */
const longestCell = 32_767;
/** Lines after one with an open mark in which the other mark is looked for. */
const nearLines = 10;

/**
 * Reads a CSV record by record (RFC 4180); its lines end with `\n`. A record whose quotation marks do not match is one line, divided
 * at every separator, so that it costs no line below it; but a near line with the other mark of a text is broken too.
 */
export function* csvRecords(text: string, separator: string): Generator<CsvRecord> {
  let line = 1;
  /** The last line on which an open mark is looked for. */
  let openUntil = 0;
  for (let at = 0; at < text.length;) {
    const lineEnd = endOfLine(text, at);
    const read = recordAt(text, separator, at);
    const end = read?.end ?? lineEnd;
    const raw = text.slice(at, end);
    const isOdd = count(raw, '"') % 2 === 1;
    const broken = read === null || (isOdd && line <= openUntil);
    yield { cells: broken ? raw.split(separator) : read.cells, line, broken };
    if (broken) openUntil = isOdd && read === null ? line + nearLines : 0;
    line += count(raw, '\n') + 1;
    at = end + 1;
  }
}

/** The cells of the record that begins at a place, and where it ends; null when its quotation marks do not match. */
function recordAt(
  text: string,
  separator: string,
  start: number,
): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let from = start;
  let lineEnd = endOfLine(text, from);
  for (;;) {
    if (text.charAt(from) === '"') {
      const closing = closingQuote(text, from + 1);
      if (closing === null) return null;
      cells.push(text.slice(from + 1, closing).replaceAll('""', '"'));
      let after = closing + 1;
      while (text.charAt(after) === ' ') after += 1;
      const next = text.charAt(after);
      if (next === '' || next === '\n') return { cells, end: after };
      if (next !== separator) return null;
      from = after + 1;
      if (closing > lineEnd) lineEnd = endOfLine(text, from);
    } else {
      // The search stays inside the line: to the end of the text it would be made for each line anew.
      const rest = text.slice(from, lineEnd);
      const length = rest.indexOf(separator);
      if (length < 0) return { cells: [...cells, rest], end: lineEnd };
      cells.push(rest.slice(0, length));
      from += length + 1;
    }
  }
}

/** The place of the mark that closes a cell; null when there is none within the length of a cell. */
function closingQuote(text: string, from: number): number | null {
  const cell = text.slice(from, from + longestCell + 1);
  for (let at = cell.indexOf('"'); at >= 0; at = cell.indexOf('"', at + 2)) {
    if (cell.charAt(at + 1) !== '"') return from + at;
  }
  return null;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}
