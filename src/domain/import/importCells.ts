import { flatten, type GenericSchema, safeParse } from 'valibot';
import { answeredSign, type ColumnAnswers } from './columnQuestions';
import { type DecimalSign, oreOf } from './importNumbers';

/** A row of a file; `row` is its number in a spreadsheet, where the headers are row 1. */
export interface CsvRow {
  row: number;
  /** Its number in a text editor, where that is another: cells may have line breaks. */
  line?: number;
  cells: string[];
  /** The row's quotation marks do not match, so its cells may be divided wrongly. */
  broken: boolean;
}

/** A message about one cell; `column` is the column's header in the file. */
export interface ImportMessage {
  column: string;
  message: string;
}

/** A cell that is not empty; `column` is the header of its column. */
export interface FilledCell {
  column: string;
  text: string;
}

/** The cells of one row by field, and the faults and notes found in the row. */
export interface ImportCells<F extends string> {
  /** The filled cells of all columns that are mapped to the field. */
  filled(field: F): FilledCell[];
  /** The cells that `isEmpty` counts as empty although they hold a text, with their fields. */
  fillers(): (FilledCell & { field: F })[];
  /** The texts of the filled cells. */
  texts(field: F): string[];
  /** The first filled cell of the field; '' when all are empty. */
  text(field: F): string;
  /**
   * Adds a fault, which leaves the row out. The message names the column of the first filled cell of
   * `fields`.
   */
  fault(message: string, ...fields: F[]): void;
  /** Adds a note about a value that was corrected or left out. */
  note(message: string, ...fields: F[]): void;
  /** The decimal sign of the column of the field; null where its numbers show none. */
  sign(field: F): DecimalSign | null;
  /** The answers to the questions about the column of the field. */
  answers(field: F): ColumnAnswers;
  /** The amount of the field in öre, null for an empty cell. One that cannot be read is a fault, and a rounded one a note. */
  ore(field: F): number | null;
  isField(text: string): text is F;
  faults: ImportMessage[];
  notes: ImportMessage[];
}

/**
 * Reads rows; `columns` has the chosen field of each column, null for a column that is left out, `labels` the Swedish
 * names of all fields, and `answers` what was answered about each column. A cell that `isEmpty` counts as an empty one.
 */
export function cellsReader<F extends string>(
  headers: readonly string[],
  columns: readonly (F | null)[],
  labels: Readonly<Record<F, string>>,
  answers: readonly ColumnAnswers[] = [],
  isEmpty: (field: F, text: string) => boolean = () => false,
): (row: CsvRow) => ImportCells<F> {
  const columnsOf = new Map<F, number[]>();
  for (const [column, field] of columns.entries()) {
    if (field) columnsOf.set(field, [...(columnsOf.get(field) ?? []), column]);
  }
  return (row) => {
    const { cells } = row;
    const faults = rowFaults(row, headers);
    const notes: ImportMessage[] = [];
    const written = (field: F) =>
      (columnsOf.get(field) ?? [])
        .map((column) => ({
          column: headers[column] ?? labels[field],
          // Removes the apostrophe that exports put before a text that a spreadsheet would take for a formula.
          text: (cells[column] ?? '').trim().replace(/^'(?=[=+\-@])/, ''),
        }))
        .filter(({ text }) => text !== '');
    const filled = (field: F) => written(field).filter(({ text }) => !isEmpty(field, text));
    const texts = (field: F) => filled(field).map(({ text }) => text);

    function columnName(fields: F[]): string {
      const mapped = fields.filter((field) => columnsOf.has(field));
      const field = mapped.find((each) => texts(each).length > 0) ?? mapped[0] ?? fields[0];
      if (field === undefined) return headers[0] ?? '';
      return headers[columnsOf.get(field)?.[0] ?? -1] ?? labels[field];
    }
    const text = (field: F) => texts(field)[0] ?? '';
    const fault = (message: string, ...fields: F[]) =>
      faults.push({ column: columnName(fields), message });
    const note = (message: string, ...fields: F[]) =>
      notes.push({ column: columnName(fields), message });
    const answersOf = (field: F) => answers[columnsOf.get(field)?.[0] ?? -1] ?? {};
    return {
      filled,
      fillers: () =>
        [...columnsOf.keys()].flatMap((field) =>
          written(field)
            .filter(({ text }) => isEmpty(field, text))
            .map((cell) => ({ ...cell, field })),
        ),
      texts,
      text,
      fault,
      note,
      answers: answersOf,
      sign: (field) => answeredSign(answersOf(field)),
      ore(field) {
        if (text(field) === '') return null;
        const read = oreOf(text(field), answeredSign(answersOf(field)));
        if (!read.ok) fault(read.message, field);
        else if (read.warning !== undefined) note(read.warning, field);
        return read.ok ? read.value : null;
      },
      isField: (text): text is F => Object.hasOwn(labels, text),
      faults,
      notes,
    };
  };
}

/** The faults of a row whose cells may be divided wrongly. */
function rowFaults({ cells, broken }: CsvRow, headers: readonly string[]): ImportMessage[] {
  const isLonger = cells.slice(headers.length).some((cell) => cell.trim() !== '');
  return [
    ...(broken
      ? [
          {
            column: headers[0] ?? '',
            message: 'Citattecknen på raden går inte ihop, så det är osäkert var cellerna slutar.',
          },
        ]
      : []),
    ...(isLonger
      ? [{ column: headers.at(-1) ?? '', message: 'Raden har fler celler än det finns rubriker.' }]
      : []),
  ];
}

/**
 * Checks a row's values by a schema; null after faults. A fault names the column that the value came from:
 * `sources` has the fields by the value's path where the path is not the field's name.
 */
export function checkedDraft<T, F extends string>(
  cells: ImportCells<F>,
  schema: GenericSchema<unknown, T>,
  values: unknown,
  sources: Record<string, F[]>,
): T | null {
  const result = safeParse(schema, values);
  if (result.success) return result.output;
  for (const [path, messages] of Object.entries(flatten(result.issues).nested ?? {})) {
    const name = path.replace(/\.\d+$/, '');
    const fields = sources[name] ?? [name].filter(cells.isField);
    cells.fault(messages?.[0] ?? '', ...fields);
  }
  return null;
}
