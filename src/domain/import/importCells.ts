import { flatten, type GenericSchema, safeParse } from 'valibot';
import { type ImportField, importFieldLabels, isImportField } from './importColumns';

/** One row of a file; `row` is its number in a spreadsheet, where the headers are row 1. */
export interface CsvRow {
  row: number;
  cells: string[];
  /** Its quotation marks do not match, so that its cells may be others than they seem. */
  broken: boolean;
}

/** What is to be said about one cell; `column` is the header that people know it by. */
export interface ImportMessage {
  column: string;
  message: string;
}

/** The cells of one row by what they are, and what was found out about them. */
export interface ImportCells {
  /** What is filled in, of all columns that are this field. */
  texts(field: ImportField): string[];
  /** The first of them; '' when nothing is filled in. */
  text(field: ImportField): string;
  /** With a fault the row is left out. The first of `fields` that is filled in names the column. */
  fault(message: string, ...fields: ImportField[]): void;
  /** Tells what was mended or not taken. */
  note(message: string, ...fields: ImportField[]): void;
  faults: ImportMessage[];
  notes: ImportMessage[];
}

/** Reads rows by the chosen columns. */
export function cellsReader(
  headers: readonly string[],
  columns: readonly (ImportField | null)[],
): (row: CsvRow) => ImportCells {
  const columnsOf = new Map<ImportField, number[]>();
  for (const [column, field] of columns.entries()) {
    if (field) columnsOf.set(field, [...(columnsOf.get(field) ?? []), column]);
  }
  return ({ cells }) => {
    const faults: ImportMessage[] = [];
    const notes: ImportMessage[] = [];
    const texts = (field: ImportField) =>
      (columnsOf.get(field) ?? [])
        .map((column) => (cells[column] ?? '').trim())
        .filter((text) => text !== '')
        // The apostrophe that exports put before what a spreadsheet would take for a formula.
        .map((text) => text.replace(/^'(?=[=+\-@])/, ''));

    function columnName(fields: ImportField[]): string {
      const [first = 'name'] = fields;
      const mapped = fields.filter((field) => columnsOf.has(field));
      const field = mapped.find((each) => texts(each).length > 0) ?? mapped[0] ?? first;
      return headers[columnsOf.get(field)?.[0] ?? -1] ?? importFieldLabels[field];
    }
    return {
      texts,
      text: (field) => texts(field)[0] ?? '',
      fault: (message, ...fields) => faults.push({ column: columnName(fields), message }),
      note: (message, ...fields) => notes.push({ column: columnName(fields), message }),
      faults,
      notes,
    };
  };
}

/**
 * What a schema makes of a row's values; null with faults, each under the column that the value came
 * from: `sources` by the value's path, where the field is not of the same name.
 */
export function checkedDraft<T>(
  cells: ImportCells,
  schema: GenericSchema<unknown, T>,
  values: unknown,
  sources: Record<string, ImportField[]>,
): T | null {
  const result = safeParse(schema, values);
  if (result.success) return result.output;
  for (const [path, messages] of Object.entries(flatten(result.issues).nested ?? {})) {
    const name = path.replace(/\.\d+$/, '');
    const fields = sources[name] ?? [name].filter(isImportField);
    cells.fault(messages?.[0] ?? '', ...fields);
  }
  return null;
}
